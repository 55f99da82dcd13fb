import { expect, it } from 'vitest';
import { corners, hexPoints, outline } from './hex';

it('a hex has a corner at the top, or a side', () => {
  expect(corners(10)[0]).toEqual({ x: 0, y: -10 });
  const [first, , , , , last] = corners(10, true);
  expect(first!.y).toBeCloseTo(last!.y);
  expect(hexPoints(10).split(' ')).toHaveLength(6);
});

it('hexes that touch have one border, those apart have two', () => {
  const beside = { x: 100 * Math.sqrt(3), y: 0 };
  const paths = (points: { x: number; y: number }[]) => outline(points, 100).match(/M[^M]*/g)!;
  expect(paths([{ x: 0, y: 0 }, beside])).toHaveLength(1);
  expect(paths([{ x: 0, y: 0 }, beside])[0]!.match(/[ML]/g)).toHaveLength(10);
  expect(
    paths([
      { x: 0, y: 0 },
      { x: 900, y: 0 },
    ]),
  ).toHaveLength(2);
});
