/**
 * The contract with the server: types made from `crates/table/src/wire` by `cargo xtask types`, and the few words
 * for them that only the web app uses. Everything outside this folder imports from here.
 */
import type { Text } from './generated';

export type * from './generated';
export type Lang = 'ru' | 'en';
export type Bilingual = Text;
