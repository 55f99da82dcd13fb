import type { Page } from 'playwright-core';
import { later, moment, question } from './support/moves';
import { shootBoth } from './support/shots';
import { expect, test, type Lang } from './support/stage';

const NEXT = '[data-do="coach-next"]';
/** What a newcomer clicks at each step, as the coach says. */
const CLICKS: Record<string, readonly string[]> = {
  goal: [NEXT],
  combinations: [NEXT],
  take: ['.combos [data-action^="take "]'],
  write: ['.cell.legal'],
  bonuses: [NEXT],
  confirm: ['.prompt [data-action="confirm"]'],
  flip: [NEXT],
  again: ['.combos [data-action^="take "]'],
  'write-again': ['.cell.legal'],
  missions: [NEXT],
  on: [NEXT],
};

for (const lang of ['ru', 'en'] as Lang[]) {
  test(`a first flight to the Moon, led step by step: ${lang}`, async ({ invite }) => {
    const guest = await invite({ lang, theme: lang === 'ru' ? 'dark' : 'light' });
    const { page } = guest;
    await page.goto('/tutorial/welcome-to-the-moon');
    for (const [id, clicks] of Object.entries(CLICKS)) {
      await page.locator(`[data-coach="${id}"]`).waitFor();
      const words = await page.locator('[data-coach]').innerText();
      expect(/[а-яё]{4}/i.test(words), words).toBe(lang === 'ru');
      if (['take', 'write', 'missions'].includes(id)) await shootBoth(guest, `moon-tutorial-${id}`);
      for (const selector of clicks) await page.locator(selector).first().click();
    }
    await page.locator('[data-coach]').waitFor({ state: 'detached' });

    // The game is a real one, and goes on.
    await page.locator('.prompt [data-action="confirm"]').click();
    // Nothing in the log is called by its id.
    const log = page.locator('.side .log');
    await expect.poll(() => log.innerText()).toMatch(lang === 'ru' ? /вписывает/ : /writes/);
    expect(await log.innerText()).not.toMatch(/\b[nr]\d\d\b/);
    await expect.poll(() => log.locator('[data-do="spot"]').count()).toBeGreaterThan(0);
  });
}

/** Walks with Tab until the focus is on something of this kind. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}
async function press(page: Page, key: string): Promise<void> {
  const before = await moment(page);
  await page.keyboard.press(key);
  await later(page, before);
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-spot]')?.getAttribute('data-spot'));

test('a turn on a sheet is played by keyboard alone', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await page.goto('/new/welcome-to-the-moon?seats=human,bot:greedy&seed=5&options={"adventure":2}');
  await page.locator('.combos').waitFor();

  await tabTo(page, '.combos [data-action="take 1"]');
  await page.locator('.cell.fits').first().waitFor();
  await press(page, 'Enter');
  expect(await question(page)).toBe('prompt-write');

  // Arrows walk from space to space; what the focus rests on says what it will do.
  await tabTo(page, '.cell.legal');
  const first = await focused(page);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).not.toBe(first);
  await page.locator('.callout').waitFor();
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(name).toMatch(/^Write\s\d+\sin\sspace\s\d+\sof\sthe\strajectory$/u);
  await press(page, 'Enter');

  // Taken back and written again from the list of all actions.
  await press(page, 'u');
  await page.keyboard.press('a');
  await tabTo(page, '[data-list] [data-action^="write "]');
  await press(page, 'Enter');
  const written = await page.locator('.cell.new').getAttribute('data-spot');
  if ((await question(page)) !== 'prompt-finish') await press(page, 'k');
  await press(page, 'e');

  // The turn is over: the next one asks, the number stands, and the log, by its letter, tells who wrote what.
  await expect.poll(() => question(page)).toBe('prompt-choose');
  await page.locator(`.cell.full[data-spot="${written}"]`).waitFor();
  await page.keyboard.press('l');
  const log = page.locator('.side .log');
  await expect.poll(() => log.innerText()).toMatch(/ writes \d+/);
});
