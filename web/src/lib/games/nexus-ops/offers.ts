import { find } from '$lib/table/parts';
import {
  countsOf,
  isAt,
  leading,
  pickedIn,
  settled,
  type MovePart,
  type Offer,
  type Picked,
} from './selection';
import { Sorter } from './sorter';
import type { Action, Card, Hex, Open, Seat, Side, Unit } from './view';

/** What can be clicked, sorted by the thing that is clicked. */

export type Effect = 'move' | 'explore' | 'fight' | 'deploy' | 'breathe' | 'teleport' | 'select' | 'lose';
export interface Mark {
  action?: string;
  select?: string;
  /** Several actions, one after another. */
  group?: readonly string[];
  effect: Effect;
}

export interface Offers {
  hex: ReadonlyMap<Hex, Mark>;
  stack: ReadonlyMap<string, Mark>;
  shop: ReadonlyMap<Unit, Mark>;
  card: ReadonlyMap<Card, Mark>;
  sell: ReadonlyMap<Card, string>;
  /** Figures of a battle, by `figureKey`. */
  figure: ReadonlyMap<string, string>;
  side: ReadonlyMap<Side, string>;
  /** Hits that can be cancelled, by `hitKey`. */
  hit: ReadonlyMap<string, string>;
  /** How many the selected card may place. */
  counts: readonly number[];
}

/** The hexes where every figure of a group may go, each with the moves that take it there. */
function groupTargets(sorter: Sorter, parts: readonly MovePart[]): void {
  const [first] = parts;
  if (!first) return;
  for (const { action } of leading(sorter.legal, first)) {
    if (action.type !== 'move') continue;
    const moves = parts.map((part) => find<Action>(sorter.legal, { ...action, ...part, to: action.to }));
    if (!moves.every((move) => move !== undefined)) continue;
    const group = moves.map(({ notation }) => notation);
    sorter.hex.set(action.to, { group, effect: sorter.enter(action.to) });
  }
}

/** A card's targets may include the stacks that could be carried, so only the card counts. */
const wide = (part: Picked): Picked =>
  part.type === 'play_teleport' && part.card !== undefined ? { type: part.type, card: part.card } : part;

export const isMove = (part: Picked): part is MovePart => part.type === 'move';

/** Sorts the legal actions for what is selected now. */
export function offersOf(
  open: Open,
  seat: Seat | null,
  legal: readonly Offer[],
  selected: string | null,
): Offers {
  const sorter = new Sorter(open, seat ?? -1, legal);
  for (const offer of legal) sorter.begin(offer);
  const picked = pickedIn(selected);
  const [first] = picked;
  if (!first) return sorter;
  if (isAt(first)) {
    for (const { notation, action } of leading(legal, first)) {
      if (action.type === 'buy') sorter.shop.set(action.unit, { action: notation, effect: 'deploy' });
    }
    return sorter;
  }
  sorter.withoutHomes();
  if (picked.length > 1) {
    groupTargets(sorter, picked.filter(isMove));
    return sorter;
  }
  const part = settled(first, legal);
  for (const offer of leading(legal, wide(part))) sorter.goOn(offer, part);
  if (part.type === 'play_units' && part.card !== undefined) sorter.counts = countsOf(legal, part.card);
  return sorter;
}
