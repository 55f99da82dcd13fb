import { GAMES } from './support/shelf';
import { expect, test } from './support/stage';

/** What hands without a mouse and a keyboard can do nothing with. */
const NOT_FOR_FINGERS =
  /Ctrl|hover|\bkeys?\b|\bpoint(ing)? at|\bclick|\bdrag\b|клавиш|навед|щёлк|щелчо?к|перетащ/i;

for (const game of GAMES)
  test(`${game}: the first lesson speaks to fingers where fingers are at work`, async ({ invite }) => {
    for (const lang of ['ru', 'en'] as const) {
      const { page } = await invite({ size: 'phone', lang });
      await page.goto(`/tutorial/${game}`);
      const coach = page.locator('[data-coach]');
      await coach.waitFor();
      await page.locator('[data-coach]').tap();
      // Through all that is only read; the words of every step are compared in src/lib/games/tutorials.test.ts.
      for (let steps = 0; steps < 20; steps++) {
        const id = await coach.getAttribute('data-coach');
        expect(await coach.innerText(), `${lang} ${id}`).not.toMatch(NOT_FOR_FINGERS);
        const next = page.locator('[data-do="coach-next"]');
        if ((await next.count()) === 0) break;
        await next.tap();
        await expect
          .poll(async () => (await coach.count()) === 0 || (await coach.getAttribute('data-coach')) !== id)
          .toBe(true);
        if ((await coach.count()) === 0) break;
      }
    }
  });
