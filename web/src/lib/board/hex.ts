import type { Point } from './pose';

/** Hexes as drawings. They have a corner at the top, or a side where they are `flat`. */

/** The corners of a hex, clockwise from the top. */
export const corners = (radius: number, flat = false): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((i + (flat ? 0.5 : 0)) * Math.PI) / 3;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
const round = (n: number) => Math.round(n * 10) / 10;
const write = ({ x, y }: Point) => `${round(x)},${round(y)}`;
export const hexPoints = (radius: number, flat = false): string => corners(radius, flat).map(write).join(' ');

/** The border of several hexes that touch, as a path. */
export function outline(hexes: readonly Point[], radius: number, flat = false): string {
  const edges = new Map<string, Point[]>();
  const key = (a: Point, b: Point) => [a, b].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
  for (const centre of hexes) {
    const ring = corners(radius, flat).map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }));
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
