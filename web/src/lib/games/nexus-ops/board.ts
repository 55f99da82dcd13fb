import type { Box, Point } from '$lib/board/pose';
import { ADJACENT, CELLS, homesOf } from './data';
import type { Hex } from './view';

/** The moon as a drawing: places, outlines, ways. A hex has the radius 100. */

export interface NamePlate extends Point {
  anchor: 'start' | 'end';
}
export interface Layout {
  seats: number;
  hexes: readonly Hex[];
  at: (hex: Hex) => Point;
  neighbours: (hex: Hex) => readonly Hex[];
  homes: readonly (readonly Hex[])[];
  plates: readonly NamePlate[];
  bounds: Box;
}

export const RADIUS = 100;
/** Hexes are drawn a little smaller than they are, so that a dark line runs between them. */
export const DRAWN = 95;
const WIDE = (RADIUS * Math.sqrt(3)) / 2;
/** Room for a name beside a home base. */
const PLATE = 112;

function turned({ x, y }: Point, turn: number): Point {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 3), Math.cos((turn * Math.PI) / 3)];
  return { x: RADIUS * (x * cos - y * sin), y: RADIUS * (x * sin + y * cos) };
}

/** A name stands in the notch of its home base that has more room beside it. */
function plateOf(home: readonly Hex[], at: (hex: Hex) => Point): NamePlate {
  const [a, b, c] = home.map(at) as [Point, Point, Point];
  const notch = (near: Point, far: Point): Point => {
    const mid = { x: (near.x + c.x) / 2, y: (near.y + c.y) / 2 };
    const away = { x: mid.x - far.x, y: mid.y - far.y };
    const scale = 62 / Math.hypot(away.x, away.y);
    return { x: mid.x + away.x * scale, y: mid.y + away.y * scale };
  };
  const [one, two] = [notch(a, b), notch(b, a)];
  const best = Math.abs(one.x) >= Math.abs(two.x) - 1 ? one : two;
  return { ...best, anchor: best.x >= c.x - 1 && best.x > -1 ? 'start' : 'end' };
}

function make(seats: number, turn: number): Layout {
  const homes = homesOf(seats);
  const used = CELLS.filter(({ id, zone }) => zone !== 'home' || homes.some((home) => home.includes(id)));
  const places = new Map(used.map((cell) => [cell.id, turned(cell, turn)]));
  const at = (hex: Hex): Point => places.get(hex) ?? { x: 0, y: 0 };
  const plates = homes.map((home) => plateOf(home, at));
  const xs = [...places.values()].map(({ x }) => x);
  const ys = [...places.values()].map(({ y }) => y);
  const plateXs = plates.map(({ x, anchor }) => (anchor === 'start' ? x + PLATE : x - PLATE));
  const [left, right] = [
    Math.min(...xs.map((x) => x - WIDE), ...plateXs),
    Math.max(...xs.map((x) => x + WIDE), ...plateXs),
  ];
  const [top, bottom] = [Math.min(...ys) - RADIUS, Math.max(...ys) + RADIUS];
  const neighbours = (hex: Hex) => (ADJACENT[hex] ?? []).filter((other) => places.has(other));
  const bounds = { x: left - 8, y: top - 12, width: right - left + 16, height: bottom - top + 24 };
  return { seats, hexes: used.map(({ id }) => id), at, neighbours, homes, plates, bounds };
}

const made = new Map<string, Layout>();
function layout(seats: number, turn: number): Layout {
  const key = `${seats} ${turn}`;
  const known = made.get(key) ?? make(seats, turn);
  made.set(key, known);
  return known;
}

/** The board for so many seats, turned by sixths so that it fills a place of this shape best. */
export function layoutFor(seats: number, aspect: number): Layout {
  const scale = ({ bounds }: Layout) => Math.min(aspect / bounds.width, 1 / bounds.height);
  return [0, 5, 1].map((turn) => layout(seats, turn)).reduce((a, b) => (scale(b) > scale(a) * 1.02 ? b : a));
}
