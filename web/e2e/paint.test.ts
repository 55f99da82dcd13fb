import type { CDPSession, Page } from 'playwright-core';
import { asked } from './support/moves';
import { clickAbout, p95, watchPaint } from './support/paint';
import { GAMES } from './support/shelf';
import { expect, test } from './support/stage';

/**
 * What a click may cost the page until it and what the server answers are painted, in milliseconds of its own work. That
 * is generous, since this runs beside other tests; by the clock, and to 50 ms, it is measured in the long form.
 */
const BOUND = 200;

/** How long the page itself has been at work since it was opened. */
async function atWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN);
}
/** The click has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a click on a board costs little work until it is painted', async ({ invite }) => {
  for (const game of GAMES) {
    const { page } = await invite({ lang: 'en' });
    await watchPaint(page);
    const settings = JSON.stringify({ pass_pause_ms: 0 });
    await page.goto(`/new/${game}?seats=human,bot:greedy&seed=7&settings=${settings}`);
    await asked(page);
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const took: number[] = [];
    await clickAbout(page, 30, {
      before: async () => void took.push(-(await atWork(devtools))),
      after: async () => {
        await painted(page);
        took.push((took.pop() ?? 0) + (await atWork(devtools)));
      },
    });
    took.sort((a, b) => a - b);
    const cost = took[Math.floor(took.length * 0.95)] ?? Infinity;
    const clock = await p95(page);
    console.log(
      `${game}: a click costs ${cost.toFixed(1)} ms (p95 of ${took.length}), ${clock.p95} ms by the clock`,
    );
    expect(took.length).toBeGreaterThan(15);
    expect.soft(cost, game).toBeLessThan(BOUND);
  }
});
