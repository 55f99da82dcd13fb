import { seeded } from '$lib/board/seeded';
import type { Point } from '$lib/board/pose';
import { CELLS, hexAt, rimOf, SIDE } from './cells';

/** Dunes and craters, the same on every screen. */

const SEED = 91;
const random = seeded(SEED);
const between = (low: number, high: number) => low + random() * (high - low);

/** A dune: a line of swells from the left edge to the right one. */
function dune(y: number): string {
  let path = `M-420 ${y}`;
  for (let x = -420; x < 420;) {
    const wide = between(72, 116);
    path += `q${(wide / 2).toFixed(0)} ${between(-30, 22).toFixed(0)} ${wide.toFixed(0)} ${between(-9, 9).toFixed(0)}`;
    x += wide;
  }
  return path;
}
export const DUNES: readonly { path: string; width: number }[] = Array.from({ length: 9 }, (_, i) => ({
  path: dune(-304 + i * 76),
  width: i % 3 === 0 ? 2 : 1.4,
}));

export interface Crater {
  at: Point;
  r: number;
}
export const CRATERS: readonly Crater[] = Array.from({ length: 17 }, (_, i) => ({
  at: { x: between(-370, 370), y: between(-280, 280) },
  r: i < 4 ? between(26, 46) : between(6, 17),
}));

/** Small stones between the cells. */
export const STONES: readonly Crater[] = Array.from({ length: 70 }, () => ({
  at: { x: between(-400, 400), y: between(-310, 310) },
  r: between(0.7, 1.9),
}));

export const SURFACE = CELLS.map(({ at }) => hexAt(at, SIDE)).join('');
export const RIM = rimOf(new Set(CELLS.map(({ name }) => name)));
