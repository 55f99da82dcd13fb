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
