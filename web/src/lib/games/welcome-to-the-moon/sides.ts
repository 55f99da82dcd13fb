import type { ScoreSheet } from '$lib/wire';
import type { View } from './view';

/** Adventure 8: sheets lie between neighbours. Each player plays on the own sheet and on that of the right neighbour in turn. */
const SHARED = 8;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;

/** The sheet that a seat writes on this turn. */
export function activeSheet({ table }: View, seat: number): number {
  return table.options.adventure === SHARED && table.turn % 2 === 0 ? rightOf(seat, table.seats) : seat;
}

/** Who sits at the near and the far side of a shared sheet. */
export const sidesOf = ({ table }: View, place: number): readonly [number, number] | null =>
  table.options.adventure === SHARED ? [place, leftOf(place, table.seats)] : null;

/** System errors of a player, on both sheets where they are shared. */
export function errorsOf({ table, board }: View, seat: number): number {
  const count = (facts: unknown) => (typeof facts === 'number' ? facts : 0);
  if (table.options.adventure !== SHARED) return count(board.sheets[seat]?.['errors']);
  const side = (place: number, at: number) =>
    count((board.sheets[place]?.['sides'] as readonly { errors: number }[] | undefined)?.[at]?.errors);
  return side(seat, 0) + side(rightOf(seat, table.seats), 1);
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
