import { describe, expect, it } from 'vitest';
import { faceOf, numberOf, printed } from '../cards';
import { boardOf, leftOver, letterOf, opponentOf, suitsOf, TRACK, worthOf } from './data';
import type { Astra, AstraView } from '../view';

const MARGARET: AstraView['multipliers'] = [5, 4, 2, 2, 2, 3];
const astra: Astra = {
  level: 3,
  drawn: [],
  discard: [],
  cards: [],
  gone: [],
  spent: 0,
  used: null,
  step: { type: 'rest' },
};
const stand: AstraView = {
  score: { lines: [] },
  bonuses: 0,
  slots: 8,
  boxes: null,
  multipliers: MARGARET,
};
/** The first cards of the box with an effect. */
const cardsWith = (effect: string, count: number) =>
  Array.from({ length: 63 }, (_, i) => i + 1)
    .filter((card) => faceOf(card).effects[0] === effect)
    .slice(0, count);

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
  it('has a name at every level, and a team of her own in the last adventure of a campaign', () => {
    expect(opponentOf(1).en).toBe('Katherine');
    expect(opponentOf(9).en).toBe('Welcome Team');
  });

  it('sorts her cards by effect and multiplies them', () => {
    const cards = [...cardsWith('robot', 2), ...cardsWith('energy', 1), ...cardsWith('plant', 1)];
    const points = suitsOf({ ...astra, cards }, stand).map((suit) => suit.points);
    expect(points).toEqual([10, 4, 2, 0, 0, 0]);
  });

  it('counts a card with several effects as the best of them', () => {
    // 42 has Robot and Planning, 0 has Energy and Water, a wild card all six.
    expect(worthOf(154, MARGARET)).toEqual({ effect: 'robot', worth: 5 });
    expect(worthOf(152, MARGARET)).toEqual({ effect: 'energy', worth: 4 });
    expect(worthOf(155, MARGARET)).toEqual({ effect: 'robot', worth: 5 });
  });

  it('gets the card that is not used', () => {
    expect(leftOver([1, 2])).toBe(3);
    expect(leftOver([3, 1])).toBe(2);
  });

  it('has effect cards with letters', () => {
    expect([112, 113, 114, 5].map(letterOf)).toEqual(['A', 'B', 'C', null]);
    expect(boardOf(2).letters).toEqual(['A', 'B']);
    expect(boardOf(2).comparison).toMatchObject({ effect: 'energy', of: 2 });
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
