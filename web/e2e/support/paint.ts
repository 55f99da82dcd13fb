import type { Page } from 'playwright-core';

/** Runs in the page from its start: how long each click took to the next picture, by the browser's own account. */
function watch(): void {
  const took: number[] = [];
  let clicks = 0;
  addEventListener('click', () => (clicks += 1), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') took.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { painted: { took, clicks: () => clicks } });
}
export const watchPaint = async (page: Page): Promise<void> => void (await page.addInitScript(watch));

type Painted = { took: number[]; clicks: () => number };

/** The slowest of twenty clicks, in milliseconds. The browser tells only of those that took 16 ms or longer. */
export async function p95(page: Page): Promise<{ p95: number; clicks: number }> {
  // What was painted last is told a moment later.
  await page.waitForTimeout(300);
  const { took, clicks } = await page.evaluate(() => {
    const { painted } = window as unknown as { painted: Painted };
    return { took: painted.took, clicks: painted.clicks() };
  });
  const all = [...took, ...Array<number>(Math.max(0, clicks - took.length)).fill(8)].sort((a, b) => a - b);
  return { p95: all[Math.floor(all.length * 0.95)] ?? Infinity, clicks: all.length };
}

interface Around {
  before?: () => Promise<void>;
  after?: () => Promise<void>;
}

/** Clicks what can be clicked, one after another, as somebody who looks at what each click brings. */
export async function clickAbout(page: Page, clicks: number, { before, after }: Around = {}): Promise<void> {
  for (let n = 0; n < clicks; n++) {
    const lit = page.locator(':is(main.board, .dock) :is([data-action], [data-select])');
    const count = await lit.count();
    const at = count > 0 ? await lit.nth((n * 7) % count).boundingBox() : null;
    if (at) {
      await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
      await before?.();
      // With the pointer itself, whatever lies there: every click has to be painted.
      await page.mouse.down();
      await page.mouse.up();
      await after?.();
    }
    await page.waitForTimeout(150);
  }
}
