import { has, isTagged, read, written, type Part } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import { legalOf, type Action, type Offer } from '../view';

/** What is settled of an action whose rest is still to be chosen. */
export type Picked = Part<Action>;

export const pickedIn = (selected: string | null): Picked | null => {
  const value = selected === null ? null : read(selected);
  return isTagged(value) ? (value as Picked) : null;
};
export const partOf = (part: Picked): string => written<Picked>(part);
/** The legal actions that a choice leaves. */
export const leftBy = (legal: readonly Offer[], picked: Picked | null): readonly Offer[] =>
  picked ? legal.filter(({ action }) => has<Action>(action, picked)) : legal;

/** A thing stays picked while something can still be done with it. */
export function keeps(value: string, seatView: SeatView): boolean {
  const picked = pickedIn(value);
  // To have gone to a part of the table is nothing to keep.
  return picked !== null && Object.keys(picked).length > 1 && leftBy(legalOf(seatView), picked).length > 0;
}
