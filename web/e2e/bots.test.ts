import { act, asked, buy, moment, later, SHORT, sitDown } from './support/moves';
import { shoot } from './support/shots';
import { letRobotPlay } from './support/robot';
import { expect, stage, test } from './support/stage';

const unhurried = stage({ botPause: 80 });

test('two clicks from the home page to the first question', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/');
  const card = page.locator('[data-game="nexus-ops"]');
  const open = card.locator('[data-do="open"]');
  if (await open.count()) await open.click();
  await card.locator('[data-do="start"]').click();
  await page.locator('[data-prompt]').waitFor();
  expect(await page.locator('.seatcard[data-kind="bot"]').count()).toBe(2);
});

test('a robot beats a bot, or the other way round', { timeout: 900_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy', options: SHORT, seed: 21 });
  const report = await letRobotPlay(page, { seed: 21 });
  expect(report.faults).toEqual([]);
  expect(await page.locator('[data-total]').count()).toBe(2);
});

unhurried('somebody lets a bot sit in, and comes back', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy', seed: 21 });
  const own = page.locator('.seatcard[data-seat="0"]');

  // A turn of one's own; then the bot moves by itself, and it is our turn again.
  await asked(page);
  await buy(page, 'human');
  const before = await moment(page);
  while (await page.locator('.prompt [data-action="done"]').count()) await act(page, 'done');
  await later(page, before + 4);
  await asked(page);

  // The seat goes to a bot in the middle of the turn, and the game goes on without us.
  await own.locator('[data-do="seat-menu"]').click();
  await page.locator('[data-do="hand-over"][data-kind="greedy"]').click();
  await page.locator('.seatcard[data-seat="0"][data-kind="bot"]').waitFor();
  await later(page, (await moment(page)) + 5);

  // Taken back: the next question of this seat is ours again.
  await own.locator('[data-do="seat-menu"]').click();
  await page.locator('[data-do="take-back"]').click();
  await page.locator('.seatcard[data-seat="0"][data-kind="human"]').waitFor();
  await asked(page);
  await shoot(guest, 'after-bots');
  // Whatever is asked now, it is answered by hand.
  const report = await letRobotPlay(page, { limit: 1, until: '[data-prompt="never"]' });
  expect(report).toMatchObject({ actions: 1, faults: [] });
});
