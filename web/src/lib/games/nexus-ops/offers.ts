import { energizeFacts } from './data';
import { isSide, parse, type Action } from './notation';
import { hasEnemies, ownersOf, stacksOf, taskOf } from './open';
import type { Card, Hex, Open, Seat, Side, Unit } from './view';

/**
 * What can be clicked, sorted by the thing that is clicked. A selection is the beginning of a notation
 * (`buy human`, `move rock_strider A1>`, `play teleport human A1>`): what continues it are its targets. Besides there
 * is `at H0a`, a home hex picked before the unit, and several moves joined by ` + `, a group.
 */

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

export const GROUP = ' + ';
export const stackKey = (seat: Seat, unit: Unit, sign: string, hex: Hex): string =>
  `${seat} ${unit}${sign} ${hex}`;
export const moveOf = (unit: Unit, sign: string, from: Hex): string => `move ${unit}${sign} ${from}>`;
const AT = 'at ';

/** Whether the notation goes on where the selection ends. */
export const continues = (notation: string, selected: string): boolean =>
  notation.startsWith(selected.endsWith('>') ? selected : `${selected} `);

/** The selection as the board takes it: a card that places one or two units means as many as possible. */
export function settled(selected: string | null, legal: readonly string[]): string | null {
  if (selected === null || !/^play \w+$/.test(selected)) return selected;
  const counts = legal.filter((notation) => continues(notation, selected)).map((n) => n.split(' ')[2] ?? '');
  const numbers = counts.filter((word) => /^\d$/.test(word)).sort();
  return numbers.length > 0 ? `${selected} ${numbers.at(-1)}` : selected;
}

class Sorter implements Offers {
  hex = new Map<Hex, Mark>();
  stack = new Map<string, Mark>();
  shop = new Map<Unit, Mark>();
  card = new Map<Card, Mark>();
  sell = new Map<Card, string>();
  figure = new Map<string, string>();
  side = new Map<Side, string>();
  hit = new Map<string, string>();
  counts: string[] = [];

  constructor(
    readonly open: Open,
    readonly seat: Seat,
    readonly legal: readonly string[],
  ) {}

  get mySide(): Side {
    return this.open.turn.active === this.seat ? 'attacker' : 'defender';
  }

  enter(hex: Hex): Effect {
    if (hasEnemies(this.open, this.seat, hex)) return 'fight';
    return this.open.unexplored.includes(hex) ? 'explore' : 'move';
  }

  /** Marks every stack of a seat on a hex. */
  mark(seat: Seat, hex: Hex, mark: Mark): void {
    for (const { unit, sign } of stacksOf(this.open, seat, hex))
      this.stack.set(stackKey(seat, unit, sign, hex), mark);
  }

  /** What can be picked or done when nothing is picked yet. */
  begin(notation: string, action: Action): void {
    const { open, seat } = this;
    switch (action.type) {
      case 'buy':
        this.shop.set(action.unit, { select: `buy ${action.unit}`, effect: 'deploy' });
        this.hex.set(action.hex, { select: AT + action.hex, effect: 'select' });
        break;
      case 'move': {
        const mark: Mark = { select: moveOf(action.unit, action.sign, action.from), effect: 'select' };
        this.stack.set(stackKey(seat, action.unit, action.sign, action.from), mark);
        this.hex.set(action.from, mark);
        break;
      }
      case 'breathe': {
        const mark: Mark = { select: `breathe ${action.from}>`, effect: 'select' };
        this.stack.set(stackKey(seat, 'rubium_dragon', '', action.from), mark);
        this.hex.set(action.from, mark);
        break;
      }
      case 'explore':
      case 'settle':
        this.hex.set(action.hex, {
          action: notation,
          effect: action.type === 'explore' ? 'explore' : 'deploy',
        });
        break;
      case 'fight': {
        const several = this.legal.filter((other) => continues(other, `fight ${action.hex}`)).length > 1;
        this.hex.set(action.hex, {
          ...(several ? { select: `fight ${action.hex}` } : { action: notation }),
          effect: 'fight',
        });
        break;
      }
      case 'lose': {
        const task = taskOf(open);
        if (task?.type === 'breath_loss' && task.hex !== undefined) {
          this.stack.set(stackKey(seat, action.unit, '', task.hex), { action: notation, effect: 'lose' });
        } else this.figure.set(`${this.mySide} ${notation.slice('lose '.length)}`, notation);
        break;
      }
      case 'pick':
        this.figure.set(
          `${this.mySide === 'attacker' ? 'defender' : 'attacker'} ${notation.slice('pick '.length)}`,
          notation,
        );
        break;
      case 'mission':
        this.card.set(action.card, { action: notation, effect: 'select' });
        break;
      case 'sell':
        this.sell.set(action.card, notation);
        break;
      case 'play': {
        const plain = energizeFacts(action.card)?.targets === 'none';
        this.card.set(action.card, plain ? { action: notation, effect: 'select' } : pickCard(action.card));
        break;
      }
      default:
    }
  }

  /** Where the selection leads. */
  goOn(notation: string, action: Action, selected: string): void {
    switch (action.type) {
      case 'buy':
        this.hex.set(action.hex, { action: notation, effect: 'deploy' });
        break;
      case 'move':
        this.hex.set(action.to, { action: notation, effect: this.enter(action.to) });
        break;
      case 'breathe': {
        const named = `breathe ${action.from}>${action.to}`;
        if (selected === named) this.mark(action.victim, action.to, { action: notation, effect: 'breathe' });
        const several = this.legal.filter((other) => continues(other, named)).length > 1;
        this.hex.set(action.to, {
          ...(several ? { select: named } : { action: notation }),
          effect: 'breathe',
        });
        break;
      }
      case 'fight':
        this.mark(action.defender, action.hex, { action: notation, effect: 'fight' });
        break;
      case 'play':
        this.playOn(notation, action, selected);
        break;
      default:
    }
  }

  playOn(
    notation: string,
    { card, targets: [first = '', second = '', third] }: Action & { type: 'play' },
    selected: string,
  ) {
    const wanted = energizeFacts(card)?.targets;
    if (wanted === 'home') this.hex.set(first, { action: notation, effect: 'deploy' });
    else if (wanted === 'drop') this.hex.set(second, { action: notation, effect: 'deploy' });
    else if (wanted === 'march')
      this.stack.set(`${this.seat} ${first} ${second}`, { action: notation, effect: 'select' });
    else if (wanted === 'side' && isSide(first)) this.side.set(first, notation);
    else if (wanted === 'figure') this.figure.set(`${first} ${second}`, notation);
    else if (wanted === 'hit') this.hit.set([first, second, ...(third ? [third] : [])].join(' '), notation);
    else if (wanted === 'teleport') {
      const [from = '', to = ''] = second.split('>');
      const named = `play ${card} ${first} ${from}>`;
      const mark: Mark = { select: named, effect: 'select' };
      this.stack.set(`${this.seat} ${first} ${from}`, mark);
      if (selected === named) this.hex.set(to, { action: notation, effect: 'teleport' });
      else if (!selected.endsWith('>')) this.hex.set(from, mark);
    }
  }
}

const pickCard = (card: Card): Mark => ({ select: `play ${card}`, effect: 'select' });

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

/** Whose units could be fought or breathed at, when the hex is picked and the enemy is not. */
export const victimsOf = (open: Open, seat: Seat, hex: Hex): Seat[] =>
  ownersOf(open, hex).filter((owner) => owner !== seat);
