import type { Page } from 'playwright-core';
import { inspect } from './support/inspect';
import { asked, later, moment, question } from './support/moves';
import { letRobotPlay, type Orders } from './support/robot';
import { expect, test } from './support/stage';
import { Wardrobe } from './support/wardrobe';

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
const open = (page: Page, view: string) =>
  page.locator(`[data-view="${view}"][aria-pressed="true"]`).waitFor();

test('a turn of Skymines is played by keyboard alone', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await page.goto('/new/skymines?seats=human,bot:greedy&seed=7');
  await asked(page);

  // Planning: three cards, one of them taken back by its letter, then ready.
  for (const card of ['start_diamond_energy2', 'single_01', 'start_diamond_titanium2']) {
    await tabTo(page, `[data-action="plan ${card}"]`);
    await press(page, 'Enter');
  }
  await press(page, 'u');
  await tabTo(page, '[data-action="plan start_diamond_minerals2"]');
  await press(page, 'Space');
  await press(page, 'e');
  await asked(page);
  expect(await question(page)).toBe('prompt-choose');

  // Parts of the table have a key each.
  for (const [key, view] of [
    ['2', 'markets'],
    ['3', 'console'],
    ['1', 'map'],
  ] as const) {
    await page.keyboard.press(key);
    await open(page, view);
  }

  // An energy card leads to the map; a company, two sectors with their columns, one of them taken back; done.
  await tabTo(page, '.hand [data-select*="energy"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-action="energy skymine"]');
  await press(page, 'Enter');
  await tabTo(page, '[data-spot][data-select]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-action^="enter "]');
  await press(page, 'Enter');
  await press(page, 'u');
  await tabTo(page, '[data-spot][data-select]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator('[data-do="clear"]').waitFor({ state: 'detached' });
  await tabTo(page, '[data-spot][data-select]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-action^="enter "]');
  await press(page, 'Enter');
  await press(page, 'e');
  expect(await question(page)).toBe('prompt-done');
  await press(page, 'e');
});

const TASTE: Orders['taste'] = [
  ['^(ready|end)', 5],
  ['^(plan|use|buy|research|field|energy)', 3],
  ['^rest', 0.3],
];
/** Moments of a game, each by the question that is asked in it. */
const MOMENTS: readonly (readonly [name: string, options: object])[] = [
  ['token', { tokens: 'two' }],
  ['plan', { missions: true, map: 'belt', threat: 'TH2' }],
  ['choose', { missions: true, luna_1: '4' }],
  ['expand', {}],
  ['points', {}],
  ['put', {}],
];

for (const [name, options] of MOMENTS) {
  test(`the table of Skymines can be read and used by anybody: ${name}`, async ({ invite }) => {
    const guest = await invite();
    const { page } = guest;
    const seats = 'luna_1' in options ? 'human' : 'human,human';
    await page.goto(
      `/new/skymines?seats=${seats}&seed=11&options=${encodeURIComponent(JSON.stringify(options))}`,
    );
    const report = await letRobotPlay(page, {
      until: `[data-prompt="prompt-${name}"]`,
      taste: name === 'points' || name === 'expand' ? [['^(energy|enter)', 20], ...TASTE] : TASTE,
      seed: 5,
    });
    expect(report).toMatchObject({ faults: [], ended: true });
    expect(await inspect(guest, new Wardrobe(guest), `skymines-${name}`, 'all')).toEqual([]);
  });
}
