import { expect, it } from 'vitest';
import { freeCorner } from './corner';

const board = { left: 0, top: 0, right: 1000, bottom: 600 };
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 80 });

it('a popover goes to the corner without legal targets', () => {
  expect(freeCorner(board, 300, 150, [])).toBe('top-left');
  expect(freeCorner(board, 300, 150, [at(50, 50)])).toBe('top-right');
  expect(freeCorner(board, 300, 150, [at(50, 50), at(800, 50)])).toBe('bottom-left');
  expect(freeCorner(board, 300, 150, [at(50, 50), at(800, 50), at(100, 500)])).toBe('bottom-right');
});

it('where all are taken, the one that hides least', () => {
  const small = { left: 20, top: 450, right: 30, bottom: 460 };
  expect(freeCorner(board, 300, 150, [at(50, 50), at(800, 50), small, at(800, 500)])).toBe('bottom-left');
});
