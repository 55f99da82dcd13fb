import type { Offer } from './view';

/** What the pointer or the focus rests on, shared by the parts of the table. */
class Looking {
  /** The action that is looked at. */
  offer = $state.raw<Offer | null>(null);

  at(offer: Offer | null): void {
    this.offer = offer;
  }
}
export const look = new Looking();
