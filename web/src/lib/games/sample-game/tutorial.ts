import type { Tutorial } from '$lib/games/types';
import type { Action } from './view';

/** The first round of a real game, and a look at what counts. The seed decides what is turned up. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: {},
  seed: '1',
  steps: [
    { id: 'goal', rule: 'SG-4.2' },
    { id: 'offer', rule: 'SG-1.2', point: '.offer' },
    { id: 'bid', rule: 'SG-2.1', expect: [{ type: 'bid', coins: 6 }], point: '.bids' },
    { id: 'shown', rule: 'SG-3.1', until: ({ prompt }) => prompt?.key === 'prompt-claim' },
    { id: 'claim', rule: 'SG-3.4', expect: [{ type: 'keep' }], point: '.offer' },
    { id: 'next', rule: 'SG-4.2', expect: [{ type: 'bid' }], point: '.bids' },
    { id: 'end' },
  ],
};
