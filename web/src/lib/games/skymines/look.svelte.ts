import type { Company, Offer, Shares } from './view';

/** What the pointer, the focus or a finger rests on, shared by map, markets, console and hand. */
class Looking {
  /** The action that is looked at. */
  offer = $state.raw<Offer | null>(null);
  /** What is looked at is offered; otherwise it is asked why not. */
  legal = $state(true);
  /** One's shares after it, where anything of them changes. */
  values = $state.raw<ReadonlyMap<Company, Shares>>(new Map());

  at(offer: Offer | null, legal = true): void {
    this.offer = offer;
    this.legal = legal;
  }
}

export const look = new Looking();
