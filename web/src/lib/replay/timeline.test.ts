import { expect, it } from 'vitest';
import { keyMoments, pointsLine, runs, thinned } from './timeline';

const step = (seat: number) => ({ seq: 1, actor_seat: seat, events: [] });

it('stretches of one seat are one', () => {
  expect(runs([step(0), step(0), step(1)])).toEqual([
    { seat: 0, from: 0, to: 2 },
    { seat: 1, from: 2, to: 3 },
  ]);
});

it('moments are those at which points grew', () => {
  const keys = keyMoments([
    [0, 0],
    [1, 0],
    [1, 2],
    [1, 2],
  ]);
  expect(keys).toEqual([
    { at: 1, seat: 0, gained: 1 },
    { at: 2, seat: 1, gained: 2 },
  ]);
  expect(thinned(keys, 100, 0.02)).toHaveLength(1);
  expect(keyMoments([[0], [1], [4]], [2])).toEqual([{ at: 1, seat: 0, gained: 1 }]);
});

it('points are a line from left to right', () => {
  expect(pointsLine([[0], [2]], 0, 10)).toBe('M0.0 10.0L1000.0 0.0');
  expect(pointsLine([[0], [2]], 0, 10, [1])).toBe('M0.0 10.0M1000.0 0.0');
});
