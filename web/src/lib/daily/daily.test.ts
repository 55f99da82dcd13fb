import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '$lib/net/api';
import { change } from '$lib/settings/settings.svelte';
import type { DailyChallenge } from '$lib/wire/rest';
import Daily from '../../pages/Daily.svelte';
import { atDaysEnd } from './countdown.svelte';
import DailyCard from './DailyCard.svelte';
import { challenge, result, standing } from './fixture';

let app: Record<string, unknown> | null = null;
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const plain = (selector: string) => one(selector)?.textContent?.replaceAll('\u00a0', ' ').trim();

function show<Props extends Record<string, unknown>>(what: Component<Props>, props: Props): void {
  app = mount(what, { target: document.body, props });
  flushSync();
}
const card = (over: Partial<DailyChallenge>) => show(DailyCard, { challenge: challenge(over) });

beforeEach(() => {
  change({ lang: 'en' });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the card on the home page', () => {
  it('offers a challenge that was not begun, and leads to its table', async () => {
    const begin = vi.spyOn(api, 'beginDaily').mockResolvedValue({ id: 't7' });
    card({});
    expect(one('[data-daily]')?.dataset['state']).toBe('new');
    one('[data-do="begin-daily"]')?.click();
    await vi.waitFor(() => expect(location.pathname).toBe('/table/t7'));
    expect(begin).toHaveBeenCalledWith('welcome-to-the-moon', '2026-03-01');
  });

  it('leads back to a table that was begun without asking the server', async () => {
    const begin = vi.spyOn(api, 'beginDaily');
    card({ table: 't1' });
    expect(plain('[data-do="begin-daily"]')).toBe('Go on');
    one('[data-do="begin-daily"]')?.click();
    await vi.waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(begin).not.toHaveBeenCalled();
  });

  it('shows the result and nothing to begin', () => {
    card({ table: 't1', result: result({ points: 40, rank: 2, you: true }), finished: 5 });
    expect(plain('.done')).toBe('40 points, rank 2');
    expect(one('[data-do="begin-daily"]')).toBeNull();
    expect(plain('.note span')).toBe('5 players have finished.');
  });

  it('stays usable when the server refuses', async () => {
    const text = 'This day is over.';
    vi.spyOn(api, 'beginDaily').mockRejectedValue(new ApiError(409, { code: 'day_over', text }));
    card({});
    one('[data-do="begin-daily"]')?.click();
    flushSync();
    expect(one('[data-do="begin-daily"]')?.hasAttribute('disabled')).toBe(true);
    await vi.waitFor(() => expect(one('[data-do="begin-daily"]')?.hasAttribute('disabled')).toBe(false));
    expect(location.pathname).toBe('/');
  });
});

describe('the page of a day', () => {
  const open = (day: string | null) =>
    show(Daily as Component<{ page: unknown }>, {
      page: { name: 'daily', slug: 'welcome-to-the-moon', day },
    });

  it('lists the results, marks one’s own line and links the games that may be seen', async () => {
    const results = [
      result({ replay: 'r1' }),
      result({ rank: 2, name: 'Olga', you: true, points: 40, ending: 'lost', replay: 'r2' }),
      result({ rank: null, name: 'Zed', points: null, ending: 'resigned' }),
    ];
    const daily = vi
      .spyOn(api, 'daily')
      .mockResolvedValue(
        standing({ challenge: challenge({ begun: 5, finished: 3 }), results, earlier: '2026-02-27' }),
      );
    open(null);
    await vi.waitFor(() => expect(one('tbody tr')).not.toBeNull());
    expect(daily).toHaveBeenCalledWith('welcome-to-the-moon', 'today');
    const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('[data-rank], .name, [data-points], .end span')].map(
        (cell) => cell.textContent,
      ),
    );
    expect(cells).toEqual([
      ['1', 'Ada', '72', 'Won'],
      ['2', 'Olga', '40', 'Lost'],
      ['–', 'Zed', '–', 'Resigned'],
    ]);
    expect([...document.querySelectorAll('[data-you] .name')].map((cell) => cell.textContent)).toEqual([
      'Olga',
    ]);
    const links = [...document.querySelectorAll('[data-do="replay"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/replay/r1', '/replay/r2']);
    expect(one('[data-do="earlier"]')?.getAttribute('href')).toBe('/daily/welcome-to-the-moon/2026-02-27');
    expect(one('[data-do="later"]')).toBeNull();
    expect(plain('.sec > .dim')).toMatch(/2 more are playing\.$/);
  });

  it('says that a day has passed, and that nobody has finished', async () => {
    const past = challenge({ day: '2026-02-27', ends_in_ms: null });
    vi.spyOn(api, 'daily').mockResolvedValue(standing({ challenge: past, later: '2026-03-01' }));
    open('2026-02-27');
    await vi.waitFor(() => expect(one('[data-daily]')?.dataset['state']).toBe('missed'));
    expect(document.body.textContent).toContain('Nobody has finished yet.');
    expect(one('[data-do="begin-daily"]')).toBeNull();
    expect(one('[data-do="later"]')?.getAttribute('href')).toBe('/daily/welcome-to-the-moon/2026-03-01');
  });

  it('shows why a day cannot be seen', async () => {
    const text = 'This day has not come yet.';
    vi.spyOn(api, 'daily').mockRejectedValue(new ApiError(403, { code: 'day_to_come', text }));
    open('2999-01-01');
    await vi.waitFor(() => expect(plain('[data-problem]')).toBe('This day has not come yet.'));
  });
});

it('the end of a day is noticed a moment after midnight', () => {
  vi.useFakeTimers();
  const over = vi.fn();
  atDaysEnd(5_000, over);
  const stop = atDaysEnd(5_000, over);
  atDaysEnd(null, over);
  stop();
  vi.advanceTimersByTime(5_500);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(over).toHaveBeenCalledOnce();
});
