import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import type { NoticeSettings } from '$lib/wire/rest';
import { notices } from './calls';
import NoticePanel from './NoticePanel.svelte';

const SETTINGS: NoticeSettings = {
  push_key: 'key',
  browsers: 0,
  quiet: null,
  digest: 0,
  muted: [],
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
