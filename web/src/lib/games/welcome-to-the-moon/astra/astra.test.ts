import { describe, expect, it } from 'vitest';
import { faceOf, numberOf, printed } from '../cards';
import { boardOf, letterOf, TRACK } from './data';

describe('starship cards', () => {
  it('have two sides, those of the campaign with a choice', () => {
    expect(faceOf(149)).toEqual({ number: 'X', effects: ['energy'] });
    expect(faceOf(153)).toEqual({ number: '8½', effects: ['astronaut', 'plant'] });
    expect(faceOf(156)).toMatchObject({ number: '6/9' });
    expect(faceOf(156).effects).toHaveLength(6);
  });

  it('show their numbers as printed', () => {
    expect(['7', '8.5', 'x', '42'].map(printed)).toEqual(['7', '8½', 'X', '42']);
    expect(numberOf({ number: '6', also: '9' })).toBe('6/9');
  });
});

describe('ASTRA', () => {
  it('has effect cards with letters', () => {
    expect([112, 113, 114, 5].map(letterOf)).toEqual(['A', 'B', 'C', null]);
    expect(boardOf(2).letters).toEqual(['A', 'B']);
    expect(boardOf(2).comparison).toBe('astra-2-comparison');
    expect(boardOf(7).comparison).toBeNull();
  });

  it('has a track of 81 boxes with a value every five', () => {
    const boxes = TRACK.flat();
    expect(boxes).toHaveLength(81);
    expect(TRACK.map((row) => row.length)).toEqual([15, 15, 15, 15, 15, 6]);
    expect(boxes.filter(({ value }) => value !== null).map(({ at }) => at)).toEqual(
      Array.from({ length: 14 }, (_, i) => 16 + 5 * i),
    );
  });
});
