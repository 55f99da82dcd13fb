import type { Stack } from './open';
import type { Seat } from './view';

/** A stack and where its figure stands on the hex; `size` is the figure's width. */
export interface Placed {
  stack: Stack;
  x: number;
  y: number;
  size: number;
}
type Spot = readonly [x: number, y: number, size: number];

/** Rows of figures, each row centred; the last row may be shorter. */
function rows(perRow: number, count: number, size: number, dx: number, ys: readonly number[]): Spot[] {
  return Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return [((i % perRow) - (inRow - 1) / 2) * dx, ys[row] ?? 0, size];
  });
}

/** One owner has the whole hex. */
function alone(count: number): Spot[] {
  if (count === 1) return [[0, 6, 84]];
  if (count === 2) return rows(2, 2, 68, 72, [8]);
  if (count === 3) return rows(2, 3, 58, 74, [-20, 36]);
  if (count === 4) return rows(2, 4, 54, 70, [-20, 36]);
  return count <= 6 ? rows(3, count, 46, 49, [-20, 34]) : rows(4, count, 38, 38, [-24, 16, 52]);
}

/** Two owners face each other, a half each. */
function half(count: number, centre: number): Spot[] {
  const shift = (spots: Spot[]) => spots.map(([x, y, size]): Spot => [x + centre, y, size]);
  if (count === 1) return [[centre, 6, 62]];
  if (count === 2) return shift(rows(1, 2, 50, 0, [-24, 32]));
  if (count === 3) return shift(rows(1, 3, 42, 0, [-36, 6, 48]));
  return shift(rows(2, count, 35, 37, count <= 4 ? [-20, 26] : [-36, 4, 44]));
}

/** Of three owners each has a row. */
function row(count: number, y: number): Spot[] {
  const size = Math.min(40, 148 / Math.max(count, 3.2));
  return rows(count, count, size, Math.min(size * 1.16, 150 / count), [y]);
}

/** Of four owners each has a corner. */
function corner(count: number, x: number, y: number): Spot[] {
  const size = count === 1 ? 46 : count === 2 ? 36 : 27;
  const spots = count <= 3 ? rows(count, count, size, size, [y]) : rows(3, count, 25, 26, [y - 13, y + 13]);
  return spots.map(([dx, dy, width]): Spot => [dx + x, dy, width]);
}

function spots(counts: readonly number[]): Spot[][] {
  const [first = 0, second = 0] = counts;
  if (counts.length === 1) return [alone(first)];
  if (counts.length === 2) return [half(first, -42), half(second, 42)];
  if (counts.length === 3) return counts.map((count, i) => row(count, [-38, 4, 46][i] ?? 0));
  return counts.map((count, i) => corner(count, i % 2 === 0 ? -40 : 40, i < 2 ? -28 : 34));
}

/** Places all stacks of a hex; on the Monolith lower and smaller, so that it stands out behind them. */
export function arrange(groups: readonly (readonly Stack[])[], monolith: boolean): Placed[] {
  const placed = spots(groups.map((group) => group.length));
  return groups
    .flatMap((group, g) =>
      group.map((stack, i): Placed => {
        const [x, y, size] = placed[g]?.[i] ?? [0, 0, 30];
        return monolith ? { stack, x: x * 1.02, y: y * 0.72 + 30, size: size * 0.82 } : { stack, x, y, size };
      }),
    )
    .sort((a, b) => a.y - b.y);
}

/** Where the line between two owners runs; nothing when one has the hex or many share it. */
export const divided = (owners: readonly Seat[]): boolean => owners.length === 2;
