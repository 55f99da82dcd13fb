import { describe, expect, it } from 'vitest';
import type { LegalAction } from '$lib/wire';
import { parse } from './notation';
import { offersOf } from './offers';
import { padOf } from './pad';

const legal = (...notations: string[]): LegalAction[] =>
  notations.map((notation) => ({ notation, action: null, label: { en: notation, ru: notation } }));

describe('notation', () => {
  it('reads every action', () => {
    const take = { type: 'take', combination: 2, wild: null, crew: false };
    expect(parse('take 2')).toEqual(take);
    expect(parse('take 2 as plant')).toEqual({ ...take, wild: 'plant' });
    expect(parse('take 2 with crew')).toEqual({ ...take, crew: true });
    expect(parse('take 2 as plant with crew')).toEqual({ ...take, wild: 'plant', crew: true });
    expect(parse('give 2')).toEqual({ type: 'give', card: 2, spare: false });
    expect(parse('spare 3')).toEqual({ type: 'give', card: 3, spare: true });
    expect(parse('answer b')).toEqual({ type: 'answer', answer: 'b' });
    expect(parse('crew botanist')).toEqual({ type: 'crew', crew: 'botanist' });
    expect(parse('write 8.5 n14')).toEqual({ type: 'write', number: '8.5', spot: 'n14' });
    expect(parse('x n14')).toEqual({ type: 'x', spot: 'n14' });
    expect(parse('mark cut05')).toEqual({ type: 'mark', spot: 'cut05' });
    expect(parse('claim B')).toEqual({ type: 'claim', mission: 'B' });
    const words = ['skip', 'error', 'confirm', 'excuse'];
    expect(words.map((word) => parse(word)?.type)).toEqual(words);
  });

  it('reads nothing else', () => {
    expect(
      [
        'take',
        'take x',
        'take 2 as',
        'take 2 with',
        'write 7',
        'mark',
        'claim D',
        'give',
        'answer c',
        'crew cook',
        'fly',
      ].map(parse),
    ).toEqual(Array(11).fill(null));
  });
});

describe('offers', () => {
  it('sorts combinations, wilds and missions', () => {
    const offers = offersOf(
      legal('take 1', 'take 3', 'take 1 as plant', 'take 1 as water', 'claim A'),
      null,
      null,
    );
    expect([...offers.take.keys()]).toEqual([1, 3]);
    expect([...(offers.wild.get(1)?.keys() ?? [])]).toEqual(['plant', 'water']);
    expect([...offers.claim.keys()]).toEqual(['A']);
  });

  it('lights the spaces of the number on the card first', () => {
    const list = legal('write 7 n01', 'write 8 n02', 'write 9 n02', 'write 9 n03');
    const offers = offersOf(list, null, '8');
    expect(offers.numbers).toEqual(['7', '8', '9']);
    expect(offers.number).toBe('8');
    expect([...offers.spot.keys()]).toEqual(['n02']);
  });

  it('lights those of a picked number, and of the nearest when the card does not fit', () => {
    const list = legal('write 7 n01', 'write 10 n03');
    expect([...offersOf(list, 'write 10', '8').spot.keys()]).toEqual(['n03']);
    expect(offersOf(list, null, '8').number).toBe('7');
    expect(offersOf(list, 'write 12', '8').number).toBe('7');
  });

  it('lights X and marks together', () => {
    expect([...offersOf(legal('x n01', 'mark fuel1'), null, '3').spot.keys()]).toEqual(['n01', 'fuel1']);
  });
});

describe('the score pad', () => {
  const line = (label: string, points: number) => ({ label, count: 1, points });
  it('has a row for every line, and one for both sheets where they are shared', () => {
    const rows = padOf([
      line('missions', 9),
      line('left_plants', 4),
      line('right_plants', 2),
      line('errors', -5),
    ]);
    expect(
      rows.map(({ name, shared, lines }) => [name, shared, ...lines.map(({ points }) => points)]),
    ).toEqual([
      ['missions', false, 9],
      ['plants', true, 4, 2],
      ['errors', false, -5],
    ]);
  });
});
