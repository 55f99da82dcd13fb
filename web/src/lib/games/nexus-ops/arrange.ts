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

/** With three or four owners each has a row. */
function row(count: number, y: number, height: number): Spot[] {
  const size = Math.min(height, 144 / Math.max(count, 3.2));
  return rows(count, count, size, Math.min(size * 1.12, 148 / count), [y]);
}

function spots(counts: readonly number[]): Spot[][] {
  const [first = 0, second = 0] = counts;
  if (counts.length === 1) return [alone(first)];
  if (counts.length === 2) return [half(first, -42), half(second, 42)];
  const ys = counts.length === 3 ? [-38, 4, 46] : [-46, -14, 18, 50];
  return counts.map((count, i) => row(count, ys[i] ?? 0, counts.length === 3 ? 38 : 30));
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
