/** What the pointer or the focus rests on, shared by the combinations and the sheet. */
class Looking {
  /** A combination, from 1. */
  combination = $state<number | null>(null);
  /** A space or symbol of one's own sheet. */
  spot = $state<string | null>(null);
  /** Where the number of the combination would fit; nothing until that is known. */
  fits = $state.raw<ReadonlySet<string> | null>(null);
}

export const look = new Looking();
