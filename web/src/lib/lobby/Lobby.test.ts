import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '$lib/net/api';
import { Connection } from '$lib/net/connection.svelte';
import { setLive } from '$lib/net/live';
import { change } from '$lib/settings/settings.svelte';
import { shared } from '$lib/shell/me.svelte';
import { tableState } from '$lib/table/fixture';
import Lobby from './Lobby.svelte';

let app: Record<string, unknown>;
const one = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  change({ lang: 'en' });
  setLive(
    new Connection(() => ({ onopen: null, onmessage: null, onclose: null, send() {}, close() {} }), {
      after: () => 0,
      clear: () => undefined,
    }),
  );
  shared.me = { user: 'u1', name: 'Olga', lang: 'en', login: null };
  shared.games = [
    {
      slug: 'test-game',
      name: 'Test',
      rules_version: 1,
      seats: { min: 2, max: 3 },
      options: [
        {
          id: 'vp_target',
          kind: { type: 'number', values: [10, 12], default: 12 },
          source: 'rulebook',
          seats: [],
        },
      ],
      defaults: { vp_target: 12 },
      windows: [],
      standing: [],
    },
  ];
  vi.spyOn(api, 'gameText').mockResolvedValue('option-vp-target = Target');
  vi.spyOn(api, 'invites').mockResolvedValue({ code: 'ABCDEF', seats: [{ seat: 1, token: 'tok' }] });
  vi.spyOn(api, 'setUp').mockResolvedValue();
  vi.spyOn(api, 'start').mockResolvedValue();
});
afterEach(() => {
  void unmount(app);
  vi.restoreAllMocks();
});

function show(kind: 'open' | 'bot' | 'human'): void {
  const table = tableState({ phase: 'lobby', views: [] });
  const person = kind === 'human' ? { user: 'u2', name: 'Ada' } : {};
  table.seats[1] = { ...table.seats[1]!, kind, bot: kind === 'bot' ? 'greedy' : null, ...person };
  app = mount(Lobby, { target: document.body, props: { table, present: [] } });
  flushSync();
}

it('a table with a free seat cannot start; a bot can be seated there', () => {
  show('open');
  expect(one('[data-do="start"]')?.hasAttribute('disabled')).toBe(true);
  one('[data-seat="1"] [data-do="sit-bot"]')?.click();
  expect(api.setUp).toHaveBeenCalledWith('t1', { type: 'seat_bot', seat: 1, bot: 'greedy' });
  one('[data-do="fill"]')?.click();
  expect(api.setUp).toHaveBeenCalledWith('t1', { type: 'fill_seats', bot: 'greedy' });
});

it('every click on a seat says one thing, and names the person it is about', () => {
  shared.games![0]!.seats.min = 1;
  const said = (kind: Parameters<typeof show>[0], control: string) => {
    show(kind);
    one(control)?.click();
    void unmount(app);
    return vi.mocked(api.setUp).mock.lastCall?.[1];
  };
  expect(said('open', '[data-do="add-seat"]')).toEqual({ type: 'add_seat' });
  expect(said('open', '[data-seat="1"] [data-do="remove-seat"]')).toEqual({ type: 'remove_seat', seat: 1 });
  expect(said('open', '[data-seat="1"] [data-do="sit-you"]')).toEqual({ type: 'sit', seat: 1 });
  expect(said('bot', '[data-seat="1"] [data-do="free"]')).toEqual({ type: 'free_seat', seat: 1 });
  expect(said('human', '[data-seat="1"] [data-do="free"]')).toEqual({
    type: 'send_away',
    seat: 1,
    user: 'u2',
  });
  expect(said('human', '[data-kind="spectators"]')).toEqual({
    type: 'settings',
    settings: { spectators: false },
  });
  expect(said('human', '[data-kind="silent_spectators"]')).toEqual({
    type: 'settings',
    settings: { silent_spectators: true },
  });
  show('bot');
});

it('a full table starts, and the level of a bot is a click', () => {
  show('bot');
  one('[data-seat="1"] [data-do="level"][data-kind="random"]')?.click();
  expect(api.setUp).toHaveBeenCalledWith('t1', { type: 'seat_bot', seat: 1, bot: 'random' });
  one('[data-do="start"]')?.click();
  expect(api.start).toHaveBeenCalledWith('t1');
});

it('an option is shown with its values and set by a click', () => {
  show('bot');
  one('[data-option="vp_target"] [data-value="10"]')?.click();
  expect(api.setUp).toHaveBeenCalledWith('t1', { type: 'options', options: { vp_target: 10 } });
});

it('an option with many values is a list to choose from', () => {
  const values = Array.from({ length: 12 }, (_, i) => i + 1);
  const many = {
    id: 'vp_target',
    kind: { type: 'number', values, default: 12 },
    source: 'rulebook',
    seats: [],
  };
  shared.games = shared.games!.map((game) => ({ ...game, options: [many] as typeof game.options }));
  show('bot');
  const list = document.querySelector<HTMLSelectElement>('[data-option="vp_target"] select')!;
  expect(list.value).toBe('12');
  list.value = '9';
  // Svelte listens at the root.
  list.dispatchEvent(new Event('change', { bubbles: true }));
  expect(api.setUp).toHaveBeenCalledWith('t1', { type: 'options', options: { vp_target: 9 } });
});

it('options that do not go together yet wait for the next change, and say why', async () => {
  const refusal = { rule: null, text: 'Twenty cards, please.' };
  vi.spyOn(api, 'setUp').mockRejectedValueOnce(new ApiError(422, refusal as never));
  show('bot');
  one('[data-option="vp_target"] [data-value="10"]')?.click();
  await vi.waitFor(() => expect(one('[role="alert"]')?.textContent).toContain('Twenty cards'));
  one('[data-do="start"]')?.click();
  expect(api.start).not.toHaveBeenCalled();
  one('[data-option="vp_target"] [data-value="12"]')?.click();
  await vi.waitFor(() => expect(one('[role="alert"]')).toBeNull());
  one('[data-do="start"]')?.click();
  expect(api.start).toHaveBeenCalledWith('t1');
});
