import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import type { NoticeSettings } from '$lib/wire/rest';
import { shared } from '$lib/shell/me.svelte';
import { notices } from './calls';
import NoticePanel from './NoticePanel.svelte';

const SETTINGS: NoticeSettings = {
  push_key: 'key',
  browsers: 0,
  quiet: null,
  digest: 0,
  muted: [],
  zone: 0,
  mail: null,
};
let app: Record<string, unknown>;
let changed: ReturnType<typeof vi.spyOn>;
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

async function show(part: Partial<NoticeSettings> = {}): Promise<void> {
  vi.spyOn(notices, 'settings').mockResolvedValue({ ...SETTINGS, ...part });
  app = mount(NoticePanel, { target: document.body });
  for (let n = 0; n < 5; n++) await tick();
  await vi.waitFor(() => expect(one('[data-kind="push"]')).not.toBeNull());
}

beforeEach(() => {
  change({ lang: 'en' });
  changed = vi.spyOn(notices, 'change').mockResolvedValue();
});
afterEach(() => {
  shared.me = null;
  void unmount(app);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('without https the switch says so', async () => {
  vi.stubGlobal('isSecureContext', false);
  await show();
  expect(one<HTMLInputElement>('[data-kind="push"]')?.disabled).toBe(true);
  expect(one('[data-push]')?.dataset['push']).toBe('insecure');
});

it('quiet hours are set in the time of this browser', async () => {
  await show();
  one('[data-kind="quiet"]')?.click();
  flushSync();
  expect(changed).toHaveBeenCalledWith({
    quiet: { hours: { from: 1320, until: 480 } },
    zone: -new Date().getTimezoneOffset(),
  });
  void unmount(app);
  await show({ quiet: { from: 1320, until: 480 } });
  const until = one<HTMLInputElement>('[data-kind="quiet-until"]');
  expect(until?.value).toBe('08:00');
  if (until) until.value = '09:30';
  until?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(changed).toHaveBeenLastCalledWith(
    expect.objectContaining({ quiet: { hours: { from: 1320, until: 570 } } }),
  );
});

const ANN = { user: 'ann', name: 'Ann', lang: 'en', login: 'ann' };
const toggle = () => one<HTMLInputElement>('[data-kind="mail"]');

it('where the server sends no letters, or to a guest, the switch says so', async () => {
  shared.me = ANN;
  await show();
  expect([toggle()?.disabled, one('[data-mail]')?.dataset['mail']]).toEqual([true, 'none']);
  void unmount(app);
  shared.me = { ...ANN, login: null };
  await show({ mail: { address: null, confirmed: false, on: false } });
  expect([toggle()?.disabled, one('#mail-address')]).toEqual([true, null]);
  expect(one('[data-mail]')?.textContent).toContain('account');
});

it('an address is given, confirmed elsewhere, and then letters are switched', async () => {
  shared.me = ANN;
  const given = vi.spyOn(notices, 'giveAddress').mockResolvedValue();
  await show({ mail: { address: null, confirmed: false, on: false } });
  const field = one<HTMLInputElement>('#mail-address');
  if (field) field.value = 'ann@example.org ';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  one('[data-do="give-address"]')?.click();
  await vi.waitFor(() => expect(given).toHaveBeenCalledWith('ann@example.org'));
  void unmount(app);
  await show({ mail: { address: 'ann@example.org', confirmed: false, on: false } });
  expect(toggle()?.disabled).toBe(true);
  one('[data-do="ask-again"]')?.click();
  await vi.waitFor(() => expect(given).toHaveBeenCalledTimes(2));
  void unmount(app);
  await show({ mail: { address: 'ann@example.org', confirmed: true, on: true } });
  toggle()?.click();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ mail: false }));
});

it('whoever has never said where their clocks stand says so by coming here', async () => {
  await show({ zone: null });
  await tick();
  expect(changed, 'nothing is kept of a guest').not.toHaveBeenCalled();
  void unmount(app);
  shared.me = ANN;
  await show({ zone: null });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ zone: -new Date().getTimezoneOffset() }));
  expect(changed).toHaveBeenCalledTimes(1);
});
