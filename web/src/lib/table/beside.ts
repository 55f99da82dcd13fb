import { besideOf } from '$lib/board/place';
import type { Box, Point, Size } from '$lib/board/pose';

/** What can be clicked now, on the board and beside it. */
export const LIT = '[data-action], [data-select]';

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
};
const isOn = (box: Box): boolean =>
  box.width > 0 &&
  box.x < innerWidth &&
  box.y < innerHeight &&
  box.x + box.width > 0 &&
  box.y + box.height > 0;

/** A place of the screen as an element that stands there counts it, whose text is larger on large screens. */
export function within(element: Element, { x, y }: Point): Point {
  const zoom = (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return { x: x / zoom, y: y / zoom };
}

/** Where on the screen something of this size stands beside a spot, over nothing that can be clicked if that can be helped. */
export function besideOnScreen(spot: Element | DOMRect, size: Size, within: Box | null = null): Point {
  const room = within ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const inside = ({ x, y, width, height }: Box): Box => ({ x: x - room.x, y: y - room.y, width, height });
  const about =
    spot instanceof Element
      ? boxOf(spot)
      : { x: spot.left, y: spot.top, width: spot.width, height: spot.height };
  const lit = [...document.querySelectorAll(LIT)].map(boxOf).filter(isOn).map(inside);
  // A rectangle of the browser is no plain data.
  const { width, height } = size;
  const at = besideOf(inside(about), { width, height }, lit, room);
  return { x: at.x + room.x, y: at.y + room.y };
}
