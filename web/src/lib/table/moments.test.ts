import { expect, it } from 'vitest';
import { turningPoints } from './moments';

it('gains and changes of the lead are found, in order', () => {
  const history = [
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 3],
    [2, 3],
  ];
  expect(turningPoints(history, 2)).toEqual([
    { at: 1, seat: 0, gained: 1, leads: true },
    { at: 3, seat: 1, gained: 3, leads: true },
  ]);
  expect(turningPoints([[0, 0]], 5)).toEqual([]);
  expect(turningPoints(history, 2, [3])).toEqual([
    { at: 1, seat: 0, gained: 1, leads: true },
    { at: 4, seat: 0, gained: 1, leads: false },
  ]);
});
