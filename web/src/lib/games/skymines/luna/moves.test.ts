import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import { movesOf } from './moves';

const step = (...facts: object[]): Step => ({
  seq: 1,
  actor_seat: null,
  events: facts.map((one) => ({ key: 'event', facts: one, text: 'Told.', rule: 'SK-15.6' })),
});
const why = {
  rival: 'luna_1',
  card: 'I-2',
  rule: 'SK-15.11',
  reason: 'lowest_vacant',
  candidates: [
    { what: '9', measures: [] },
    { what: '14', measures: [{ of: 'value', value: 3 }] },
  ],
  choice: 1,
};

describe("Luna's moves", () => {
  it('carry the card and slot she acts by, and what she chose from', () => {
    const moves = movesOf([
      step(
        { type: 'luna_acts', seat: 'luna_1', slot: 'b', card: 'I-2' },
        { type: 'luna_entered', seat: 'luna_1', company: 'tawac', spot: '14', column: 0, ousted: null, why },
      ),
    ]);
    expect(moves.map(({ card, slot, place, reason }) => [card, slot, place, reason])).toEqual([
      ['I-2', 'b', null, null],
      ['I-2', 'b', '14', 'lowest_vacant'],
    ]);
    expect(moves[1]!.candidates.map(({ what, chosen }) => [what, chosen])).toEqual([
      ['9', false],
      ['14', true],
    ]);
  });

  it('leave out what people do', () => {
    expect(movesOf([step({ type: 'coins_gained', seat: 0, coins: 2 })])).toEqual([]);
  });
});
