/** The part of an element that can be seen where boxes around it scroll; nothing when all of it is scrolled away. */
export function inSight(element: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const empty = left === right && top === bottom;
  for (let box = element.parentElement; box && !empty; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const around = box.getBoundingClientRect();
    [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
    [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    if (right <= left || bottom <= top) return null;
  }
  return new DOMRect(left, top, right - left, bottom - top);
}
