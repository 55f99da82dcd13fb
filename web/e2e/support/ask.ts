import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * The origin of the server, once it knows this guest. Whoever asks first is given the cookie that the rest needs: a
 * page that is open asks by itself, and another guest must not be made meanwhile.
 */
async function known(page: Page): Promise<string> {
  if (page.url() !== 'about:blank')
    await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
  return new URL((await page.request.get('/api/me')).url()).origin;
}

/** Asks the server as the page of this guest does; what it answers, if anything. */
export async function ask<T = void>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<T> {
  const headers = { origin: await known(page) };
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (answer.headers()['content-type']?.includes('json') ? await answer.json() : undefined) as T;
}
