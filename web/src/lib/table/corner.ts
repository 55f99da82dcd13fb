import type { Corner } from '$lib/games/types';

export type Box = { left: number; top: number; right: number; bottom: number };

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The boxes a popover of this size would fill in each corner of a board. */
export function cornerBoxes(board: Box, width: number, height: number, gap = 10): Record<Corner, Box> {
  const left = { left: board.left + gap, right: board.left + gap + width };
  const right = { left: board.right - gap - width, right: board.right - gap };
  const top = { top: board.top + gap, bottom: board.top + gap + height };
  const bottom = { top: board.bottom - gap - height, bottom: board.bottom - gap };
  return {
    'top-left': { ...left, ...top },
    'top-right': { ...right, ...top },
    'bottom-left': { ...left, ...bottom },
    'bottom-right': { ...right, ...bottom },
  };
}

/** The corner where a popover hides least of what may be clicked; among equals the first. */
export function freeCorner(board: Box, width: number, height: number, taken: readonly Box[]): Corner {
  const boxes = Object.entries(cornerBoxes(board, width, height)) as [Corner, Box][];
  const hidden = boxes.map(([corner, box]) => ({
    corner,
    area: taken.reduce((sum, other) => sum + overlap(box, other), 0),
  }));
  return hidden.reduce((best, next) => (next.area < best.area ? next : best)).corner;
}
