import type { Event } from './view';
import type { Card, Hex, Seat, Unit } from './view';

/** What moves on the board while an event is shown. */
export type Show =
  | { kind: 'travel'; seat: Seat; unit: Unit; path: readonly Hex[] }
  | { kind: 'appear'; seat: Seat; unit: Unit; hex: Hex; count: number }
  | { kind: 'vanish'; seat: Seat; unit: Unit; hex: Hex }
  | { kind: 'flip'; seat: Seat; hex: Hex; tile: string }
  | { kind: 'breath'; seat: Seat; from: Hex; to: Hex; die: number; hit: boolean }
  | {
      kind: 'gain';
      seat: Seat;
      what: 'rubium' | 'vp' | 'energize' | 'secret';
      amount: number;
      hex: Hex | null;
    }
  | { kind: 'card'; seat: Seat; card: Card | null; how: 'played' | 'sold' | 'mission' }
  | { kind: 'turn'; seat: Seat }
  | { kind: 'battle'; hex: Hex }
  | { kind: 'dice'; count: number; seat: Seat }
  | { kind: 'result'; hex: Hex; winner: Seat | null; attacker: Seat; defender: Seat };

export interface Beat {
  show: Show | null;
  /** How long it is looked at. */
  ms: number;
}

const TRAVEL = 420;
const GLANCE = 260;
const READ = 850;
const TUMBLE = 500;
const BETWEEN_DICE = 60;
const nothing: Beat = { show: null, ms: 0 };

/** One event, one thing to see. Every event of the game stands here, or this does not compile. */
export function animate(event: Event): Beat {
  switch (event.type) {
    case 'turn_began':
      return { show: { kind: 'turn', seat: event.seat }, ms: 500 };
    case 'unit_bought':
      return { show: { kind: 'appear', ...event, count: 1 }, ms: GLANCE };
    case 'units_placed':
      return { show: { kind: 'appear', ...event }, ms: GLANCE + 100 };
    case 'unit_moved':
      return { show: { kind: 'travel', ...event }, ms: TRAVEL };
    case 'unit_teleported':
      return { show: { kind: 'travel', ...event, path: [event.from, event.to] }, ms: TRAVEL };
    case 'dragon_breathed':
      return { show: { kind: 'breath', ...event }, ms: READ };
    case 'hex_explored':
      return { show: { kind: 'flip', ...event }, ms: 650 };
    case 'battle_began':
      return { show: { kind: 'battle', hex: event.hex }, ms: 500 };
    case 'dice_rolled':
    case 'misses_rerolled': {
      const count = event.dice.length;
      return { show: { kind: 'dice', count, seat: event.seat }, ms: TUMBLE + count * BETWEEN_DICE + 350 };
    }
    case 'hit_cancelled':
    case 'side_helped':
    case 'figure_marked':
      return { show: null, ms: GLANCE };
    case 'unit_destroyed':
      return { show: { kind: 'vanish', ...event }, ms: GLANCE + 60 };
    case 'battle_won':
      return { show: ends(event, event.seat), ms: READ };
    case 'battle_lost':
    case 'battle_undecided':
      return { show: ends(event, null), ms: READ };
    case 'energize_played':
      return { show: { kind: 'card', seat: event.seat, card: event.card, how: 'played' }, ms: READ };
    case 'mission_played':
      return { show: { kind: 'card', seat: event.seat, card: event.card, how: 'mission' }, ms: READ };
    case 'energize_sold':
    case 'secret_sold':
      return { show: { kind: 'card', seat: event.seat, card: event.card, how: 'sold' }, ms: 500 };
    case 'mission_taken':
    case 'hill_taken':
      return { show: { kind: 'gain', seat: event.seat, what: 'vp', amount: event.vp, hex: null }, ms: 600 };
    case 'income_taken':
    case 'rubium_gained':
      return {
        show: { kind: 'gain', seat: event.seat, what: 'rubium', amount: event.amount, hex: null },
        ms: 600,
      };
    case 'mine_found':
      return { show: null, ms: 120 };
    case 'secret_drawn':
      return { show: { kind: 'gain', seat: event.seat, what: 'secret', amount: 1, hex: null }, ms: GLANCE };
    case 'secrets_drawn':
      return {
        show: { kind: 'gain', seat: event.seat, what: 'secret', amount: event.count, hex: null },
        ms: GLANCE,
      };
    case 'energize_drawn':
    case 'energize_drawn_unseen':
      return { show: { kind: 'gain', seat: event.seat, what: 'energize', amount: 1, hex: null }, ms: GLANCE };
    case 'march_ordered':
    case 'discount_gained':
    case 'no_figure_to_find':
    case 'card_passed':
    case 'secret_put_under':
    case 'secret_put_under_unseen':
    case 'energize_reshuffled':
    case 'secrets_reshuffled':
    case 'draw_lost':
    case 'target_reached':
    case 'player_eliminated':
      return nothing;
    default:
      return unknown(event);
  }
}

/** An event this page does not know yet: an older page with a newer server. The new view shows what it did. */
function unknown(event: never): Beat {
  void event;
  return nothing;
}

function ends(event: { hex: Hex; seat: Seat; defender_seat: Seat }, winner: Seat | null): Show {
  return { kind: 'result', hex: event.hex, winner, attacker: event.seat, defender: event.defender_seat };
}
