import type { ScoreSheet } from '$lib/wire';
import type { Sheet } from './sheets/model';
import type { View } from './view';

/** Adventure 8: sheets lie between neighbours; a single player's is ASTRA, as if in a second seat. */

/** Who sits at the near and the far side of a shared sheet; nothing where everybody has a sheet to themselves. */
export const sidesOf = ({ sides }: View, place: number): readonly [number, number] | null =>
  sides[place] ?? null;

/** The lines that two neighbours' pads have for one shared sheet, named by its boxes. */
export function sharedScore(
  { shared }: Sheet,
  scores: readonly ScoreSheet[],
  [near, far]: readonly [number, number],
): ScoreSheet {
  const of = (seat: number, boxes: readonly (readonly [string, string])[]) =>
    (scores[seat]?.lines ?? []).flatMap((line) => {
      const box = boxes.find(([label]) => label === line.label);
      return box ? [{ ...line, label: box[1] }] : [];
    });
  const mine = shared.map(({ name, left }) => [left, `s1-${name}`] as const);
  const theirs = shared.map(({ name, right }) => [right, `s2-${name}`] as const);
  return { lines: [...of(near, [['missions', 's1-missions'], ...mine]), ...of(far, theirs)] };
}
