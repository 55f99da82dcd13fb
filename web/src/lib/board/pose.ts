/** Places and sizes of boards. A board has units of its own; its well, the part of the screen it is seen in, has pixels. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}

/** Where a board stands in its well: moved and enlarged. */
export interface Pose extends Point {
  scale: number;
}
/** Pixels along each side of a well. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** All of the board, as large as the well allows. */
export const FIT: Pose = { x: 0, y: 0, scale: 1 };
export const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** Enlarges about a point of the well, which stays where it is. */
export function zoomAt(pose: Pose, by: number, at: Point, [least, most]: readonly [number, number]): Pose {
  const scale = Math.min(most, Math.max(least, pose.scale * by));
  const grown = scale / pose.scale;
  return { scale, x: at.x - (at.x - pose.x) * grown, y: at.y - (at.y - pose.y) * grown };
}

/** The smallest box around some places, with air on every side. */
export function around(places: readonly Point[], air = 0): Box | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y };
}

/** As drawings write it. */
export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/**
 * Where a board may begin along one side of its well so that no more of the well stays empty than must: `used` of
 * `size` pixels are the board's at scale 1, in the middle; `near` and `far` pixels may be left free at the ends.
 */
export function kept(at: number, scale: number, size: number, used: number, near: number, far: number) {
  if (used * scale <= size - near - far) return (near + size - far) / 2 - (size / 2) * scale;
  const [low, high] = [(size - used) / 2, (size + used) / 2];
  return Math.min(near - low * scale, Math.max(size - high * scale - far, at));
}
