import type { Square } from './view';

/** Squares on a side of a planet. */
export const SIDE = 12;

/** A square as a number: row by row from the upper left. */
export type At = number;

export const atOf = (x: number, y: number): At => y * SIDE + x;
export const xOf = (at: At): number => at % SIDE;
export const yOf = (at: At): number => Math.floor(at / SIDE);
export const squareOf = (at: At): Square => `x${xOf(at)}y${yOf(at)}`;

/** The letter of a column, as it stands at the edge of the board. */
export const letterOf = (column: number): string => String.fromCharCode(65 + column);
/** A square as people call it: `F8`. */
export const placeOf = (at: At): string => `${letterOf(xOf(at))}${yOf(at) + 1}`;

const SQUARES: ReadonlyMap<Square, At> = new Map(
  Array.from({ length: SIDE * SIDE }, (_, at) => [squareOf(at), at]),
);
/** The square of an id; nothing for what is not a square. */
export const readSquare = (id: Square): At | null => SQUARES.get(id) ?? null;

export interface Line {
  kind: 'row' | 'column';
  index: number;
}
const LINES: ReadonlyMap<string, Line> = new Map(
  (['row', 'column'] as const).flatMap((kind) =>
    Array.from({ length: SIDE }, (_, index): [string, Line] => [`${kind}${index}`, { kind, index }]),
  ),
);
/** The row or column of an id. */
export const readLine = (id: string): Line => LINES.get(id) ?? { kind: 'row', index: 0 };
export const squaresOf = (texts: readonly Square[]): At[] =>
  texts.map(readSquare).filter((at) => at !== null);

/** What shares a side with a square. */
export function beside(at: At): At[] {
  const [x, y] = [xOf(at), yOf(at)];
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < SIDE - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - SIDE] : []),
    ...(y < SIDE - 1 ? [at + SIDE] : []),
  ];
}

/** The squares of `ground` connected with `from` by sides. */
export function flood(from: Iterable<At>, ground: ReadonlySet<At>): Set<At> {
  const found = new Set<At>();
  const open = [...from].filter((at) => ground.has(at));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    open.push(...beside(at).filter((next) => ground.has(next) && !found.has(next)));
  }
  return found;
}

/** The areas a set of squares falls into. */
export function areas(ground: ReadonlySet<At>): Set<At>[] {
  const left = new Set(ground);
  const found: Set<At>[] = [];
  for (const at of ground) {
    if (!left.has(at)) continue;
    const area = flood([at], ground);
    for (const one of area) left.delete(one);
    found.push(area);
  }
  return found;
}

/** The outline of a set of squares as one path; `unit` is the side of a square. */
export function outline(squares: Iterable<At>, unit: number, shift = 0): string {
  const set = new Set(squares);
  const next = new Map<string, [number, number][]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const key = `${x1},${y1}`;
    next.set(key, [...(next.get(key) ?? []), [x2, y2]]);
  };
  for (const at of set) {
    const [x, y] = [xOf(at), yOf(at)];
    if (y === 0 || !set.has(at - SIDE)) edge(x, y, x + 1, y);
    if (x === SIDE - 1 || !set.has(at + 1)) edge(x + 1, y, x + 1, y + 1);
    if (y === SIDE - 1 || !set.has(at + SIDE)) edge(x + 1, y + 1, x, y + 1);
    if (x === 0 || !set.has(at - 1)) edge(x, y + 1, x, y);
  }
  const place = (x: number, y: number) => `${x * unit + shift} ${y * unit + shift}`;
  let path = '';
  for (const key of [...next.keys()]) {
    let step = next.get(key)?.pop();
    if (!step) continue;
    const [x, y] = key.split(',').map(Number) as [number, number];
    path += `M${place(x, y)}`;
    while (step) {
      const [sx, sy]: [number, number] = step;
      if (sx === x && sy === y) break;
      path += `L${place(sx, sy)}`;
      step = next.get(`${sx},${sy}`)?.pop();
    }
    path += 'Z';
  }
  return path;
}
