/** What the pointer or the focus rests on, shared by the combinations and the sheet. */
class Looking {
  /** A combination, from 1. */
  combination = $state<number | null>(null);
  /** A space or symbol of one's own sheet. */
  spot = $state<string | null>(null);
}

export const look = new Looking();
