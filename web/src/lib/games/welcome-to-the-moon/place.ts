/** Where a callout stands: as near to its space as it can without covering anything that is lit. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Place {
  left: number;
  top: number;
}
const EDGE = 8;
const GAP = 12;
/** Places are tried on a grid this fine. */
const STEP = 24;

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};
/** How far two boxes are apart, edge to edge. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width),
    Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height),
  );

/** `busy` is never covered if that can be helped; `used` rather not, when there is room a little farther. */
export function placeFor(
  spot: Box,
  size: Size,
  busy: readonly Box[],
  room: Size,
  used: readonly Box[] = [],
): Place {
  const wide = {
    left: spot.left - GAP,
    top: spot.top - GAP,
    width: spot.width + 2 * GAP,
    height: spot.height + 2 * GAP,
  };
  const [right, bottom] = [room.width - size.width - EDGE, room.height - size.height - EDGE];
  let best: Place = { left: Math.max(EDGE, right), top: Math.max(EDGE, bottom) };
  let least = Infinity;
  for (let top = EDGE; top <= Math.max(EDGE, bottom); top += STEP) {
    for (let left = EDGE; left <= Math.max(EDGE, right); left += STEP) {
      const box = { left, top, ...size };
      const covered = [wide, ...busy].reduce((sum, other) => sum + overlap(box, other), 0);
      const hidden = used.reduce((sum, other) => sum + overlap(box, other), 0);
      // Anything lit that is covered weighs more than any distance.
      const cost = covered * 1000 + hidden * 0.03 + apart(box, spot);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

/** Narrower than this, there is no room beside anything. */
const NARROW = 480;
/** On a phone it is docked to the lower edge, or to the upper one when the space lies below. */
export function dockFor(spot: Box, size: Size, room: Size): Place | null {
  if (room.width >= NARROW) return null;
  const low = room.height - size.height - EDGE;
  return { left: EDGE, top: spot.top + spot.height + GAP > low ? EDGE : low };
}

/** A line from the space to the nearest edge of the callout. */
export function leader(spot: Box, box: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, y1] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
  const x2 = Math.max(box.left, Math.min(box.left + box.width, x1));
  const y2 = Math.max(box.top, Math.min(box.top + box.height, y1));
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const off = Math.min(far, spot.width / 2 + 2);
  return { x1: x1 + ((x2 - x1) / far) * off, y1: y1 + ((y2 - y1) / far) * off, x2, y2 };
}
