/** Where a board stands in its well: moved and enlarged. */
export type Pose = { x: number; y: number; scale: number };

export const FIT: Pose = { x: 0, y: 0, scale: 1 };
const LEAST = 0.6;
const MOST = 4;

export const clampScale = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** Enlarges about a point of the well, which stays where it is. */
export function zoomAt(pose: Pose, by: number, px: number, py: number): Pose {
  const scale = clampScale(pose.scale * by);
  const grown = scale / pose.scale;
  return { scale, x: px - (px - pose.x) * grown, y: py - (py - pose.y) * grown };
}

/** Keeps some of the board in sight: its middle never leaves the well. */
export function within(pose: Pose, width: number, height: number): Pose {
  const clamp = (at: number, size: number) => {
    const least = size / 2 - size * pose.scale;
    return Math.min(size / 2, Math.max(least, at));
  };
  return { ...pose, x: clamp(pose.x, width), y: clamp(pose.y, height) };
}
