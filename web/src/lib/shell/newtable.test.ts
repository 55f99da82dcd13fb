import { expect, it } from 'vitest';
import { seatsOf, tableOf } from './newtable';

const game = {
  slug: 'g',
  name: 'G',
  rules_version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  defaults: {},
  windows: [],
  standing: [],
};

it('seats are read from the address', () => {
  expect(seatsOf('human,bot:mcts:500ms,open')).toEqual([
    { kind: 'you' },
    { kind: 'bot', bot: 'mcts:500ms' },
    { kind: 'open' },
  ]);
});

it('an address with seats starts at once, with its options and seed', () => {
  const query = new URLSearchParams({ seats: 'human,bot', options: '{"teams":true}', seed: '7' });
  expect(tableOf('g', query, game)).toEqual({
    game: 'g',
    options: { teams: true },
    seats: [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }],
    start: true,
    seed: '7',
    settings: {},
  });
});

it('people at one screen need no pause that hides who passes', () => {
  const query = new URLSearchParams({ seats: 'human,human' });
  expect(tableOf('g', query, game).settings).toEqual({ pass_pause_ms: 0 });
});

it('without seats it is a lobby with free seats', () => {
  expect(tableOf('g', new URLSearchParams(), game)).toMatchObject({
    start: false,
    seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  });
});
