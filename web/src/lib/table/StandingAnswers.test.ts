import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { GameTexts } from '$lib/i18n/game.svelte';
import type { ClientMessage } from '$lib/wire';
import { silence, tableState, told } from './fixture';
import { TableSession } from './session.svelte';
import StandingAnswers from './StandingAnswers.svelte';

it('shows what a seat always answers, and says so when somebody chooses again', () => {
  const sent: Partial<ClientMessage>[] = [];
  const line = {
    ...silence,
    request: (message: Partial<ClientMessage>) => {
      sent.push(message);
      return new Promise<never>(() => undefined);
    },
  };
  const session = new TableSession(line, 't1');
  const state = tableState();
  state.views[0]!.standing = { shuttle: 'stay' };
  session.receive({ type: 'table', state: told(state), revision: 1, log: [], more: false, chat: [] });
  const kinds = [
    { kind: 'shuttle', choices: ['stay'] },
    { kind: 'technology', choices: ['keep', 'develop'] },
  ];
  const props = { session, seat: 0, kinds, texts: new GameTexts('test-game') };
  const app = mount(StandingAnswers, { target: document.body, props });
  flushSync();
  const pick = (kind: string) => document.querySelector<HTMLSelectElement>(`[data-kind="standing-${kind}"]`)!;
  expect([pick('shuttle').value, pick('technology').value]).toEqual(['stay', '']);
  for (const [kind, choice] of [
    ['technology', 'develop'],
    ['shuttle', ''],
  ] as const) {
    pick(kind).value = choice;
    pick(kind).dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(sent).toMatchObject([
    { type: 'stand', table: 't1', seat: 0, kind: 'technology', choice: 'develop' },
    { type: 'stand', table: 't1', seat: 0, kind: 'shuttle', choice: null },
  ]);
  void unmount(app);
});
