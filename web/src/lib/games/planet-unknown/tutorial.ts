import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import type { Action, View } from './view';

/** Everything that the tile brought has been done. */
const allDone = ({ view }: SeatView): boolean => {
  const { own, table } = view as View;
  return table.part !== 'turn' || own === null || own.items.length === 0;
};
/** A tile is to be placed again, in a round not before this one. */
const roundComes =
  (round: number) =>
  ({ decision, view }: SeatView): boolean => {
    const { table, own } = view as View;
    return (
      decision !== null && table.round >= round && (own?.items.some(({ type }) => type === 'place') ?? false)
    );
  };

/** Two rounds of a real game with the starting boards, step by step. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy', 'bot:greedy'],
  options: {},
  seed: '7',
  steps: [
    {
      id: 'goal',
      rule: 'PU-9.4',
      point: '.middle svg.planet',
    },
    {
      id: 'rotate',
      rule: 'PU-3.2',
      expect: [{ type: 'rotate' }],
      point: '.turns',
    },
    {
      id: 'tiles',
      rule: 'PU-3.3',
      point: '.tiles',
    },
    {
      id: 'place',
      rule: 'PU-4.2',
      expect: [{ type: 'place' }],
      point: '.place',
    },
    {
      id: 'advance',
      rule: 'PU-5.2',
      until: allDone,
      point: '.agenda',
    },
    {
      id: 'confirm',
      rule: 'PU-3.8',
      expect: [{ type: 'confirm' }],
      point: '.prompt .primary',
    },
    {
      id: 'again',
      until: roundComes(2),
    },
    {
      id: 'second',
      rule: 'PU-4.3',
      expect: [{ type: 'place' }],
      point: '.place',
    },
    {
      id: 'rovers',
      rule: 'PU-6.2',
      point: '.middle svg.planet',
    },
    {
      id: 'rivals',
      rule: 'PU-2.6',
      point: '.rivals, [data-tab="rivals"]',
    },
    {
      id: 'on',
    },
  ],
};
