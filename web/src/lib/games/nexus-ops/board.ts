import { ADJACENT, CELLS, homesOf } from './data';
import type { Hex } from './view';

/** The moon as a drawing: places, outlines, ways. A hex has the radius 100. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
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

/** The corners of a hex, from the top clockwise. */
export const corners = (radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: radius * Math.sin((i * Math.PI) / 3),
    y: -radius * Math.cos((i * Math.PI) / 3),
  }));
const round = (n: number) => Math.round(n * 10) / 10;
const write = ({ x, y }: Point) => `${round(x)},${round(y)}`;
export const hexPoints = (radius: number): string => corners(radius).map(write).join(' ');

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

/** The border of several hexes that touch, as a path. */
export function outline(hexes: readonly Point[], radius: number): string {
  const edges = new Map<string, Point[]>();
  const key = (a: Point, b: Point) => [a, b].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
  for (const centre of hexes) {
    const ring = corners(radius).map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }));
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % 6] as Point;
      if (!edges.delete(key(to, from))) edges.set(key(from, to), [from, to]);
    });
  }
  const left = [...edges.values()] as [Point, Point][];
  const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 2;
  let path = '';
  for (let edge = left.pop(); edge; edge = left.pop()) {
    const start = edge[0];
    path += `M${write(start)}`;
    for (let [, end] = edge; !near(end, start);) {
      path += `L${write(end)}`;
      const next = left.findIndex(([from]) => near(from, end));
      if (next < 0) break;
      end = (left.splice(next, 1)[0] as [Point, Point])[1];
    }
    path += 'Z';
  }
  return path;
}

/** The hex that an arrow key leads to. */
export function step(board: Layout, from: Hex, key: string): Hex | null {
  const toward = { ArrowRight: 0, ArrowDown: 100, ArrowLeft: 180, ArrowUp: -80 }[key];
  if (toward === undefined) return null;
  const here = board.at(from);
  const off = (hex: Hex) => {
    const { x, y } = board.at(hex);
    const angle = (Math.atan2(y - here.y, x - here.x) * 180) / Math.PI;
    const turn = Math.abs(((angle - toward + 540) % 360) - 180);
    return { hex, turn, far: Math.hypot(x - here.x, y - here.y) };
  };
  const ways = board.hexes.filter((hex) => hex !== from).map(off);
  const ahead = ways.filter(({ turn }) => turn < 62).sort((a, b) => a.far + a.turn - (b.far + b.turn));
  return ahead[0]?.hex ?? null;
}
