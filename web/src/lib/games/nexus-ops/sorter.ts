import { energizeFacts } from './data';
import { isSide, type Action } from './notation';
import type { Effect, Mark, Offers } from './offers';
import { hasEnemies, stacksOf, taskOf } from './open';
import { AT, continues, moveOf, stackKey } from './selection';
import type { Card, Hex, Open, Seat, Side, Unit } from './view';

const pickCard = (card: Card): Mark => ({ select: `play ${card}`, effect: 'select' });

/** Puts each legal action to the thing that is clicked for it. */
export class Sorter implements Offers {
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
