import { written } from '$lib/table/parts';
import type { Effect, Mark, Offers } from './offers';
import { hasEnemies, PLAIN, stacksOf, taskOf } from './open';
import {
  buyAt,
  buyOf,
  figureKey,
  hitKey,
  leading,
  moveOf,
  same,
  stackKey,
  type Offer,
  type Picked,
} from './selection';
import type { Card, Hex, Open, Seat, Side, Unit } from './view';

const pick = (part: Picked, effect: Effect = 'select'): Mark => ({ select: written(part), effect });

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
  counts: readonly number[] = [];
  #homes = new Set<Hex>();

  constructor(
    readonly open: Open,
    readonly seat: Seat,
    readonly legal: readonly Offer[],
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
    for (const { unit, kind } of stacksOf(this.open, seat, hex))
      this.stack.set(stackKey(seat, unit, kind, hex), mark);
  }

  /** With something picked, a home hex is no longer where one begins. */
  withoutHomes(): void {
    for (const hex of this.#homes) this.hex.delete(hex);
  }

  /** Done at once when it is the only one of its kind, else picked first. */
  #atHex(hex: Hex, part: Picked, { notation }: Offer, effect: Effect): void {
    const several = leading(this.legal, part).length > 1;
    this.hex.set(hex, several ? pick(part, effect) : { action: notation, effect });
  }

  /** What can be picked or done when nothing is picked yet. */
  begin(offer: Offer): void {
    const { seat } = this;
    const { notation, action } = offer;
    switch (action.type) {
      case 'buy':
        this.shop.set(action.unit, pick(buyOf(action.unit), 'deploy'));
        this.hex.set(action.hex, pick(buyAt(action.hex)));
        this.#homes.add(action.hex);
        break;
      case 'move': {
        const mark = pick(moveOf(action.unit, action.kind, action.from));
        this.stack.set(stackKey(seat, action.unit, action.kind, action.from), mark);
        this.hex.set(action.from, mark);
        break;
      }
      case 'breathe': {
        const mark = pick({ type: 'breathe', from: action.from });
        this.stack.set(stackKey(seat, 'rubium_dragon', PLAIN, action.from), mark);
        this.hex.set(action.from, mark);
        break;
      }
      case 'explore':
        this.hex.set(action.hex, { action: notation, effect: 'explore' });
        break;
      case 'settle':
        this.hex.set(action.hex, { action: notation, effect: 'deploy' });
        break;
      case 'fight':
        this.#atHex(action.hex, { type: 'fight', hex: action.hex }, offer, 'fight');
        break;
      default:
        this.#beginCards(offer);
    }
  }

  #beginCards({ notation, action }: Offer): void {
    const now: Mark = { action: notation, effect: 'select' };
    switch (action.type) {
      case 'lose': {
        const task = taskOf(this.open);
        if (task?.type === 'breath_loss') {
          const key = stackKey(this.seat, action.figure.unit, PLAIN, task.hex);
          this.stack.set(key, { action: notation, effect: 'lose' });
        } else this.figure.set(figureKey(this.mySide, action.figure), notation);
        break;
      }
      case 'pick': {
        const theirs = this.mySide === 'attacker' ? 'defender' : 'attacker';
        this.figure.set(figureKey(theirs, action.figure), notation);
        break;
      }
      case 'sell_energize':
      case 'sell_secret':
        this.sell.set(action.card, notation);
        break;
      case 'play_mission':
      case 'play_plain':
        this.card.set(action.card, now);
        break;
      case 'play_units':
      case 'play_teleport':
      case 'play_march':
      case 'play_side':
      case 'play_figure':
      case 'play_cancel':
        this.card.set(action.card, pick({ type: action.type, card: action.card }));
        break;
      default:
    }
  }

  /** Where the selection leads. */
  goOn(offer: Offer, selected: Picked): void {
    const { notation, action } = offer;
    switch (action.type) {
      case 'buy':
      case 'play_units':
        this.hex.set(action.hex, { action: notation, effect: 'deploy' });
        break;
      case 'move':
        this.hex.set(action.to, { action: notation, effect: this.enter(action.to) });
        break;
      case 'breathe': {
        const named: Picked = { type: 'breathe', from: action.from, to: action.to };
        if (same(selected, named))
          this.mark(action.victim_seat, action.to, { action: notation, effect: 'breathe' });
        this.#atHex(action.to, named, offer, 'breathe');
        break;
      }
      case 'fight':
        this.mark(action.defender_seat, action.hex, { action: notation, effect: 'fight' });
        break;
      case 'play_march': {
        const key = stackKey(this.seat, action.unit, action.kind, action.hex);
        this.stack.set(key, { action: notation, effect: 'select' });
        break;
      }
      case 'play_side':
        this.side.set(action.side, notation);
        break;
      case 'play_figure':
        this.figure.set(figureKey(action.side, action.figure), notation);
        break;
      case 'play_cancel':
        this.hit.set(hitKey(action.side, action.unit, action.picked), notation);
        break;
      case 'play_teleport': {
        const { type, card, unit, kind, from } = action;
        const named: Picked = { type, card, unit, kind, from };
        const mark = pick(named);
        this.stack.set(stackKey(this.seat, unit, kind, from), mark);
        if (same(selected, named)) this.hex.set(action.to, { action: notation, effect: 'teleport' });
        else if (!('from' in selected)) this.hex.set(from, mark);
        break;
      }
      default:
    }
  }
}
