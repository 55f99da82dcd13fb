import { readFileSync } from 'node:fs';
import { SHELF } from './support/shelf';
import { shoot } from './support/shots';
import { letRobotPlay, type Orders } from './support/robot';
import { expect, test } from './support/stage';

const ONWARD: Orders['taste'] = [
  ['^(claim|confirm|ready|end)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.3],
];
/** What has to be chosen so that somebody alone has an opponent, where that is not the usual choice. */
const ALONE = JSON.parse(readFileSync(new URL('support/alone.json', import.meta.url), 'utf8')) as Record<
  string,
  object
>;
const alone = SHELF.filter(({ players }) => players.startsWith('1'));

for (const { slug } of alone) {
  test(
    `${slug}: what an automated opponent does can be gone through step by step`,
    { timeout: 600_000 },
    async ({ invite }) => {
      const guest = await invite({ lang: 'en' });
      const { page } = guest;
      const options = encodeURIComponent(JSON.stringify(ALONE[slug] ?? {}));
      await page.goto(`/new/${slug}?seats=human&seed=5&options=${options}`);
      await page.locator('[data-prompt]').waitFor();
      // Some games are played alone against nobody.
      if ((await page.locator('.seatcard').count()) < 2) return;
      const report = await letRobotPlay(page, {
        taste: ONWARD,
        // Not every step rests on a rule of its own; this turn has one that does.
        until: '[data-step]:has(> ol > li:nth-child(2)):has(a.rule, [data-rule])',
        limit: 300,
      });
      expect(report).toMatchObject({ faults: [], ended: true });
      const stepper = page.locator('[data-step]');
      const at = async () => Number(await stepper.getAttribute('data-step'));
      const last = await at();
      expect(last).toBeGreaterThan(1);
      await shoot(guest, `rival-${slug}`);
      await stepper.locator('[data-do="rival-back"]').click();
      expect(await at()).toBe(last - 1);
      // The step that is told now is the current one, with its sentence.
      const now = stepper.locator('[aria-current="step"]');
      expect(await now.count()).toBe(1);
      expect((await now.innerText()).length).toBeGreaterThan(5);
      // Step by step it says by which card it acts, why, by which rule, and what it chose from.
      await stepper.locator('[data-do="rival-step"]').click();
      const told = { rule: 0, reason: 0, candidates: 0, chosen: 0 };
      for (let step = last; step > 0; step--) {
        while ((await at()) > step) await stepper.locator('[data-do="rival-back"]').click();
        const current = stepper.locator('[aria-current="step"]');
        told.rule += await current.locator('a.rule, [data-rule]').count();
        told.reason += await current.locator('small').count();
        told.candidates += await current.locator('ul li').count();
        told.chosen += await current.locator('ul li.chosen').count();
        for (const text of await current.locator('span, small, ul li').allInnerTexts())
          expect(text, 'a step in words').not.toMatch(/‹|_|undefined|NaN/);
      }
      expect(await stepper.locator('.card').count()).toBeGreaterThan(0);
      expect(told.rule).toBeGreaterThan(0);
      expect(told.reason).toBeGreaterThan(0);
      if (told.candidates > 0) {
        expect(told.candidates).toBeGreaterThan(1);
        expect(told.chosen).toBeGreaterThan(0);
      }
      while ((await at()) < last) await stepper.locator('[data-do="rival-step"]').click();
      expect(await at()).toBe(last);
      await stepper.locator('[data-do="rival-back"]').click();
      await stepper.locator('[data-do="rival-all"]').click();
      expect(await at()).toBe(last);
    },
  );
}
