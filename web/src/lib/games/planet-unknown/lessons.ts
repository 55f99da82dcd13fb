import type { Tutorial } from '$lib/games/types';
import type { Action } from './view';

/** Boards of one's own: a planet that restricts placing, a corporation with a rule and technologies. */
export const lessons: Readonly<Record<string, Tutorial<Action>>> = {
  boards: {
    seats: ['you', 'bot:greedy', 'bot:greedy'],
    options: { planet_1: 'k273', corporation_1: 'horizon' },
    seed: '7',
    steps: [
      { id: 'own-planet', rule: 'PU-12.6', point: '.middle svg.planet' },
      { id: 'own-corporation', rule: 'PU-11.8', point: '.firm, [data-tab="tracks"], .right' },
      { id: 'own-techs', rule: 'PU-5.12', point: '.techs, .firm summary, [data-tab="tracks"]' },
      {
        id: 'own-place',
        rule: 'PU-12.6',
        on: [{ type: 'rotate' }],
        expect: [{ type: 'place' }],
        // First the turns of the station, then the planet.
        point: '.turns, body:not(:has(.turns)) .place',
      },
      { id: 'own-reminder', point: '[data-do="reminder"]' },
    ],
  },
};
