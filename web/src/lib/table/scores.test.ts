import { expect, it } from 'vitest';
import { labels, outcomeWord, points, stepsOf, total, turningPoint, winners } from './scores';

const sheet = (...lines: [string, number][]) => ({
  lines: lines.map(([label, points]) => ({ label, count: 1, points })),
});

it('sheets have lines, each label once', () => {
  const sheets = [sheet(['missions', 2]), sheet(['missions', 1], ['hill', 3])];
  expect(labels(sheets)).toEqual(['missions', 'hill']);
  expect(sheets.map(total)).toEqual([2, 4]);
  expect(points(sheets[0]!, 'hill')).toBe(0);
});

it('the first rank wins, ties included', () => {
  expect(winners({ type: 'ranks', ranks: [2, 1, 1] })).toEqual([1, 2]);
  expect(outcomeWord({ type: 'ranks', ranks: [2, 1, 1] })).toBe('s1 s2');
  expect(winners({ type: 'solo', result: 'lost', margin: 2 })).toEqual([]);
  expect(winners(null)).toEqual([]);
});

it('a chart has a column for each change and the end', () => {
  const history = [
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ];
  expect(stepsOf(history).map(({ at }) => at)).toEqual([0, 2, 3]);
});

it('finds the line that decided it', () => {
  const first = sheet(['coins', 2], ['shares', 30]);
  expect(turningPoint([sheet(['coins', 10], ['shares', 5]), first])).toEqual({
    who: 1,
    label: 'shares',
    by: 25,
  });
});

it('finds none where two share the first place', () => {
  expect(turningPoint([sheet(['coins', 1]), sheet(['coins', 1])])).toBeNull();
});
