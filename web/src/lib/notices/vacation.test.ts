import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import type { VacationSettings } from '$lib/wire/rest';
import { notices } from './calls';
import { asDate, midnight } from './hours';
import VacationPanel from './VacationPanel.svelte';

const FREE: VacationSettings = { span: null, left: 30, most: 14, year: 30 };
const DAY = 86_400_000;
let app: Record<string, unknown>;
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

async function show(known: VacationSettings): Promise<void> {
  vi.spyOn(notices, 'vacation').mockResolvedValue(known);
  app = mount(VacationPanel, { target: document.body });
  await vi.waitFor(() => expect(one('#vacation button')).not.toBeNull());
}
function type(kind: string, value: string): void {
  const field = one<HTMLInputElement>(`[data-kind="${kind}"]`);
  if (field) field.value = value;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(() => change({ lang: 'en' }));
afterEach(() => {
  void unmount(app);
  vi.restoreAllMocks();
});

it('somebody goes at once, or on a day to come', async () => {
  const away = vi.spyOn(notices, 'goAway').mockResolvedValue(FREE);
  await show(FREE);
  type('vacation-days', '5');
  one('[data-do="go-away"]')?.click();
  await vi.waitFor(() => expect(away).toHaveBeenCalledWith({ days: 5 }));
  await vi.waitFor(() => expect(one<HTMLButtonElement>('[data-do="go-away"]')?.disabled).toBe(false));
  type('vacation-from', '2030-07-01');
  one('[data-do="go-away"]')?.click();
  const from = new Date(2030, 6, 1).getTime();
  await vi.waitFor(() => expect(away).toHaveBeenLastCalledWith({ days: 5, from }));
});

it('whoever is away sees until when, and comes back', async () => {
  const back = vi.spyOn(notices, 'comeBack').mockResolvedValue(FREE);
  await show({ ...FREE, span: { from: Date.now() - DAY, until: Date.now() + DAY } });
  expect(one('[data-vacation]')?.dataset['vacation']).toBe('now');
  one('[data-do="come-back"]')?.click();
  await vi.waitFor(() => expect(back).toHaveBeenCalled());
  await vi.waitFor(() => expect(one('[data-do="go-away"]')).not.toBeNull());
  void unmount(app);
  await show({ ...FREE, span: { from: Date.now() + DAY, until: Date.now() + 2 * DAY } });
  expect(one('[data-vacation]')?.dataset['vacation']).toBe('planned');
});

it('without days left nobody can go', async () => {
  await show({ ...FREE, left: 0, most: 0 });
  expect(one<HTMLButtonElement>('[data-do="go-away"]')?.disabled).toBe(true);
});

it('days begin at midnight where the browser is', () => {
  expect(asDate(new Date(2026, 2, 1, 23, 59).getTime())).toBe('2026-03-01');
  expect(midnight('2026-03-01')).toBe(new Date(2026, 2, 1).getTime());
  expect([midnight(''), midnight('x-y-z')]).toEqual([null, null]);
});
