/** One screen to remember a game by. */

/** Something to remember, with a heading of its own. */
export interface Topic<Icon extends string = string> {
  title: string;
  text?: readonly string[];
  /** What is said more quietly. */
  aside?: readonly string[];
  /** Symbols and what they mean. */
  symbols?: readonly { icon: Icon; text: string; label?: string }[];
  /** Words and what they mean. */
  terms?: readonly { term: string; text: string }[];
  /** One of these, or all. */
  list?: readonly string[];
}
/** Topics below one another; two columns side by side, or one across. */
export interface Column<Icon extends string = string> {
  wide?: boolean;
  topics: readonly Topic<Icon>[];
}
