import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { act, asked, buy } from './support/moves';
import { sitTogether } from './support/friends';
import { GAMES } from './support/shelf';
import { expect, test } from './support/stage';

const MOST_BYTES = 150_000;
const SOON = 1_000;

/** How much each answer to a page has brought, from now on. */
function sent(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const size = response.request().sizes();
    sizes.push(size.then((of) => of.responseBodySize + of.responseHeadersSize));
  });
  return sizes;
}

test('the first page is small and ready within a second', async ({ invite }) => {
  const visits: { bytes: number; ready: number }[] = [];
  // The best of three: what counts is the page, not what else the machine does.
  for (let visit = 0; visit < 3; visit++) {
    const { page } = await invite();
    const sizes = sent(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator(`[data-game="${GAMES[0]}"] [data-do="start"]`).waitFor();
    const ready = await page.evaluate(() => performance.getEntriesByName('lagrange-ready')[0]?.startTime);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    visits.push({ bytes, ready: ready ?? Infinity });
  }
  const bytes = Math.max(...visits.map((visit) => visit.bytes));
  const ready = Math.min(...visits.map((visit) => visit.ready));
  console.log(`first page: ${bytes} bytes, ready after ${Math.round(ready)} ms`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(ready).toBeLessThan(SOON);
});

/** What a table of each game may bring along, everything counted: its board, its words, its rules of drawing. */
const bytesOf = JSON.parse(readFileSync(new URL('support/bytes.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>;

for (const game of GAMES) {
  test(`${game}: a table brings no more than it did`, async ({ invite }) => {
    const { page } = await invite();
    const sizes = sent(page);
    await page.goto(`/new/${game}?seats=human,bot:greedy&seed=7`, { waitUntil: 'networkidle' });
    await asked(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(`${game}: ${bytes} bytes`);
    expect(bytes).toBeLessThan(bytesOf[game] ?? 0);
  });
}

test('it can be installed', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/');
  const link = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const manifest = (await (await page.request.get(link)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Lagrange', display: 'standalone' });
  expect((await page.request.get(manifest.start_url)).ok()).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('title and badge say whose turn it is', async ({ invite }) => {
  const [mover, waiter] = await sitTogether(await invite({ lang: 'en' }), await invite({ lang: 'en' }));
  const icon = (page: typeof mover.page) => page.locator('link[rel="icon"]').getAttribute('href');
  await expect.poll(() => mover.page.title()).toMatch(/your turn/i);
  expect(await waiter.page.title()).not.toMatch(/your turn/i);
  expect(await icon(mover.page)).toContain('turn');
  expect(await icon(waiter.page)).not.toContain('turn');
  await buy(mover.page, 'human');
  while (await mover.page.locator('.prompt [data-action="done"]').count()) await act(mover.page, 'done');
  await asked(waiter.page);
  await expect.poll(() => waiter.page.title()).toMatch(/your turn/i);
  await expect.poll(() => icon(mover.page)).not.toContain('turn');
});
