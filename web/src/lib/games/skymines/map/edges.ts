import type { Point } from '$lib/board/pose';

/** Where two outlines touch. */

export type Segment = readonly [Point, Point];

const edgesOf = (points: readonly Point[]): Segment[] =>
  points.map((point, i) => [point, points[(i + 1) % points.length]!] as const);

/** The part of an edge that lies on another one, if any. */
function overlap([a, b]: Segment, [c, d]: Segment): Segment | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < 0.01) return null;
  const along = ({ x, y }: Point) => ((x - a.x) * dx + (y - a.y) * dy) / length;
  const aside = ({ x, y }: Point) => Math.abs((x - a.x) * dy - (y - a.y) * dx) / length;
  if (aside(c) > 0.6 || aside(d) > 0.6) return null;
  const from = Math.max(0, Math.min(along(c), along(d)));
  const to = Math.min(length, Math.max(along(c), along(d)));
  if (to - from < 1) return null;
  const at = (way: number): Point => ({ x: a.x + (dx * way) / length, y: a.y + (dy * way) / length });
  return [at(from), at(to)];
}

const areaOf = (points: readonly Point[]): number =>
  Math.abs(edgesOf(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;

/** The border of two places; one that lies inside the other touches it all round. */
export function sharedEdges(one: readonly Point[], other: readonly Point[]): Segment[] {
  const segments = edgesOf(one).flatMap((edge) =>
    edgesOf(other).flatMap((against) => {
      const part = overlap(edge, against);
      return part ? [part] : [];
    }),
  );
  if (segments.length > 0) return segments;
  return edgesOf(areaOf(one) < areaOf(other) ? one : other);
}
