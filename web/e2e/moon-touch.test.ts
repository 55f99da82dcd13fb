import type { Page } from 'playwright-core';
import { expect, test } from './support/stage';

const TABLE = '/new/welcome-to-the-moon?seats=human,bot:greedy,bot:greedy&seed=5&options={"adventure":3}';

/** How much the sheet is enlarged. */
const scale = (page: Page) =>
  page.locator('.mover').evaluate((mover) => new DOMMatrix(getComputedStyle(mover).transform).a);

test('on a phone two fingers enlarge the sheet, and the other sheets are one tap away', async ({
  invite,
}) => {
  const { page, context } = await invite({ size: 'phone', lang: 'en' });
  await page.goto(TABLE);
  await page.locator('.sheet').waitFor();
  const before = await scale(page);
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].flatMap((side, id) =>
        type === 'touchEnd' ? [] : [{ id, x: 180 + (side * apart) / 2, y: 320 }],
      ),
    });
  await touch('touchStart', 60);
  for (const apart of [80, 110, 140]) await touch('touchMove', apart);
  await touch('touchEnd', 140);
  await expect.poll(() => scale(page)).toBeGreaterThan(before * 1.5);
  await page.locator('[data-do="fit"]').tap();
  await expect.poll(() => scale(page)).toBe(before);

  const whose = () => page.locator('.sheet').getAttribute('aria-label');
  const mine = await whose();
  await page.locator('.corner [data-do="sheet-next"]').tap();
  const first = await whose();
  await page.locator('.whose [data-do="sheet-next"]').tap();
  expect(new Set([mine, first, await whose()]).size).toBe(3);
  await page.locator('[data-do="sheet-close"]').tap();
  expect(await whose()).toBe(mine);

  // A finger hides what it touches: the first tap only tells what would happen.
  await page.locator('.combos [data-action]').first().tap();
  const space = page.locator('.cell.legal').first();
  const spot = await space.getAttribute('data-spot');
  await space.tap();
  await page.locator('.callout').waitFor();
  expect(await page.locator('.cell.new').count()).toBe(0);
  await space.tap();
  await page.locator(`.cell.new[data-spot="${spot}"]`).waitFor();
});

for (const motion of [true, false]) {
  test(
    motion ? 'a number draws itself' : 'a number stands there at once when nothing may move',
    async ({ invite }) => {
      const { page } = await invite({ motion });
      await page.goto(TABLE);
      await page.locator('.combos [data-action]').first().click();
      await page.locator('.cell.legal').first().waitFor();
      const strokes = await page.evaluate(async () => {
        document.querySelector('.cell.legal')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        let path: Element | null = null;
        while (!(path = document.querySelector('.cell.new .pen path'))) {
          await new Promise(requestAnimationFrame);
        }
        return path.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
      });
      expect(strokes).toEqual(motion ? [220] : []);
    },
  );
}
