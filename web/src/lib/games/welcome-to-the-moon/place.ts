/** Where a callout stands: beside its space, over as little of what is lit as possible. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
const GAP = 14;
const EDGE = 8;

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

export function placeFor(
  spot: Box,
  size: Size,
  busy: readonly Box[],
  room: Size,
): { left: number; top: number } {
  const middle = { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
  const inX = (left: number) => Math.max(EDGE, Math.min(room.width - size.width - EDGE, left));
  const inY = (top: number) => Math.max(EDGE, Math.min(room.height - size.height - EDGE, top));
  const right = { left: spot.left + spot.width + GAP, top: inY(middle.y - size.height / 2) };
  const left = { left: spot.left - size.width - GAP, top: right.top };
  const below = { left: inX(middle.x - size.width / 2), top: spot.top + spot.height + GAP };
  const above = { left: below.left, top: spot.top - size.height - GAP };
  const far = { x: room.width - size.width - EDGE, y: room.height - size.height - EDGE };
  const corners = [
    { left: far.x, top: far.y },
    { left: EDGE, top: far.y },
    { left: far.x, top: EDGE },
    { left: EDGE, top: EDGE },
  ];
  const fits = ({ left: x, top: y }: { left: number; top: number }) =>
    x >= EDGE && y >= EDGE && x + size.width <= room.width - EDGE && y + size.height <= room.height - EDGE;
  const cost = (at: { left: number; top: number }) =>
    [spot, ...busy].reduce((sum, box) => sum + overlap({ ...at, ...size }, box), 0);
  const places = [...[right, left, below, above].filter(fits), ...corners];
  return places.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
