import { energizeFacts } from './data';
import { parse } from './notation';
import { AT, continues, GROUP, settled } from './selection';
import { Sorter } from './sorter';
import type { Card, Hex, Open, Seat, Side, Unit } from './view';

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
  /** Figures of a battle: `attacker human`, `defender human*2`. */
  figure: ReadonlyMap<string, string>;
  side: ReadonlyMap<Side, string>;
  /** Hits that can be cancelled: `attacker lava_leaper picked`. */
  hit: ReadonlyMap<string, string>;
  /** How many the selected card may place. */
  counts: readonly string[];
}

/** The hexes where every figure of a group may go, each with the moves that take it there. */
function groupTargets(sorter: Sorter, parts: readonly string[]): void {
  const targets = (part: string) =>
    sorter.legal.filter((n) => continues(n, part)).map((n) => n.slice(part.length));
  const [first = '', ...others] = parts;
  for (const to of targets(first)) {
    if (!others.every((part) => sorter.legal.includes(part + to))) continue;
    sorter.hex.set(to, { group: parts.map((part) => part + to), effect: sorter.enter(to) });
  }
}

/** Sorts the legal actions for what is selected now. */
export function offersOf(
  open: Open,
  seat: Seat | null,
  legal: readonly string[],
  picked: string | null,
): Offers {
  const sorter = new Sorter(open, seat ?? -1, legal);
  const actions = legal.flatMap((notation) => {
    const action = parse(notation);
    return action ? [{ notation, action }] : [];
  });
  for (const { notation, action } of actions) sorter.begin(notation, action);
  const selected = settled(picked, legal);
  if (selected === null) return sorter;
  if (selected.startsWith(AT)) {
    for (const { notation, action } of actions) {
      if (action.type !== 'buy' || action.hex !== selected.slice(AT.length)) continue;
      sorter.shop.set(action.unit, { action: notation, effect: 'deploy' });
    }
    return sorter;
  }
  for (const [hex, { select }] of sorter.hex) if (select?.startsWith(AT)) sorter.hex.delete(hex);
  if (selected.includes(GROUP)) groupTargets(sorter, selected.split(GROUP));
  const card = /^play \w+/.exec(selected)?.[0];
  // A card's targets may include the stacks that could be carried, so its first word is looked at as a whole.
  const wide = card && energizeFacts(card.slice('play '.length))?.targets === 'teleport' ? card : selected;
  for (const { notation, action } of actions) {
    if (continues(notation, wide)) sorter.goOn(notation, action, selected);
    const count = card && /^play (\w+) (\d) /.exec(notation)?.[2];
    if (count && continues(notation, card) && !sorter.counts.includes(count)) sorter.counts.push(count);
  }
  return sorter;
}
