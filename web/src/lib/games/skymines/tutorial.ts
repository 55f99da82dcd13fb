import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { viewOf, type Action } from './view';

/** Research points are spent and the plans lie: the turn can end. */
const actionDone = ({ prompt }: SeatView): boolean => prompt?.key === 'prompt-done';
/** The used cards rest, and the next round is being planned. */
const secondRound = (seatView: SeatView): boolean => {
  const { open } = viewOf(seatView);
  return seatView.decision !== null && open.phase === 'planning' && open.round >= 2;
};

/** The first round of a real game, with one of each action but those that come later, and a look at what counts. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: {},
  seed: '7',
  steps: [
    { id: 'goal', rule: 'SK-14.2' },
    { id: 'companies', rule: 'SK-6.11', point: '[data-view="map"]' },
    {
      id: 'plan',
      rule: 'SK-3.1',
      expect: [{ type: 'plan', card: 'start_diamond_energy2' }],
      point: '.hand .cards',
    },
    { id: 'energy-too', expect: [{ type: 'plan', card: 'single_01' }], point: '.hand .cards' },
    { id: 'minerals', expect: [{ type: 'plan', card: 'start_diamond_minerals2' }], point: '.hand .cards' },
    {
      id: 'ready',
      rule: 'SK-3.3',
      expect: [{ type: 'ready' }],
      point: '.prompt .acts',
    },
    {
      id: 'use',
      rule: 'SK-5.1',
      expect: [{ type: 'use', card: 'start_diamond_minerals2' }],
      point: '.hand .slots',
    },
    { id: 'buy', rule: 'SK-5.2', expect: [{ type: 'buy' }], point: '.display, [data-view="markets"]' },
    { id: 'step', rule: 'SK-5.3', expect: [{ type: 'step' }], point: '.prompt .acts' },
    { id: 'end', rule: 'SK-4.1', expect: [{ type: 'end' }], point: '.prompt .acts' },
    {
      id: 'marker',
      rule: 'SK-11.1',
      expect: [{ type: 'marker', space: 'maj_energy' }],
      point: '[data-space="maj_energy"], [data-view="markets"]',
    },
    { id: 'marked', expect: [{ type: 'end' }], point: '.prompt .acts' },
    {
      id: 'energy',
      rule: 'SK-6.1',
      expect: [{ type: 'energy', company: 'skymine' }],
      point: '[data-company="skymine"], .hand .slots',
    },
    { id: 'enter', rule: 'SK-6.3', expect: [{ type: 'enter', spot: '20' }], point: '[data-spot="20"]' },
    { id: 'column', rule: 'SK-6.4', expect: [{ type: 'enter', spot: '19' }], point: '[data-spot="19"]' },
    { id: 'third', rule: 'SK-6.6', expect: [{ type: 'enter', spot: '24' }], point: '[data-spot="24"]' },
    { id: 'points', rule: 'SK-9.1', until: actionDone, yours: true, point: '.plans, .screens' },
    { id: 'worth', expect: [{ type: 'end' }], point: '.prompt .acts' },
    {
      id: 'rest',
      rule: 'SK-12.1',
      expect: [{ type: 'rest' }],
      point: '.rests, [data-view="console"]',
    },
    { id: 'put', rule: 'SK-12.2', until: secondRound, yours: true, point: '.rests' },
    { id: 'research', rule: 'SK-10.6', point: '.screens' },
    { id: 'score', rule: 'SK-14.2' },
    { id: 'on' },
  ],
};
