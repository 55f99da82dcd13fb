import { describe, expect, it } from 'vitest';
import { leadSince, linesOf, sumOf, turningPoint } from './lines';

const sheet = (coins: number, tawac: number) => ({
  lines: [
    { label: 'coins', count: coins, points: coins },
    { label: 'tawac', count: 1, points: tawac },
  ],
});

describe('the score of Skymines', () => {
  it('adds lines up', () => {
    expect(sumOf(sheet(3, 40))).toBe(43);
  });
  it('names every line once, in order', () => {
    expect(linesOf([sheet(1, 2), sheet(3, 4)]).map(({ label }) => label)).toEqual(['coins', 'tawac']);
  });
  it('finds the line that decided it', () => {
    expect(turningPoint([sheet(10, 5), sheet(2, 30)])).toEqual({ who: 1, label: 'tawac', by: 25 });
  });
  it('finds none where two share the first place', () => {
    expect(turningPoint([sheet(10, 5), sheet(5, 10)])).toBeNull();
  });
  it('tells since when the first has been ahead for good', () => {
    const history = [
      [0, 0],
      [2, 1],
      [2, 3],
      [4, 3],
      [5, 3],
    ];
    expect(leadSince(history, 0)).toBe(3);
    expect(leadSince(history, 1)).toBeNull();
  });
});
