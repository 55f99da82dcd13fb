import type { Tutorial, TutorialStep } from '$lib/games/types';
import { foldUndone } from '$lib/table/undone';
import type { SeatView, Step } from '$lib/wire';
import { CELLS } from './data';
import { isContested } from './open';
import { viewOf, type Action, type Event } from './view';

/** The outer ring, where tiles lie face down. */
const OUTSIDE = CELLS.map(({ id }) => id).filter((id) => id.startsWith('B'));

/** The player's second turn: the bot has had its own in between. */
const secondTurn = (seatView: SeatView): boolean => {
  const { turn } = viewOf(seatView).open;
  return seatView.decision !== null && turn.active === seatView.seat && turn.number >= 3;
};

/** A battle is on. */
const fights = (seatView: SeatView): boolean => viewOf(seatView).open.battle !== null;
/** Units of the player stand where enemies do. */
const meets = (seatView: SeatView): boolean => {
  const { seat } = seatView;
  const { open } = viewOf(seatView);
  return seat !== null && (open.presence[seat] ?? []).some((hex) => isContested(open, hex));
};

function isResult(event: Event, seat: number | null): boolean {
  switch (event.type) {
    case 'battle_won':
    case 'battle_lost':
    case 'battle_undecided':
      return event.seat === seat || event.defender_seat === seat;
    default:
      return false;
  }
}
/** A battle of the player has come to its end, and nobody took it back. */
const fought = ({ seat }: SeatView, log: readonly Step[]): boolean =>
  foldUndone(log).some(({ events }) => events.some(({ facts }) => isResult(facts as Event, seat)));

/** Whoever walks away again, or burns the enemy down, has yet to fight. */
const back: TutorialStep<Action>['back'] = {
  to: 'march',
  when: (view, log) => !fights(view) && !meets(view) && !fought(view, log),
};

/** The first turn of a real game, step by step, the beginning of the second, and on to the first battle. */
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
      point: '.prompt .primary',
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
      point: '.prompt .primary',
    },
    {
      id: 'found',
      rule: 'NX-10.1',
      point: '.hand [data-card]',
    },
    {
      id: 'turn',
      rule: 'NX-3.2',
      expect: [{ type: 'done' }],
      point: '.prompt .primary',
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
      rule: 'NX-8.4',
    },
    {
      id: 'march',
      rule: 'NX-5.3',
      until: (view, log) => fights(view) || meets(view) || fought(view, log),
      yours: true,
      // The enemy's unit that stands nearest to the middle.
      point: '.stack.s1',
    },
    {
      id: 'fight',
      rule: 'NX-8.1',
      until: (view, log) => fights(view) || fought(view, log),
      back,
      yours: true,
    },
    {
      id: 'dice',
      rule: 'NX-8.7',
      until: fought,
      back,
      yours: true,
    },
    {
      id: 'fought',
      rule: 'NX-8.11',
    },
    {
      id: 'on',
      rule: 'NX-11.3',
    },
  ],
};
