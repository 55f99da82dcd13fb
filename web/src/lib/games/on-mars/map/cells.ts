import { corners } from '$lib/board/hex';
import type { Box, Point } from '$lib/board/pose';
import board from '../../../../../../crates/on-mars/data/map.json';

/** The surface as it is drawn: 91 hexes with a side at the top, named by column and row. */

/** The side of a hex, in units of the drawing. */
export const SIDE = 40;
export const BOUNDS: Box = { x: -416, y: -334, width: 832, height: 658 };

export interface Cell {
  /** The column from A at the left, the number from the top. */
  name: string;
  column: string;
  at: Point;
  /** Names of the cells around it, clockwise from the top; nothing beyond the rim. */
  around: readonly (string | null)[];
}

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const LEFTMOST = Math.min(...board.cells.map(({ q }) => q));
const letter = (q: number): string => String.fromCharCode('A'.charCodeAt(0) + q - LEFTMOST);
const nameOf = new Map(
  board.cells.map(({ id, q, r }) => {
    const above = board.cells.filter((other) => other.q === q && other.r < r).length;
    return [id, `${letter(q)}${above + 1}`];
  }),
);
export const CELLS: readonly Cell[] = board.cells.map(({ id, q, x, y, neighbors }) => ({
  name: nameOf.get(id)!,
  column: letter(q),
  at: { x: x * SIDE, y: y * SIDE },
  around: DIRECTIONS.map((direction) => nameOf.get(neighbors[direction] ?? '') ?? null),
}));
const byName = new Map(CELLS.map((cell) => [cell.name, cell]));
export const cellAt = (name: string): Cell | undefined => byName.get(name);
/** Where a letter stands above its column. */
export const COLUMNS: readonly { letter: string; at: Point }[] = [
  ...new Set(CELLS.map((cell) => cell.column)),
].map((column) => {
  const { at } = CELLS.find((cell) => cell.column === column)!;
  return { letter: column, at: { x: at.x, y: at.y - SIDE * 0.98 } };
});

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** A hex of this radius as a path. */
export const hexAt = ({ x, y }: Point, radius: number): string =>
  `M${corners(radius, true)
    .map((corner) => write({ x: x + corner.x, y: y + corner.y }))
    .join('L')}Z`;

/** Corners come clockwise from the upper right; the side with each number begins at the corner before it. */
const sideOf = ({ x, y }: Point, side: number, radius: number): [Point, Point] => {
  const ring = corners(radius, true).map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  return [ring[(side + 5) % 6]!, ring[side]!];
};
/** The outer sides of some cells, as a path: those with no neighbour among them. */
export function rimOf(names: ReadonlySet<string>, radius = SIDE): string {
  let path = '';
  for (const name of names) {
    const cell = byName.get(name);
    cell?.around.forEach((other, side) => {
      if (other !== null && names.has(other)) return;
      const [from, to] = sideOf(cell.at, side, radius);
      path += `M${write(from)}L${write(to)}`;
    });
  }
  return path;
}
