import type { Foresight, Step } from '$lib/wire';
import type { Point } from '$lib/board/pose';
import { ADJACENT } from './data';
import type { Event, Hex, Seat } from './view';

/** Whether a way is drawn as a jump: its hexes do not lie side by side. */
export const isJump = (path: readonly Hex[]): boolean =>
  path.some((hex, i) => i > 0 && !ADJACENT[path[i - 1] as Hex]?.includes(hex));

/** The way of the first move that is foreseen. */
export function pathIn({ steps }: Foresight): readonly Hex[] | null {
  const events = steps.flatMap((step) => step.events);
  const moved = events.map(({ facts }) => facts as Event).find(({ type }) => type === 'unit_moved');
  return moved?.type === 'unit_moved' ? moved.path : null;
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
