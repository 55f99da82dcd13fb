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
      name: { en: 'Test', ru: 'Проба' },
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
    },
  ];
  vi.spyOn(api, 'gameText').mockResolvedValue('option-vp-target = Target');
  vi.spyOn(api, 'invites').mockResolvedValue({ code: 'ABCDEF', seats: [{ seat: 1, token: 'tok' }] });
  vi.spyOn(api, 'setup').mockResolvedValue();
  vi.spyOn(api, 'setSeat').mockResolvedValue();
  vi.spyOn(api, 'start').mockResolvedValue();
});
afterEach(() => {
  void unmount(app);
  vi.restoreAllMocks();
});

function show(kind: 'open' | 'bot'): void {
  const table = tableState({ phase: 'lobby', views: [] });
  table.seats[1] = { ...table.seats[1]!, kind, bot: kind === 'bot' ? 'greedy' : null };
  app = mount(Lobby, { target: document.body, props: { table, present: [] } });
  flushSync();
}

it('a table with a free seat cannot start; a bot can be seated there', () => {
  show('open');
  expect(one('[data-do="start"]')?.hasAttribute('disabled')).toBe(true);
  one('[data-seat="1"] [data-do="sit-bot"]')?.click();
  expect(api.setSeat).toHaveBeenCalledWith('t1', 1, { kind: 'bot', bot: 'greedy' });
  one('[data-do="fill"]')?.click();
  expect(api.setup).toHaveBeenCalledWith('t1', { seats: [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }] });
});

it('a full table starts, and the level of a bot is a click', () => {
  show('bot');
  one('[data-seat="1"] [data-do="level"][data-kind="random"]')?.click();
  expect(api.setSeat).toHaveBeenCalledWith('t1', 1, { kind: 'bot', bot: 'random' });
  one('[data-do="start"]')?.click();
  expect(api.start).toHaveBeenCalledWith('t1');
});

it('an option is shown with its values and set by a click', () => {
  show('bot');
  one('[data-option="vp_target"] [data-value="10"]')?.click();
  expect(api.setup).toHaveBeenCalledWith('t1', { options: { vp_target: 10 } });
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
  expect(api.setup).toHaveBeenCalledWith('t1', { options: { vp_target: 9 } });
});

it('options that do not go together yet wait for the next change, and say why', async () => {
  const refusal = { rule: null, text: { en: 'Twenty cards, please.', ru: 'Нужно двадцать карт.' } };
  vi.spyOn(api, 'setup').mockRejectedValueOnce(new ApiError(422, refusal as never));
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
