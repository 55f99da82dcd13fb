import { barriers } from './support/axe';
import { inspect } from './support/inspect';
import { letRobotPlay, type Orders } from './support/robot';
import { shoot } from './support/shots';
import { expect, SIZES, test } from './support/stage';
import { Wardrobe } from './support/wardrobe';

/** Fills the sheets, so that there is something to see. */
const WRITES: Orders['taste'] = [
  ['^(claim|confirm)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.2],
];
/** A question of this kind, and no click still on its way. */
const asked = (prompt: string) => `.prompt:not(.sent)[data-prompt="${prompt}"]`;
const address = (seats: string, options: object) =>
  `/new/welcome-to-the-moon?seats=${seats}&seed=5&options=${encodeURIComponent(JSON.stringify(options))}`;

for (const adventures of [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
]) {
  test(`sheets ${adventures.join()} against ASTRA can be read and used by anybody`, async ({ invite }) => {
    const guest = await invite();
    const { page } = guest;
    const wardrobe = new Wardrobe(guest);
    const problems: string[] = [];
    for (const adventure of adventures) {
      await page.goto(address('human', { adventure, astra: adventure }));
      await page.locator('[data-astra]').waitFor();
      const game = { seed: adventure, taste: WRITES };
      await letRobotPlay(page, { ...game, limit: 40 });
      const report = await letRobotPlay(page, { ...game, until: asked('prompt-choose') });
      expect(report).toMatchObject({ faults: [], ended: true });
      problems.push(...(await inspect(guest, wardrobe, `moon-alone-${adventure}`)));
    }
    expect(problems).toEqual([]);
  });
}

test('what ASTRA does, what she gets and how it ends can be read', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const wardrobe = new Wardrobe(guest);
  await page.goto(address('human', { adventure: 2, astra: 3 }));
  await page.locator('[data-astra]').waitFor();
  const problems: string[] = [];
  const game = { seed: 4, taste: WRITES };
  for (const moment of ['strike', 'give', 'over']) {
    const until = moment === 'over' ? '[data-outcome]' : asked(`prompt-${moment}`);
    expect(await letRobotPlay(page, { ...game, until })).toMatchObject({ faults: [], ended: true });
    problems.push(...(await inspect(guest, wardrobe, `moon-alone-${moment}`)));
    if (moment !== 'over') await letRobotPlay(page, { ...game, limit: 1 });
  }
  expect(problems).toEqual([]);
});

test('between two adventures of a campaign everything can be read', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const wardrobe = new Wardrobe(guest);
  await page.goto(address('human,bot:greedy,bot:greedy', { campaign: true }));
  await page.locator('[data-do="begin"]').waitFor();
  const problems = await inspect(guest, wardrobe, 'moon-campaign-opening');
  await page.locator('[data-do="begin"]').click();

  const game = { seed: 2, taste: WRITES };
  expect(await letRobotPlay(page, { ...game, until: '.between' })).toMatchObject({ faults: [], ended: true });
  problems.push(...(await inspect(guest, wardrobe, 'moon-campaign-between')));
  await letRobotPlay(page, { ...game, until: '[data-adventure="2"] .cell.legal' });
  problems.push(...(await inspect(guest, wardrobe, 'moon-campaign-second')));
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    // On a phone it stands behind a button.
    if (size === 'phone') await page.locator('[data-do="info"]').click();
    await page.locator('[data-do="campaign"]:visible').click();
    await page.locator('dialog[open]').waitFor();
    problems.push(...(await barriers(page)));
    await shoot({ ...guest, manner: { ...guest.manner, size } }, 'moon-campaign-overview');
    await page.locator('dialog [data-do="close"]').click();
  }
  expect(problems).toEqual([]);
});
