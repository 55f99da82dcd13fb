/**
 * The contract with the server: types made from `crates/table/src/wire` by `cargo xtask types`, and the few words
 * for them that only the web app uses. Everything outside this folder imports from here.
 */
export type * from './generated';
/** The code of a language: `en`, `ru`, or one that was added. */
export type Lang = string;
