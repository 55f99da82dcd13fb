import { describe, expect, it } from 'vitest';
import { offersOf, writeValue } from './offers';
import { padOf } from './pad';
import type { Action, Effect, Move } from './view';

const legal = (...actions: Action[]): Move[] =>
  actions.map((action, i) => ({ notation: `action ${i}`, action }));
const take = (combination: number, wild: Effect | null = null): Action => ({
  type: 'take',
  combination,
  wild,
  crew: false,
});
const write = (number: string, spot: string): Action => ({ type: 'write', number, spot });

describe('offers', () => {
  it('sorts combinations, wilds and missions', () => {
    const offers = offersOf(
      legal(take(1), take(3), take(1, 'plant'), take(1, 'water'), { type: 'claim', mission: 'A' }),
      null,
      null,
    );
    expect([...offers.take.keys()]).toEqual([1, 3]);
    expect([...(offers.wild.get(1)?.keys() ?? [])]).toEqual(['plant', 'water']);
    expect([...offers.claim.keys()]).toEqual(['A']);
  });

  it('lights the spaces of the number on the card first', () => {
    const list = legal(write('7', 'n01'), write('8', 'n02'), write('9', 'n02'), write('9', 'n03'));
    const offers = offersOf(list, null, '8');
    expect(offers.numbers).toEqual(['7', '8', '9']);
    expect(offers.number).toBe('8');
    expect([...offers.spot.keys()]).toEqual(['n02']);
  });

  it('lights those of a picked number, and of the nearest when the card does not fit', () => {
    const list = legal(write('7', 'n01'), write('10', 'n03'));
    expect([...offersOf(list, writeValue('10'), '8').spot.keys()]).toEqual(['n03']);
    expect(offersOf(list, null, '8').number).toBe('7');
    expect(offersOf(list, writeValue('12'), '8').number).toBe('7');
  });

  it('lights X and marks together', () => {
    const list = legal({ type: 'cross', spot: 'n01' }, { type: 'mark', spot: 'fuel1' });
    expect([...offersOf(list, null, '3').spot.keys()]).toEqual(['n01', 'fuel1']);
  });
});

describe('the score pad', () => {
  const line = (label: string, points: number) => ({ label, count: 1, points });
  it('has a row for every line, and one for both sheets where they are shared', () => {
    const rows = padOf(
      [line('missions', 9), line('left_plants', 4), line('right_plants', 2), line('errors', -5)],
      [{ name: 'plants', left: 'left_plants', right: 'right_plants' }],
    );
    expect(
      rows.map(({ name, shared, lines }) => [name, shared, ...lines.map(({ points }) => points)]),
    ).toEqual([
      ['missions', false, 9],
      ['plants', true, 4, 2],
      ['errors', false, -5],
    ]);
  });
});
