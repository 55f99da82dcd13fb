import type { Tutorial } from '$lib/games/types';
import type { Action } from './view';

/** Two turns of a real game of the first adventure, step by step. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: { adventure: 1 },
  seed: '7',
  steps: [
    {
      id: 'goal',
      rule: 'WM-1.23',
      point: 'svg.sheet',
    },
    {
      id: 'combinations',
      rule: 'WM-0.3',
      point: '.combos',
    },
    {
      id: 'take',
      rule: 'WM-1.1',
      expect: [{ type: 'take' }],
      point: '.combos',
    },
    {
      id: 'write',
      rule: 'WM-1.2',
      expect: [{ type: 'write' }],
      point: '.cell.legal',
    },
    {
      id: 'bonuses',
      rule: 'WM-1.5',
      point: '[data-do="reminder"]',
    },
    {
      id: 'confirm',
      rule: 'WM-0.36',
      expect: [{ type: 'confirm' }],
      point: '.prompt .primary',
    },
    {
      id: 'flip',
      rule: 'WM-0.6',
      point: '.others',
    },
    {
      id: 'again',
      rule: 'WM-0.8',
      expect: [{ type: 'take' }],
      point: '.combos',
    },
    {
      id: 'write-again',
      rule: 'WM-0.14',
      expect: [{ type: 'write' }],
      point: '.cell.legal',
    },
    {
      id: 'missions',
      rule: 'WM-0.29',
      point: '.missions',
    },
    {
      id: 'on',
    },
  ],
};
