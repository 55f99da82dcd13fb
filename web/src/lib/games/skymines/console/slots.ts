import { SLOTS, type Lock, type Lying, type Slot, type View } from '../view';

/** What lies in an action slot, or why nothing can. */
export interface SlotLook {
  slot: Slot;
  /** A card of the plan that is still being made lies face up before its owner. */
  lying: Lying | null;
  /** What switches it on: the step of the tank or the screen of the research track. */
  locked: Lock | null;
}

/** The five slots of a person, and the tiles beside them. */
export function slotsOf(view: View, seat: number): { slots: SlotLook[]; tiles: readonly Lying[] } {
  const { locks } = view.standings[seat]!;
  const { area } = view.open.persons[seat]!;
  const tiles = area.filter(({ slot }) => slot === null);
  const planning = view.open.phase === 'planning';
  const mine = view.viewer !== 'spectator' && view.viewer.seat === seat;
  /** A plan that is still being made is its owner's alone. */
  const draft = planning ? (mine && view.own?.slots) || [] : null;
  return {
    tiles,
    slots: SLOTS.map((slot, i) => {
      const planned = draft?.[i] ?? null;
      const lying =
        draft === null
          ? (area.find((one) => one.slot === slot) ?? null)
          : planned === null
            ? null
            : { card: planned, slot, up: true, plus: false };
      return { slot, lying, locked: lying ? null : (locks.find((lock) => lock.slot === slot) ?? null) };
    }),
  };
}
