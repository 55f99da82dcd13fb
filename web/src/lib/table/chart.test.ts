import { expect, it } from 'vitest';
import { pointsChart, spread, tickStep } from './chart';

it('labels keep their distance and their order', () => {
  expect(spread([100, 102, 40], 16)).toEqual([100, 116, 40]);
});

it('ticks are few and round', () => {
  expect([4, 12, 13, 90].map(tickStep)).toEqual([1, 2, 3, 20]);
});

it('points climb in steps from left to right', () => {
  const steps = [
    { at: 0, points: [0, 0] },
    { at: 10, points: [2, 1] },
  ];
  const chart = pointsChart(steps, { left: 0, right: 100, top: 0, bottom: 40 }, 4);
  expect(chart.lines[0]?.path).toBe('M0 40H100V20');
  expect(chart.lines[1]?.end).toEqual({ x: 100, y: 30 });
  expect(chart.target).toBe(0);
  expect(chart.ticks).toHaveLength(5);
});

it('points below nothing stay inside, with ticks of their own', () => {
  const steps = [
    { at: 0, points: [0] },
    { at: 10, points: [-4] },
    { at: 20, points: [4] },
  ];
  const chart = pointsChart(steps, { left: 0, right: 100, top: 0, bottom: 40 }, null);
  expect(chart.lines[0]?.path).toBe('M0 20H50V40H100V0');
  expect(chart.ticks.map(({ value }) => value)).toEqual([-4, -2, 0, 2, 4]);
});
