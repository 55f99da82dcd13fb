import type { Step } from '$lib/wire';
import { route, type Layout, type Point } from './board';
import { factsOf } from './data';
import type { Event } from './view';
import { hasEnemies, terrainOf } from './open';
import type { Hex, Open, Seat, Unit } from './view';

/** Whether the move is drawn as a jump: from lava or from the Monolith, or too far to walk. */
export function leaps(open: Open, board: Layout, unit: Unit, from: Hex, to: Hex): boolean {
  if (board.neighbours(from).includes(to)) return false;
  const { abilities } = factsOf(unit);
  const terrain = terrainOf(open, from);
  return (
    (abilities.includes('leap') && terrain === 'magma') ||
    (abilities.includes('flight') && terrain === 'monolith')
  );
}

/** The hexes of a move, for drawing only: which way a unit goes makes no difference to the game. */
export function wayOf(open: Open, board: Layout, seat: Seat, unit: Unit, from: Hex, to: Hex): Hex[] {
  if (leaps(open, board, unit, from, to)) return [from, to];
  const { forbidden, abilities } = factsOf(unit);
  const cost = (hex: Hex) => {
    const terrain = terrainOf(open, hex);
    if (forbidden.includes(terrain) || hasEnemies(open, seat, hex)) return 9;
    return abilities.includes('stride') && terrain === 'rock' ? 0 : 0.5;
  };
  return route(board, from, to, cost);
}

/** A smooth line through places; two places far apart are joined by an arc. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const n = (value: number) => Math.round(value * 10) / 10;
  const start = `M${n(first.x)} ${n(first.y)}`;
  const [only] = rest;
  if (rest.length === 1 && only) {
    const [dx, dy] = [only.x - first.x, only.y - first.y];
    const bend = Math.min(0.22, 34 / Math.hypot(dx, dy));
    const mid = { x: first.x + dx / 2 + dy * bend, y: first.y + dy / 2 - Math.abs(dx) * bend };
    return `${start}Q${n(mid.x)} ${n(mid.y)} ${n(only.x)} ${n(only.y)}`;
  }
  const middles = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] as Point;
    return `Q${n(point.x)} ${n(point.y)} ${n((point.x + next.x) / 2)} ${n((point.y + next.y) / 2)}`;
  });
  const last = rest.at(-1) as Point;
  return `${start}${middles.join('')}L${n(last.x)} ${n(last.y)}`;
}

export interface Trail {
  seat: Seat;
  from: Hex | null;
  to: Hex;
  kind: 'way' | 'breath' | 'loss' | 'new';
}

/** What others did since one's own last action, as marks on the board. */
export function trailsOf(steps: readonly Step[]): Trail[] {
  const events = steps.flatMap((step) => step.events.map((said) => said.facts as Event));
  return events.flatMap((event): Trail[] => {
    switch (event.type) {
      case 'unit_moved':
      case 'unit_teleported':
        return [{ seat: event.seat, from: event.from, to: event.to, kind: 'way' }];
      case 'dragon_breathed':
        return [{ seat: event.seat, from: event.from, to: event.to, kind: 'breath' }];
      case 'unit_destroyed':
        return [{ seat: event.seat, from: null, to: event.hex, kind: 'loss' }];
      case 'unit_bought':
      case 'units_placed':
        return [{ seat: event.seat, from: null, to: event.hex, kind: 'new' }];
      default:
        return [];
    }
  });
}
