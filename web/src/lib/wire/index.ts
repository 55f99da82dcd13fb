/**
 * The contract with the server: types made from `crates/table/src/wire` by `cargo xtask types`, and the few words
 * for them that only the web app uses. Everything outside this folder imports from here.
 */
export type * from './generated';
export type Lang = 'ru' | 'en';
/** Texts of the page itself, still written in both languages. */
export type Bilingual = Record<Lang, string>;
