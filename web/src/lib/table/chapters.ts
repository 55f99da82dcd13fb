type History = readonly (readonly number[])[];

/** A part of a long game, from one number of decisions on, with its own points over time. */
export type Chapter = { number: number; from: number; history: History };

/** A game cut where its points start from zero again; what is over at once tells nothing. */
export function chaptersOf(history: History, starts: readonly number[]): Chapter[] {
  const from = [0, ...starts];
  return from
    .map((at, i) => ({ number: i + 1, from: at, history: history.slice(at, from[i + 1]) }))
    .filter((chapter) => chapter.history.length > 1);
}

/** In which chapter a decision was made. */
export const chapterAt = (starts: readonly number[], at: number): number =>
  1 + starts.filter((start) => start <= at).length;
