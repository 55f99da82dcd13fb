import type { ScoreSheet } from '$lib/wire';
import type { View } from './view';

/** Adventure 8: sheets lie between neighbours; a single player's is ASTRA, as if in a second seat. Each player plays on the own sheet and on that of the right neighbour in turn. */
const SHARED = 8;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;

/** The sheet that a seat writes on this turn. */
export function activeSheet({ table, board }: View, seat: number): number {
  return table.adventure === SHARED && table.turn % 2 === 0 ? rightOf(seat, board.sheets.length) : seat;
}

/** Who sits at the near and the far side of a shared sheet. */
export const sidesOf = ({ table, board }: View, place: number): readonly [number, number] | null =>
  table.adventure === SHARED ? [place, leftOf(place, board.sheets.length)] : null;

/** System errors of a player, on both sheets where they are shared. */
export function errorsOf({ board }: View, seat: number): number {
  if (board.type !== 'planets') return board.sheets[seat]?.errors ?? 0;
  const side = (place: number, at: 0 | 1) => board.sheets[place]?.sides[at].errors ?? 0;
  return side(seat, 0) + side(rightOf(seat, board.sheets.length), 1);
}

/** The lines that two neighbours' pads have for one shared sheet, named by its sides. */
export function sharedScore(scores: readonly ScoreSheet[], place: number, seats: number): ScoreSheet {
  const of = (seat: number, from: string, to: string) =>
    (scores[seat]?.lines ?? [])
      .filter(({ label }) => label.startsWith(from))
      .map((line) => ({ ...line, label: line.label.replace(from, to) }));
  const missions = of(place, 'missions', 's1-missions');
  return { lines: [...missions, ...of(place, 'left_', 's1-'), ...of(leftOf(place, seats), 'right_', 's2-')] };
}
