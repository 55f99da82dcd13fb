import type { Company, Offer, View } from './view';

/** A step of the running expansion, as it is drawn. */
export interface PathStep {
  spot: string;
  /** Energy, where it was seen. */
  price: number | null;
}

/** What the pointer, the focus or a finger rests on, shared by map, markets, console and hand. */
class Looking {
  /** The action that is looked at. */
  offer = $state.raw<Offer | null>(null);
  /** What is looked at is offered; otherwise it is asked why not. */
  legal = $state(true);
  /** What shares would be worth after it, where that changes. */
  values = $state.raw<ReadonlyMap<Company, number>>(new Map());
  /** Places entered in this expansion, in the order of entering. */
  path = $state.raw<readonly PathStep[]>([]);
  #prices = new Map<string, number>();

  at(offer: Offer | null, legal = true): void {
    this.offer = offer;
    this.legal = legal;
  }

  /** Follows an expansion: the view says which places were entered, and before that what they cost. */
  follow({ open, targets }: View): void {
    const entered = open.turn.expansion.entered;
    const kept = this.path.filter(({ spot }) => entered.includes(spot));
    const fresh = entered.filter((spot) => !kept.some((step) => step.spot === spot));
    this.path = [...kept, ...fresh.map((spot) => ({ spot, price: this.#prices.get(spot) ?? null }))];
    if (entered.length === 0) this.#prices.clear();
    for (const { spot, price } of targets) this.#prices.set(spot, price);
  }
}

export const look = new Looking();
