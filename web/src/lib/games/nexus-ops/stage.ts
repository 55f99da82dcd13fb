import { BATTLE_ORDER, unitIndex } from './data';
import type { Event, Roll } from './view';
import { hexIndex } from './open';
import type { Fight, Hex, Seat, Shown, Side, Thrown, Unit } from './view';

/** The table between the old view and the new one: what has been shown so far has happened. */

function put(open: Shown, seat: Seat, hex: Hex, unit: Unit, by: number): Shown {
  const [at, kind] = [hexIndex(hex), unitIndex(unit)];
  const here = (open.units[seat]?.[at] ?? []).map((n, i) => (i === kind ? Math.max(0, n + by) : n));
  const units = open.units.map((rows, s) =>
    s === seat ? rows.map((row, i) => (i === at ? here : row)) : rows,
  );
  const stands = here.some((n) => n > 0);
  const presence = open.presence.map((hexes, s) => {
    if (s !== seat || hexes.includes(hex) === stands) return hexes;
    return stands ? [...hexes, hex] : hexes.filter((other) => other !== hex);
  });
  return { ...open, units, presence };
}

export const lift = (open: Shown, seat: Seat, hex: Hex, unit: Unit): Shown => put(open, seat, hex, unit, -1);

const NO_FEAT = { won: false, destroyed: [], losses: 0, enemies: 0, red_played: false };
const begin = ({ hex, defender_seat, order, asked_seats }: Event & { type: 'battle_began' }): Fight => ({
  hex,
  defender: defender_seat,
  order,
  answers: asked_seats.map((seat) => ({ seat, state: 'closed' })),
  step: 0,
  marks: [],
  modifiers: [0, 0],
  dice: [],
  picks: [0, 0],
  hits: [[], []],
  passed: [],
  asked: null,
  feat: { hex, ...NO_FEAT },
});

const dieOf = (side: Side, unit: Unit, { face, modifier, verdict }: Roll): Thrown => ({
  side,
  unit,
  face,
  modifier,
  verdict,
  cancelled: false,
});
const sideOf = (open: Shown, seat: Seat): Side => (open.turn.active === seat ? 'attacker' : 'defender');

function inBattle(open: Shown, change: (battle: Fight) => Partial<Fight>): Shown {
  return open.battle ? { ...open, battle: { ...open.battle, ...change(open.battle) } } : open;
}

/** Dice of one step lie together; the first of a new step clears the old ones away. */
function rolled(open: Shown, event: Event & { type: 'dice_rolled' }, goesOn: boolean): Shown {
  const side = sideOf(open, event.seat);
  return inBattle(open, ({ dice }) => ({
    dice: [...(goesOn ? dice : []), ...event.dice.map((roll) => dieOf(side, event.unit, roll))],
    step: BATTLE_ORDER.indexOf(event.unit) + 2,
  }));
}

function rerolled(open: Shown, event: Event & { type: 'misses_rerolled' }): Shown {
  const side = sideOf(open, event.seat);
  const fresh = [...event.dice];
  return inBattle(open, ({ dice }) => ({
    dice: dice.map((die) => {
      const roll = die.side === side && die.verdict === 'miss' ? fresh.shift() : undefined;
      return roll ? dieOf(side, die.unit, roll) : die;
    }),
  }));
}

function cancelled(open: Shown, event: Event & { type: 'hit_cancelled' }): Shown {
  const side = sideOf(open, event.victim_seat) === 'attacker' ? 'defender' : 'attacker';
  return inBattle(open, ({ dice }) => {
    const struck = dice.findIndex(
      (die) => die.side === side && die.unit === event.unit && die.verdict !== 'miss' && !die.cancelled,
    );
    return { dice: dice.map((die, i) => (i === struck ? { ...die, cancelled: true } : die)) };
  });
}

/** The table after an event; `before` is the event shown just before it. */
export function after(open: Shown, event: Event, before: Event | null): Shown {
  switch (event.type) {
    case 'turn_began':
      return {
        ...open,
        turn: { ...open.turn, number: event.turn, active: event.seat, phase: 'deploy' },
        battle: null,
      };
    case 'unit_bought':
      return put(open, event.seat, event.hex, event.unit, 1);
    case 'units_placed':
      return put(open, event.seat, event.hex, event.unit, event.count);
    case 'unit_moved':
    case 'unit_teleported':
      return put(put(open, event.seat, event.from, event.unit, -1), event.seat, event.to, event.unit, 1);
    case 'unit_destroyed':
      return put(open, event.seat, event.hex, event.unit, -1);
    case 'hex_explored':
      return { ...open, unexplored: open.unexplored.filter((hex) => hex !== event.hex) };
    case 'mine_found':
      return {
        ...open,
        mines: open.mines.map((value, i) => (i === hexIndex(event.hex) ? event.mine : value)),
      };
    case 'battle_began':
      return { ...open, battle: begin(event) };
    case 'dice_rolled':
      return rolled(open, event, before?.type === 'dice_rolled');
    case 'misses_rerolled':
      return rerolled(open, event);
    case 'hit_cancelled':
      return cancelled(open, event);
    case 'battle_won':
    case 'battle_lost':
    case 'battle_undecided':
      return { ...open, battle: null };
    default:
      return open;
  }
}
