import type { Box, Edges, Point, Size } from './pose';

/** Where a callout stands: near to what it is about, and over nothing that is lit. All in pixels of the well. */

const EDGE = 8;
const GAP = 12;
/** Places are tried on a grid this fine. */
const STEP = 24;
/** Anything lit that is covered weighs more than any distance. */
const LIT = 1000;

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};
/** How far two boxes are apart, edge to edge. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
/** How much of the others a box covers. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

function cheapest(places: readonly Point[], cost: (place: Point) => number): Point {
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Beside a spot. `lit` is never covered if that can be helped; `used` rather not, when there is room a little farther. */
export function besideOf(
  spot: Box,
  size: Size,
  lit: readonly Box[],
  room: Size,
  used: readonly Box[] = [],
): Point {
  const [right, bottom] = [room.width - size.width - EDGE, room.height - size.height - EDGE];
  const busy = [grown(spot, GAP), ...lit];
  let best: Point = { x: Math.max(EDGE, right), y: Math.max(EDGE, bottom) };
  let least = Infinity;
  for (let y = EDGE; y <= Math.max(EDGE, bottom); y += STEP) {
    for (let x = EDGE; x <= Math.max(EDGE, right); x += STEP) {
      const box = { x, y, ...size };
      const cost = covered(box, busy) * LIT + covered(box, used) * 0.03 + apart(box, spot);
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  }
  return best;
}

/** In a corner, which it changes seldom: the one that covers least of what is lit, and of such the farthest. */
export function cornerOf(
  spot: Box,
  size: Size,
  lit: readonly Box[],
  room: Size,
  { top, right, bottom, left }: Edges,
): Point {
  const [near, far] = [left, Math.max(left, room.width - right - size.width)];
  const [above, below] = [top, Math.max(top, room.height - bottom - size.height)];
  const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const busy = [grown(spot, GAP), ...lit];
  return cheapest(
    [near, far].flatMap((x) => [above, below].map((y) => ({ x, y }))),
    (corner) => {
      const box = { ...corner, ...size };
      const [from, to] = [middle(box), middle(spot)];
      return covered(box, busy) * LIT - Math.hypot(from.x - to.x, from.y - to.y);
    },
  );
}

/** Narrower than this, there is no room beside anything. */
const NARROW = 480;
/** On a phone it is docked to the lower edge, or to the upper one when the spot lies below. */
export function dockOf(spot: Box, size: Size, room: Size): Point | null {
  if (room.width >= NARROW) return null;
  const low = room.height - size.height - EDGE;
  return { x: EDGE, y: spot.y + spot.height + GAP > low ? EDGE : low };
}

/** A line from the spot to the nearest edge of the callout. */
export function leader(spot: Box, box: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, y1] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  const x2 = Math.max(box.x, Math.min(box.x + box.width, x1));
  const y2 = Math.max(box.y, Math.min(box.y + box.height, y1));
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const off = Math.min(far, spot.width / 2 + 2);
  return { x1: x1 + ((x2 - x1) / far) * off, y1: y1 + ((y2 - y1) / far) * off, x2, y2 };
}
