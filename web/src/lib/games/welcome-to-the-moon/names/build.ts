/** How a thing on a sheet is called: the message `place-<word>` of the game's texts and what stands in it. */
export interface Name {
  word: string;
  n?: number;
  facts: Readonly<Record<string, string | number>>;
}

/** The names of a sheet, as the rules' crate made them, by what they name. */
export const named = (places: readonly ({ id: string } & Name)[]): [string, Name][] =>
  places.map(({ id, ...name }) => [id, name]);
