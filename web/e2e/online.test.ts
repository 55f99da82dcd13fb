import type { Page } from 'playwright-core';
import { begin, join, openLobby } from './support/friends';
import { asked, buy, later, moment, question } from './support/moves';
import { letRobotPlay } from './support/robot';
import { shootBoth } from './support/shots';
import { expect, test, type Guest } from './support/stage';

/** What the last page says: the result, and every score sheet. */
const result = async (page: Page) => ({
  outcome: await page.locator('[data-outcome]').getAttribute('data-outcome'),
  totals: await page.locator('[data-total]').allInnerTexts(),
});

/** Whoever is asked plays the first turn by hand: buys, and ends every phase until the other one is asked. */
async function firstTurn({ page }: Guest): Promise<void> {
  await asked(page);
  await buy(page, 'human');
  const done = page.locator('.prompt [data-action="done"]');
  await done.waitFor();
  while (await done.count()) {
    const before = await moment(page);
    await done.click();
    await later(page, before);
  }
}

test('two browsers play a whole game online', { timeout: 900_000 }, async ({ invite }) => {
  const host = await invite();
  const friend = await invite({ lang: 'en', theme: 'light' });

  // The host opens a table for two and shares the link.
  await host.page.goto('/');
  const card = host.page.locator('[data-game="nexus-ops"]');
  if (await card.locator('[data-do="open"]').count()) await card.locator('[data-do="open"]').click();
  await card.locator('[data-do="lobby"]').click();
  const link = await openLobby(host);
  await shootBoth(host, 'lobby');

  // The friend follows it, says a name, and sits down.
  await friend.page.goto(link);
  await friend.page.locator('#name').waitFor();
  await shootBoth(friend, 'join');
  await join(friend, link, 'Ada');
  await host.page.locator('[data-seat="1"]', { hasText: 'Ada' }).waitFor();
  await begin(host, friend);

  // Each plays a turn by hand, then robots take the mouse.
  const hostBegins = (await question(host.page)) !== '';
  const order = hostBegins ? [host, friend] : [friend, host];
  for (const guest of order) await firstTurn(guest);
  const reports = await Promise.all([
    letRobotPlay(host.page, { seed: 5, patience: 60_000 }),
    letRobotPlay(friend.page, { seed: 6, patience: 60_000 }),
  ]);
  expect(reports.flatMap(({ faults }) => faults)).toEqual([]);

  // Both see how it ended, and the same of it.
  const [mine, theirs] = await Promise.all([result(host.page), result(friend.page)]);
  expect(mine).toEqual(theirs);
  expect(mine.outcome).toMatch(/^s\d/);
  expect(Math.max(...mine.totals.map(Number))).toBeGreaterThanOrEqual(10);
  for (const guest of [host, friend]) {
    await guest.page.locator('[data-chart]').waitFor();
    await shootBoth(guest, 'over');
  }

  // The board is one click away, and so is another game with the same seats.
  await host.page.locator('[data-do="board"]').click();
  await host.page.locator('[data-do="result"]').click();
  await host.page.locator('[data-do="rematch"]').click();
  await host.page.locator('[data-prompt], [data-lobby]').first().waitFor();
});
