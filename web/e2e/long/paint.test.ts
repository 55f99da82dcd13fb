import { asked } from '../support/moves';
import { clickAbout, p95, watchPaint } from '../support/paint';
import { GAMES } from '../support/shelf';
import { expect, test } from '../support/stage';

/** From a click to the picture that answers it, in milliseconds, on a machine that does nothing else. */
const BOUND = 50;

for (const game of GAMES)
  test(`${game}: a click is answered by a picture in ${BOUND} ms, 19 times of 20`, async ({ invite }) => {
    const { page } = await invite({ lang: 'en' });
    await watchPaint(page);
    await page.goto(
      `/new/${game}?seats=human,bot:greedy&seed=7&settings=${JSON.stringify({ pass_pause_ms: 0 })}`,
    );
    await asked(page);
    await clickAbout(page, 120);
    const found = await p95(page);
    console.log(`${game}: click to paint, ${found.clicks} clicks: p95 ${found.p95} ms`);
    expect(found.clicks).toBeGreaterThan(60);
    expect(found.p95).toBeLessThan(BOUND);
  });
