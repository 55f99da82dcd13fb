import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/net/api';
import { change } from '$lib/settings/settings.svelte';
import { shared } from '$lib/shell/me.svelte';
import type { TableSummary } from '$lib/wire/rest';
import NextGame from './NextGame.svelte';

const table = (id: string, updated: number, your_turn = true): TableSummary => ({
  id,
  game: 'nexus-ops',
  phase: 'playing',
  seats: [],
  your_turn,
  updated,
  created: 1,
  outcome: null,
  points: [],
  daily: null,
  other_rules: false,
});
let app: Record<string, unknown>;
const link = () => document.querySelector<HTMLAnchorElement>('[data-do="next-game"]');

function show(tables: TableSummary[]): void {
  vi.spyOn(api, 'tables').mockResolvedValue(tables);
  shared.tables = tables;
  app = mount(NextGame, { target: document.body, props: { here: 'here' } });
  flushSync();
}
beforeEach(() => change({ lang: 'en' }));
afterEach(() => {
  void unmount(app);
  shared.tables = [];
  vi.restoreAllMocks();
});

it('leads to the table that has waited longest, and says how many wait', () => {
  show([table('new', 30), table('here', 5), table('old', 10), table('theirs', 1, false)]);
  expect(link()?.getAttribute('href')).toBe('/table/old');
  expect(link()?.textContent).toContain('Next game (2)');
});

it('is not there while nothing else waits, and comes when something does', () => {
  show([table('here', 5), table('theirs', 1, false)]);
  expect(link()).toBeNull();
  shared.tables = [table('here', 5), table('theirs', 1)];
  flushSync();
  expect(link()?.getAttribute('href')).toBe('/table/theirs');
  expect(link()?.textContent).toContain('Next game');
});
