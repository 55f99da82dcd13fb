import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe calls serious or critical on the page as it stands. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes.slice(0, 3).map((node) => node.target.join(' '));
      return `${id} at ${where.join(' | ')}: ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`;
    });
}

/** By how much the page is wider than the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What can be used and is never reached by Tab from the top of the page. */
export async function unreached(page: Page): Promise<string[]> {
  const usable = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    const shown = all.filter(
      (one) => one.checkVisibility() && one.tabIndex >= 0 && !one.matches(':disabled'),
    );
    // Of radio buttons Tab reaches the one that is chosen.
    return shown
      .filter((one) => !one.matches('input[type="radio"]'))
      .map((one, i) => {
        one.dataset['walk'] = String(i);
        return `${one.tagName} ${one.dataset['do'] ?? one.textContent?.trim().slice(0, 30)}`;
      });
  });
  const reached = new Set<number>();
  for (let presses = 0; presses < usable.length * 2 + 5 && reached.size < usable.length; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['walk']);
    if (at !== undefined) reached.add(Number(at));
  }
  return usable.filter((_, i) => !reached.has(i)).map((one) => `Tab never reaches ${one}`);
}
