import { cpus, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { act, sitDown } from '../support/moves';
import { expect, test } from '../support/stage';

/** From the pointer to what would come of it, in milliseconds, while no bot thinks. */
const BOUND = 50;
const SAMPLES = 100;

type Timed = { waits: number | null; took: number[] };

/** Runs in the page from the start: times how long it takes until something that is pointed at is explained. */
function timer(): void {
  const timed: Timed = { waits: null, took: [] };
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const lit = (target as Element).closest('[data-hex][data-action]');
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

/** Points at every hex that takes this unit; the page has asked about none of them at this moment of the game. */
async function pointAtAll(page: Page, unit: string): Promise<void> {
  const picked = page.locator(`[data-shop="${unit}"][aria-pressed="true"]`);
  if ((await picked.count()) === 0) await page.locator(`[data-shop="${unit}"]`).click();
  const places = page.locator(`polygon[data-action^="buy ${unit} "]`);
  for (let i = 0; i < (await places.count()); i += 1) {
    const before = (await took(page)).length;
    // Away from everything first, so that nothing is told when the pointer comes.
    await page.mouse.move(2, 2);
    await page.locator('.callout').waitFor({ state: 'detached' });
    await places.nth(i).hover({ force: true });
    await expect.poll(async () => (await took(page)).length).toBeGreaterThan(before);
  }
}

test('what would come of a move is told at once', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await page.addInitScript(timer);
  await sitDown(page, { seats: 'human,bot:greedy' });
  while ((await took(page)).length < SAMPLES) {
    const units = await page
      .locator('[data-shop][data-select]')
      .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['shop'] ?? ''));
    for (const unit of units) await pointAtAll(page, unit);
    // Another moment: nothing that was told before is known any more.
    await act(page, 'buy ');
    await page.locator('[data-do="undo"]').click();
    await page.locator('[data-shop][data-select]').first().waitFor();
  }
  const all = (await took(page)).sort((a, b) => a - b);
  const at = (share: number) => (all[Math.floor(all.length * share)] ?? 0).toFixed(1);
  const load = loadavg()[0] ?? 0;
  const idle = load < cpus().length;
  console.log(
    `Pointer to foreseen consequence, ${all.length} times: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, load ${load.toFixed(1)}`,
  );
  expect(all.length).toBeGreaterThanOrEqual(SAMPLES);
  if (idle) expect(Number(at(0.95))).toBeLessThan(BOUND);
});
