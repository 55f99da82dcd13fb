import type { Point } from '$lib/board/pose';

/** Movements of things over the board, as keyframes. */

export const to = ({ x, y }: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
export const raised = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });

/** Along the way, or in one leap over what stands between. */
export function travel(points: readonly Point[], leaps: boolean): Keyframe[] {
  const [first, last] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  if (!leaps) return points.map((point) => ({ transform: to(point) }));
  const top = { x: (first.x + last.x) / 2, y: Math.min(first.y, last.y) - 60 };
  return [{ transform: to(first) }, { transform: to(top, 1.3) }, { transform: to(last) }];
}
export const appear = (at: Point): Keyframe[] => [
  { transform: to(at, 0.2), opacity: 0 },
  { transform: to(at), opacity: 1 },
];
export const vanish = (at: Point): Keyframe[] => [
  { transform: to(at), opacity: 1 },
  { transform: to(raised(at, 30), 0.6), opacity: 0 },
];
export const rise = (at: Point): Keyframe[] => [
  { transform: to(at), opacity: 0 },
  { transform: to(raised(at, 26)), opacity: 1, offset: 0.4 },
  { transform: to(raised(at, 40)), opacity: 0.9 },
];
export const FLIP: Keyframe[] = [
  { transform: 'scaleX(0)' },
  { transform: 'scaleX(1)', offset: 0.45 },
  { transform: 'scaleX(1)' },
];
export const BURN: Keyframe[] = [
  { strokeDashoffset: 1 },
  { strokeDashoffset: 0, offset: 0.5 },
  { strokeDashoffset: 0 },
];

/** Plays keyframes once; where the browser cannot, the thing simply stands at its end. */
export const plays = (frames: Keyframe[], ms: number) => (node: Element) => {
  node.animate?.(frames, { duration: ms, easing: 'cubic-bezier(.3,.6,.3,1)', fill: 'both' });
};
