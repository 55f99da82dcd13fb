import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '$lib/net/connection.svelte';
import { GameTexts } from '$lib/i18n/game.svelte';
import plain from '$lib/games/plain';
import { change } from '$lib/settings/settings.svelte';
import type { OtherRules, TableState } from '$lib/wire';
import { said, seatView, tableState, told } from './fixture';
import OldTable from './OldTable.svelte';
import { TableSession } from './session.svelte';

const rules: OtherRules = { played: 1, known: 2, log_kept: true, seen: null };
const sheet = (points: number) => ({ lines: [{ label: 'missions', count: 1, points }] });
const over: Partial<TableState> = {
  phase: 'over',
  outcome: { type: 'ranks', ranks: [1, 2] },
  scores: [sheet(12), sheet(7)],
  views: [],
};
let app: Record<string, unknown>;

function show(state: TableState, by: OtherRules = rules): void {
  const session = new TableSession({} as unknown as Connection, 't1');
  const steps = [...Array(400).keys()].map((n) => ({
    seq: n,
    actor_seat: 0,
    events: [said(`event-${n}`)],
  }));
  session.receive({ type: 'table', state: told(state), revision: 1, log: steps, more: false, chat: [] });
  const texts = new GameTexts('test-game');
  texts.set('en', 'score-missions = Mission cards');
  const props = { session, table: state, rules: by, game: plain, texts };
  app = mount(OldTable, { target: document.body, props });
  flushSync();
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const offered = () => all('.acts [data-do]').map((element) => element.dataset['do']);

beforeEach(() => {
  change({ lang: 'en' });
  const points = { id: 't1', points: [12, 7] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(points)));
});
afterEach(() => {
  unmount(app);
  vi.unstubAllGlobals();
});

it('a finished game shows its result, its sheet and every line of its log', () => {
  show(tableState(over));
  expect(all('[data-result]')[0]?.textContent?.trim()).toBe('You win with 12\u00a0points');
  expect(all('[data-total]').map((cell) => cell.textContent)).toEqual(['12', '7']);
  expect(all('.log li')).toHaveLength(300);
  all('[data-do="whole-log"]')[0]?.click();
  flushSync();
  expect(all('.log li')).toHaveLength(400);
  expect(offered()).toEqual(['rematch', 'journal']);
});

it('where nothing else was kept the points of the list stand in', async () => {
  show(tableState({ ...over, scores: [] }), { ...rules, log_kept: false });
  await vi.waitFor(() => expect(all('[data-total]').map((cell) => cell.textContent)).toEqual(['12', '7']));
  expect(all('.log')).toHaveLength(0);
});

it('a running game says that it cannot go on and what can be done', () => {
  show(tableState({ views: [seatView(0, { decision: null, legal: [] })] }), { ...rules, seen: 1 });
  expect(all('h2')[0]?.textContent?.trim()).toBe('This game cannot go on');
  expect(document.body.textContent).toMatch(/version.1.of.the.rules/);
  expect(offered()).toEqual(['rematch', 'board', 'journal']);
});

it('somebody who only watches is offered neither journal nor another game', () => {
  show(tableState({ you: [], views: [] }));
  expect(offered()).toEqual([]);
});
