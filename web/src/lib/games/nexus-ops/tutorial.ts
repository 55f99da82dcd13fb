import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { CELLS } from './data';
import type { Action, View } from './view';

/** The outer ring, where tiles lie face down. */
const OUTSIDE = CELLS.map(({ id }) => id).filter((id) => id.startsWith('B'));

/** The player's second turn: the bot has had its own in between. */
const secondTurn = ({ decision, seat, view }: SeatView): boolean => {
  const { turn } = (view as View).open;
  return decision !== null && turn.active === seat && turn.number >= 3;
};

/** The first turn of a real game, step by step, and the beginning of the second. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: {},
  seed: '7',
  steps: [
    {
      id: 'goal',
      rule: 'NX-12.1',
    },
    {
      id: 'human',
      rule: 'NX-4.1',
      expect: [
        { type: 'buy', unit: 'human', hex: 'H1a' },
        { type: 'buy', unit: 'human', hex: 'H1b' },
      ],
      point: '[data-shop="human"]',
    },
    {
      id: 'fungoid',
      rule: 'NX-9.1',
      expect: [{ type: 'buy', unit: 'fungoid', hex: 'H1c' }],
      point: '[data-shop="fungoid"]',
    },
    {
      id: 'deployed',
      expect: [{ type: 'done' }],
      point: '.prompt [data-action="done"]',
    },
    {
      id: 'move',
      rule: 'NX-5.1',
      expect: OUTSIDE.flatMap((to) => [
        { type: 'move', unit: 'human', from: 'H1a', to },
        { type: 'move', unit: 'human', from: 'H1b', to },
      ]),
      point: '[data-stack="human"]',
    },
    {
      id: 'moved',
      rule: 'NX-7.1',
      expect: [{ type: 'done' }],
      point: '.prompt [data-action="done"]',
    },
    {
      id: 'found',
      rule: 'NX-10.1',
      point: '.hand [data-card]',
    },
    {
      id: 'turn',
      rule: 'NX-3.1',
      expect: [{ type: 'done' }],
      point: '.prompt [data-action="done"]',
    },
    {
      id: 'bot',
      until: secondTurn,
    },
    {
      id: 'reinforce',
      rule: 'NX-4.1',
      expect: [{ type: 'buy' }],
      point: '.shop',
    },
    {
      id: 'battle',
      rule: 'NX-8.1',
    },
    {
      id: 'on',
      rule: 'NX-11.7',
    },
  ],
};
