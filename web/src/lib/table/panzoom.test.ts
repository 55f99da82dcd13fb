import { expect, it } from 'vitest';
import { FIT, within, zoomAt } from './panzoom';

it('the point under the pointer stays', () => {
  const pose = zoomAt(FIT, 2, 100, 50);
  expect(pose).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomAt(pose, 0.5, 100, 50)).toEqual(FIT);
});

it('enlarging has an end', () => {
  expect(zoomAt(FIT, 100, 0, 0).scale).toBe(4);
  expect(zoomAt(FIT, 0.01, 0, 0).scale).toBe(0.6);
});

it('a board cannot be lost', () => {
  expect(within({ x: 5000, y: -5000, scale: 1 }, 800, 600)).toEqual({ x: 400, y: -300, scale: 1 });
});
