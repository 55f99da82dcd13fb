/** How a thing on a sheet is called: the message `welcome-to-the-moon-at-<word>` and what stands in it. */
export interface Called {
  word: string;
  /** What things of one kind differ by; neighbours in a list are told together: `rockets 10–12`. */
  n?: number | string;
  /** What it is part of: the message `welcome-to-the-moon-of-<whole>`. */
  of?: string;
  args?: Readonly<Record<string, string | number>>;
}
export type Naming = readonly [string, Called];

type Things = readonly { id: string }[];

export const call = (id: string, word: string, rest: Omit<Called, 'word'> = {}): Naming => [
  id,
  { word, ...rest },
];

/** Things that are counted from 1 in the order of the data. */
export const numbered = (things: Things, word: string, rest: Omit<Called, 'word' | 'n'> = {}): Naming[] =>
  things.map(({ id }, i) => call(id, word, { n: i + 1, ...rest }));

/** Both values of a reward that is better for whoever is first. */
export const prizes = (race: string, word: string, rest: Omit<Called, 'word'>): Naming[] =>
  ['first', 'later'].map((which) =>
    call(`${race}-${which}`, word, { ...rest, args: { ...rest.args, which } }),
  );

/** Pairs of symbols are counted through; each pair has its wild. */
export const inPairs = (
  groups: readonly { symbols: Things; wild?: { id: string } }[],
  word: string,
): Naming[] => [
  ...numbered(
    groups.flatMap(({ symbols }) => symbols),
    word,
  ),
  ...numbered(
    groups.flatMap(({ wild }) => wild ?? []),
    `${word}-wild`,
  ),
];

/** The place of something in a list of ids, from 1. */
export const place = (list: readonly string[], id: string): number => list.indexOf(id) + 1;
export const idsOf = (things: Things): string[] => things.map(({ id }) => id);
