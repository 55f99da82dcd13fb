import { expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import { movesOf } from './moves';

const step = (...facts: object[]): Step => ({
  seq: 1,
  actor_seat: null,
  events: facts.map((one) => ({ key: 'event', facts: one, text: 'Told.' })),
});
const why = {
  rival: 'astra-3',
  card: null,
  rule: 'WM-S.8',
  reason: 'player_chooses',
  candidates: [
    { what: 'p3-1', measures: [] },
    { what: 'p4-1', measures: [] },
  ],
  choice: 1,
};

it('what ASTRA does is told step by step, with the places she could choose from', () => {
  const moves = movesOf([
    step({ type: 'turn_confirmed', seat: 0 }, { type: 'astra_card', letter: 'A', second: false }),
    step({ type: 'astra_played', card: {}, spot: 'p4-1', why }),
  ]);
  expect(moves.map(({ rule, reason, place }) => [rule, reason, place])).toEqual([
    [null, null, null],
    ['WM-S.8', 'player_chooses', 'p4-1'],
  ]);
  expect(moves[1]!.candidates.map(({ what, chosen }) => [what, chosen])).toEqual([
    ['p3-1', false],
    ['p4-1', true],
  ]);
});

it('what she does is told with the card that it is done by', () => {
  const combination = { number: '7', effect: 'robot' };
  const moves = movesOf([
    step({ type: 'astra_card', letter: 'B', second: false }, { type: 'astra_struck', spot: 'p4-1', why }),
    step({ type: 'astra_played', card: combination, spot: 'p4-1', why }),
  ]);
  expect(moves.map(({ card }) => card)).toEqual([{ letter: 'B' }, { letter: 'B' }, combination]);
});

it('what the player does is left out', () => {
  expect(movesOf([step({ type: 'cards_drawn', turn: 2, cards: [] })])).toEqual([]);
});
