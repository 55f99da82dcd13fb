import { planetNamed, type Planet } from './data';
import { SIDE, squaresOf, xOf, yOf, type At, type Line } from './squares';
import { cellsOf } from './tiles';
import type { Board } from './view';

const known = new WeakMap<Board, ReadonlySet<At>>();

/** The squares of a planet that tiles and patches lie on. */
export function coveredOn(board: Board): ReadonlySet<At> {
  const found =
    known.get(board) ??
    new Set([
      ...board.tiles.flatMap((laying) => cellsOf(laying).map(({ at }) => at)),
      ...squaresOf(board.patches),
    ]);
  known.set(board, found);
  return found;
}

/** A row or a column as it is printed. */
export interface PrintedLine extends Line {
  /** Its id: `row3`. */
  id: string;
  medal: number;
  squares: readonly At[];
}

/** All rows and columns of a planet. */
export function linesOn({ grid, rowMedals, columnMedals }: Planet): PrintedLine[] {
  const line = (kind: Line['kind'], index: number): PrintedLine => ({
    id: `${kind}${index}`,
    kind,
    index,
    medal: (kind === 'row' ? rowMedals : columnMedals)[index] ?? 0,
    squares: [...grid].filter((at) => (kind === 'row' ? yOf(at) : xOf(at)) === index),
  });
  const all = Array.from({ length: SIDE }, (_, i) => i);
  return [...all.map((i) => line('row', i)), ...all.map((i) => line('column', i))];
}

/** The rows and columns of a board with these ids. */
export const linesNamed = (board: Board, ids: readonly string[]): PrintedLine[] =>
  linesOn(planetNamed(board.planet)).filter(({ id }) => ids.includes(id));
