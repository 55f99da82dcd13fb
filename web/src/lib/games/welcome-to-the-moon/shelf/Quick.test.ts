import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import Quick from './Quick.svelte';

let app: Record<string, unknown> | null = null;
afterEach(() => {
  if (app) void unmount(app);
  document.body.replaceChildren();
});

const show = async (options: Record<string, unknown>) => {
  change({ lang: 'en' });
  const onpick = vi.fn();
  app = mount(Quick, { target: document.body, props: { slug: 'welcome-to-the-moon', options, onpick } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll('[data-adventure]')).toHaveLength(8);
  });
  return onpick;
};

it('an adventure is picked by its picture and name, and keeps what else was chosen', async () => {
  const onpick = await show({ astra: 3 });
  const names = [...document.querySelectorAll('.one span')].map((one) => one.textContent);
  expect(names[0]).toMatch(/1\. The Launch/);
  expect(document.querySelector<HTMLInputElement>('[data-adventure="1"]')!.checked).toBe(true);
  // The first adventure has a whole lesson of its own.
  expect(document.querySelector('[data-do="lesson"]')).toBeNull();
  document.querySelector<HTMLInputElement>('[data-adventure="6"]')!.click();
  expect(onpick).toHaveBeenCalledWith({ astra: 3, adventure: 6 });
});

it('what is new in the adventure that is picked stands beside it', async () => {
  await show({ adventure: 6 });
  expect(document.querySelector('[data-do="lesson"]')?.getAttribute('href')).toBe(
    '/tutorial/welcome-to-the-moon/6',
  );
});
