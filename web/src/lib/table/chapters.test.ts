import { expect, it } from 'vitest';
import { chapterAt, chaptersOf } from './chapters';

const HISTORY = [[0], [3], [5], [0], [2], [9]];

it('points start from zero in each chapter', () => {
  expect(chaptersOf(HISTORY, [3, 5])).toEqual([
    { number: 1, from: 0, history: [[0], [3], [5]] },
    { number: 2, from: 3, history: [[0], [2]] },
  ]);
});

it('a game of one chapter is whole', () => {
  expect(chaptersOf(HISTORY, [])).toEqual([{ number: 1, from: 0, history: HISTORY }]);
  expect(chaptersOf([[0]], [])).toEqual([]);
});

it('a decision belongs to the chapter that has begun', () => {
  expect([0, 2, 3, 5].map((at) => chapterAt([3, 5], at))).toEqual([1, 1, 2, 3]);
});
