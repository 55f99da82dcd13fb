import { expect, it } from 'vitest';
import type { Tutorial } from '$lib/games/types';
import { Coach } from './coach.svelte';
import { seatView, silence, tableState, told } from './fixture';
import { TableSession } from './session.svelte';

const tutorial: Tutorial = {
  seats: ['you', 'bot:greedy'],
  options: {},
  seed: '7',
  steps: [
    { id: 'hello' },
    { id: 'buy', expect: [{ type: 'buy human H0a' }] },
    { id: 'wait', until: (view) => view.decision === 'd9' },
    { id: 'end' },
  ],
};

it('a step is over when its action is accepted, when the game is there, or by the button', () => {
  const session = new TableSession(silence, 't1');
  session.receive({ type: 'table', state: told(tableState()), revision: 1, log: [], more: false, chat: [] });
  const offered = () => session.seatView.legal.map((action) => action.notation);
  const coach = new Coach(tutorial, session);
  expect([coach.step?.id, coach.byButton, offered()]).toEqual(['hello', true, []]);
  coach.next();
  expect([coach.step?.id, offered()]).toEqual(['buy', ['buy human H0a']]);
  coach.accepted({ type: 'pass' });
  expect(coach.step?.id).toBe('buy');
  coach.accepted({ type: 'buy human H0a' });
  expect([coach.step?.id, offered()]).toEqual(['wait', ['pass', 'buy human H0a']]);
  coach.seen(seatView(0));
  expect(coach.step?.id).toBe('wait');
  coach.seen(seatView(0, { decision: 'd9' }));
  expect(coach.step?.id).toBe('end');
  coach.skip();
  expect([coach.step, offered()]).toEqual([null, ['pass', 'buy human H0a']]);
});

it('goes back when what a step is about was taken back, and asks the log', () => {
  const session = new TableSession(silence, 't1');
  session.receive({ type: 'table', state: told(tableState()), revision: 1, log: [], more: false, chat: [] });
  const undoable: Tutorial = {
    ...tutorial,
    steps: [
      { id: 'go', until: ({ decision }) => decision === 'near' },
      {
        id: 'end',
        until: (_, log) => log.length > 0,
        back: { to: 'go', when: (view) => view.decision === 'far' },
      },
    ],
  };
  const coach = new Coach(undoable, session);
  coach.seen(seatView(0, { decision: 'near' }));
  expect(coach.step?.id).toBe('end');
  coach.seen(seatView(0, { decision: 'far' }));
  expect(coach.step?.id).toBe('go');
  coach.seen(seatView(0, { decision: 'near' }));
  coach.seen(seatView(0, { decision: 'near' }), [{ seq: 1, actor_seat: 0, events: [] }]);
  expect(coach.step).toBe(null);
});

it('what leads to the action of a step is on offer, and does not end it', () => {
  const session = new TableSession(silence, 't1');
  session.receive({ type: 'table', state: told(tableState()), revision: 1, log: [], more: false, chat: [] });
  const way: Tutorial = {
    ...tutorial,
    steps: [{ id: 'way', on: [{ type: 'pass' }], expect: [{ type: 'buy human H0a' }] }, { id: 'end' }],
  };
  const coach = new Coach(way, session);
  expect(session.seatView.legal.map(({ notation }) => notation)).toEqual(['pass', 'buy human H0a']);
  coach.accepted({ type: 'pass' });
  expect(coach.step?.id).toBe('way');
  coach.accepted({ type: 'buy human H0a' });
  expect(coach.step?.id).toBe('end');
});
