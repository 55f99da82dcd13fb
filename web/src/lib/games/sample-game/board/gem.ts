import { worth, MOST } from '../data';
import type { Prize } from '../view';

/** How the gem of a prize is drawn: the more it is worth, the more facets it has, and the warmer it is. */

type Point = readonly [x: number, y: number];

export interface Facet {
  points: string;
  /** From 0, in shadow, to 1, towards the light. */
  light: number;
}

const FEWEST = 4;
const SIZE = 46;
/** The table of a cut stone: the flat face on top, as part of the whole. */
const TABLE = 0.52;

const written = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

function ring(corners: number, radius: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (2 * Math.PI * (i + turn)) / corners - Math.PI / 2;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  });
}

/** Light comes from above, a little from the left. */
function lightOn(points: readonly Point[]): number {
  const middle = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i], 0) / points.length - 50;
  return 0.5 - (0.35 * middle(0) + 0.8 * middle(1)) / SIZE / 1.8;
}

/** The cut around the table, facet by facet, and the table itself last. */
export function facetsOf(prize: Prize): Facet[] {
  const corners = FEWEST + worth(prize);
  const [outer, inner] = [ring(corners, SIZE, 0), ring(corners, SIZE * TABLE, 0.5)];
  const at = (points: readonly Point[], i: number) => points[(i + corners) % corners]!;
  const cut = outer.flatMap((_, i): Point[][] => [
    [at(outer, i), at(outer, i + 1), at(inner, i)],
    [at(outer, i), at(inner, i), at(inner, i - 1)],
  ]);
  return [
    ...cut.map((points) => ({ points: written(points), light: lightOn(points) })),
    { points: written(inner), light: 0.62 },
  ];
}

/** From violet over blue and green to gold. */
export const hueOf = (prize: Prize): number => 275 - (230 * (worth(prize) - 1)) / Math.max(1, MOST - 1);
