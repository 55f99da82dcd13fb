import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { asked } from '../support/moves';
import { GAMES } from '../support/shelf';
import { expect, test } from '../support/stage';

/** From the pointer to what would come of it, in milliseconds, while no bot thinks. This is a step of its own, and quiet. */
const BOUND = 50;
const SAMPLES = 100;
/** Which games are timed; those that are named, or those that have much to foresee. */
const NAMED = (process.env['FORESIGHT_GAMES'] ?? 'nexus-ops,planet-unknown').split(',');

type Timed = { waits: number | null; took: number[] };

/** Runs in the page from the start: times how long it takes until something that is pointed at is explained. */
function timer(): void {
  const timed: Timed = { waits: null, took: [] };
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const lit = (target as Element).closest('main.board [data-action]');
      timed.waits = lit ? performance.now() : null;
    },
    { capture: true },
  );
  const told = () => document.querySelector('.callout li') && !document.querySelector('.callout .waiting');
  new MutationObserver(() => {
    if (timed.waits === null || !told()) return;
    timed.took.push(performance.now() - timed.waits);
    timed.waits = null;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  Object.assign(window, { timed });
}

const took = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { timed: Timed }).timed.took);

/** Points at every place that is lit; the page has asked about none of them at this moment of the game. */
async function pointAtAll(page: Page): Promise<void> {
  const places = page.locator('main.board [data-action]');
  for (let i = 0; i < Math.min(12, await places.count()); i += 1) {
    const before = (await took(page)).length;
    // Away from everything first, so that nothing is told when the pointer comes.
    await page.mouse.move(2, 2);
    await page.locator('.callout').waitFor({ state: 'detached' });
    await places.nth(i).hover({ force: true });
    // Of some things there is nothing to tell.
    await expect
      .poll(async () => (await took(page)).length, { timeout: 2_000 })
      .toBeGreaterThan(before)
      .catch(() => undefined);
  }
}

for (const game of GAMES.filter((slug) => NAMED.includes(slug)))
  test(`${game}: what would come of a move is told at once`, async ({ invite }) => {
    const { page } = await invite({ lang: 'en' });
    await page.addInitScript(timer);
    const settings = JSON.stringify({ pass_pause_ms: 0 });
    // A game of its own each time: nothing that was told before is known any more.
    for (let seed = 1; (await took(page).catch(() => [])).length < SAMPLES && seed < 40; seed++) {
      const before = seed === 1 ? [] : await took(page);
      await page.goto(`/new/${game}?seats=human,bot:greedy&seed=${seed}&settings=${settings}`);
      await asked(page);
      await page.evaluate((known) => {
        (window as unknown as { timed: Timed }).timed.took.push(...known);
      }, before);
      const picks = page.locator('.dock [data-select], .shop [data-select]');
      for (let i = 0; i < Math.min(4, await picks.count()); i += 1) {
        await picks.nth(i).click({ timeout: 3_000 });
        await pointAtAll(page);
      }
    }
    const all = (await took(page)).sort((a, b) => a - b);
    const at = (share: number) => (all[Math.floor(all.length * share)] ?? Infinity).toFixed(1);
    const load = loadavg()[0] ?? 0;
    console.log(
      `${game}: pointer to foreseen consequence, ${all.length} times: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, load ${load.toFixed(1)}`,
    );
    expect(all.length).toBeGreaterThanOrEqual(SAMPLES);
    expect(Number(at(0.95))).toBeLessThan(BOUND);
  });
