import type { Page } from 'playwright-core';
import { overlaps } from './support/layout';
import { later, moment } from './support/moves';
import { shoot } from './support/shots';
import { expect, test, type Guest } from './support/stage';

const NEXT = '[data-do="coach-next"]';
const coach = (page: Page) => page.locator('[data-coach]').getAttribute('data-coach');

/** Clicks what is on offer, as the coach says, until the next step. */
async function follow(page: Page, ways: readonly string[]): Promise<void> {
  const from = await coach(page);
  for (let clicks = 0; (await coach(page)) === from; clicks++) {
    if (clicks > 6) throw new Error(`${from} leads nowhere`);
    const before = await moment(page);
    await page.locator(ways.join()).first().click();
    await later(page, before);
  }
}

/** The steps in order: those read, and one that is done. */
async function lesson(
  guest: Guest,
  at: string,
  ids: readonly string[],
  done: string,
  ways: readonly string[],
) {
  const { page, manner } = guest;
  await page.goto(`/tutorial/${at}`);
  for (const id of ids) {
    await page.locator(`[data-coach="${id}"]`).waitFor();
    const words = await page.locator('[data-coach]').innerText();
    expect(/[а-яё]{4}/i.test(words), words).toBe(manner.lang === 'ru');
    await shoot(guest, `lesson-${id}`);
    if (id === done) await follow(page, ways);
    else await page.locator(NEXT).click();
  }
  await page.locator('[data-coach]').waitFor({ state: 'detached' });
  expect(await overlaps(page)).toEqual([]);
}

const SHEET = ['.combos [data-action="take 1"]', '.cell.legal', 'svg.sheet .target'];

test('what is new in each adventure takes three steps, one of them done', async ({ invite }) => {
  const russian = await invite();
  const english = await invite({ lang: 'en', size: 'phone' });
  for (const adventure of [2, 3, 4, 5, 6, 7, 8]) {
    const ids = ['goal', 'new', 'score'].map((step) => `a${adventure}-${step}`);
    const guest = adventure % 2 === 0 ? russian : english;
    await lesson(guest, `welcome-to-the-moon/${adventure}`, ids, `a${adventure}-new`, SHEET);
  }
});

test('what is new on boards of one’s own: their rules, and a tile placed by them', async ({ invite }) => {
  const guest = await invite({ lang: 'en' });
  const ids = ['planet', 'corporation', 'techs', 'place', 'reminder'].map((step) => `own-${step}`);
  await lesson(guest, 'planet-unknown/boards', ids, 'own-place', [
    '.turns [data-action]',
    '.planet [data-action^="place "]',
  ]);
});
