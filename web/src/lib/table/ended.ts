import type { Said, SeatState, Step, TableState } from '$lib/wire';
import { winners } from './scores';

export interface Ended {
  /** The sentence that says why it is over; nothing when the last thing told says nothing of that. */
  why: Said | null;
  /** Who gave up and so ended it; the log of somebody who comes later does not tell. */
  gaveUp: readonly SeatState[];
  /** It was given up or broken off, so points are not what it was about. */
  early: boolean;
}

/** Those whose giving up ended the game: a bot plays on only where two others are left, one of them a person. */
function lastToGiveUp(seats: readonly SeatState[]): readonly SeatState[] {
  const left = seats.filter(({ resigned }) => !resigned);
  const playedOn = left.length > 1 && left.some(({ kind }) => kind === 'human');
  return playedOn ? [] : seats.filter(({ resigned }) => resigned);
}

/** Why a game is over: somebody gave up, all agreed, or what was told last, unless that is about somebody who did not win. */
export function endedBy(
  log: readonly Step[],
  { outcome, seats }: Pick<TableState, 'outcome' | 'seats'>,
): Ended {
  const gaveUp = lastToGiveUp(seats);
  if (gaveUp.length > 0) return { why: null, gaveUp, early: true };
  const last = log
    .flatMap(({ events }) => events)
    .findLast(({ key }) => key.startsWith('event-') || key === 'table-agreed-end');
  if (!last) return { why: null, gaveUp, early: false };
  if (last.key === 'table-agreed-end') return { why: last, gaveUp, early: true };
  const seat = (last.facts as { seat?: unknown } | null)?.seat;
  const fits = typeof seat !== 'number' || winners(outcome).includes(seat);
  return { why: fits ? last : null, gaveUp, early: false };
}
