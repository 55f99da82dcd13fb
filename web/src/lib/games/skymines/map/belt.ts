import type { Box, Point } from '$lib/board/pose';
import board from '../../../../../../crates/skymines/data/board_belt.json';
import type { Company } from '../view';
import { facilityIcon, type Facility } from './moon';
import { seeded } from '$lib/board/seeded';

/** The Belt as it is drawn: asteroids, their cells, and routes with cells for shuttles. */

const SCALE = 8.2;
export const BOUNDS: Box = { x: 28, y: 14, width: 100 * SCALE - 56, height: 100 * SCALE - 28 };
/** The data's places are set a little apart; cells of an asteroid keep clear of its screen. */
const SPREAD = 1.12;
const at = (x: number, y: number): Point => ({ x: x * SCALE, y: y * SCALE });

export interface Cell {
  spot: string;
  at: Point;
}
export interface Asteroid {
  spot: string;
  at: Point;
  outline: string;
  cells: readonly Cell[];
  screen: readonly Facility[];
  /** Collectors that two cells share. */
  links: readonly { from: Point; to: Point; at: Point }[];
}

const RADIUS = 6.4;
/** A rock with flat faces, the same for everybody. */
function rock({ x, y }: Point, seed: number, size: number): string {
  const next = seeded(seed);
  const corners = 9;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((i + next() * 0.5) / corners) * Math.PI * 2;
    const away = size * (0.94 + next() * 0.22);
    return `${(x + Math.cos(angle) * away).toFixed(1)} ${(y + Math.sin(angle) * away).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const ASTEROIDS: readonly Asteroid[] = board.asteroids.map((raw) => {
  const middle = at(raw.x, raw.y);
  const away = (point: { x: number; y: number }): Point =>
    at(raw.x + (point.x - raw.x) * SPREAD, raw.y + (point.y - raw.y) * SPREAD);
  const cells = raw.outpost_cells.map((cell) => ({ spot: cell.id, at: away(cell) }));
  const cellAt = (id: string) => cells.find((cell) => cell.spot === id)?.at ?? middle;
  const linked = 'linked_collectors' in raw ? (raw.linked_collectors ?? []) : [];
  return {
    spot: String(raw.id),
    at: middle,
    outline: rock(middle, raw.id, RADIUS * SCALE),
    cells,
    screen: raw.reward_screen.map(({ type, amount }) => ({ icon: facilityIcon(type), amount })),
    links: linked.map(({ cells: [one = '', other = ''] }) => {
      const [from, to] = [cellAt(one), cellAt(other)];
      const [x, y] = [(from.x + to.x) / 2 - middle.x, (from.y + to.y) / 2 - middle.y];
      return { from, to, at: { x: middle.x + x * 1.7, y: middle.y + y * 1.7 } };
    }),
  };
});
const placeOf = (asteroid: number): Point =>
  at(
    board.asteroids.find(({ id }) => id === asteroid)?.x ?? 0,
    board.asteroids.find(({ id }) => id === asteroid)?.y ?? 0,
  );

export interface Shuttle extends Cell {
  /** Steps on the track of whoever comes here. */
  steps: number;
  segments: readonly { to: Point; asteroid: string; extra: Point | null }[];
}
export const SHUTTLES: readonly Shuttle[] = board.shuttle_cells.map(({ id, x, y, segments, reward }) => {
  const here = at(x, y);
  return {
    spot: String(id),
    at: here,
    steps: reward?.amount ?? 0,
    segments: segments.map(({ asteroid, extra_energy }) => {
      const to = placeOf(asteroid);
      const length = Math.hypot(to.x - here.x, to.y - here.y);
      const way = 40 / length;
      const extra = { x: here.x + (to.x - here.x) * way, y: here.y + (to.y - here.y) * way };
      return { to, asteroid: String(asteroid), extra: extra_energy > 0 ? extra : null };
    }),
  };
});

export const BELT_STATIONS: readonly { company: Company; at: Point; home: Point }[] = board.stations.map(
  ({ company, x, y, home_asteroid }) => ({
    company: company as Company,
    at: at(x, y),
    home: placeOf(home_asteroid),
  }),
);
export const THREAT: { at: Point; ways: readonly Point[]; reach: number } = {
  at: at(board.threat_card.x, board.threat_card.y),
  ways: board.threat_card.between_shuttle_cells.map(
    (id) => SHUTTLES.find(({ spot }) => spot === String(id))?.at ?? at(50, 50),
  ),
  reach: board.threat_card.reach_cost,
};
/** Where each place of the Belt lies. */
export const BELT_PLACES: ReadonlyMap<string, Point> = new Map([
  ...ASTEROIDS.map(({ spot, at: middle }) => [spot, middle] as const),
  ...ASTEROIDS.flatMap(({ cells }) => cells.map((cell) => [cell.spot, cell.at] as const)),
  ...SHUTTLES.map((cell) => [cell.spot, cell.at] as const),
]);
/** Dust between the rocks. */
export const DUST: readonly (Point & { r: number })[] = (() => {
  const next = seeded(7);
  return Array.from({ length: 90 }, () => {
    const [angle, away] = [next() * Math.PI * 2, 300 + next() * 130];
    return { x: 410 + Math.cos(angle) * away, y: 410 + Math.sin(angle) * away, r: 0.8 + next() * 2 };
  });
})();
