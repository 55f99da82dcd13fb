import type { Page } from 'playwright-core';
import { join, openLobby } from './support/friends';
import { shootBoth } from './support/shots';
import { expect, test, type Guest } from './support/stage';

/** From now on no timer of the page fires: what it still shows, it shows without waiting. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const openTable = async (host: Guest): Promise<string> => {
  await host.page.goto('/new/nexus-ops');
  return openLobby(host);
};

test('with pieces that travel, the lobby and the start itself show at once', async ({ invite }) => {
  const host = await invite({ motion: true });
  const friend = await invite({ motion: true, lang: 'en' });
  const link = await openTable(host);
  const at = (page: Page, seat: number, kind: string) =>
    page.locator(`[data-seat="${seat}"][data-kind="${kind}"]`);
  await stopTime(host.page);
  await host.page.locator('[data-do="add-seat"]').click();
  await at(host.page, 2, 'open').waitFor();
  await host.page.locator('[data-seat="2"] [data-do="sit-bot"]').click();
  await at(host.page, 2, 'bot').waitFor();

  // Somebody sits down by the link, and the host sees it as soon as they do.
  await join(friend, link, 'Ada');
  await stopTime(friend.page);
  await at(host.page, 1, 'human').waitFor();
  await shootBoth(host, 'lobby-seated');
  await host.page.locator('[data-seat="2"] [data-do="level"][data-kind="random"]').click();
  await friend.page.locator('[data-seat="2"]', { hasText: 'moves at random' }).waitFor();

  // The lobby makes room for the board.
  await host.page.locator('[data-do="start"]').click();
  for (const { page } of [host, friend]) {
    await page.locator('[data-lobby]').waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.locator('[data-prompt]').waitFor();
  }
});

test('a guest who has just sat down keeps the seat, whatever the host was about to do', async ({
  invite,
}) => {
  // The host's page hears of nothing for a while, so it shows a free seat when the guest already sits there.
  const host = await invite({ lang: 'en', motion: true, forgive: /\b409\b/ });
  const friend = await invite({ lang: 'en', motion: true });
  let quiet = false;
  await host.page.routeWebSocket(/\/api\/ws/, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => (quiet ? undefined : page.send(message)));
  });
  const link = await openTable(host);
  await host.page.locator('[data-do="add-seat"]').click();
  await host.page.locator('[data-seat="2"]').waitFor();
  const stale = host.page.locator('[data-seat="1"][data-kind="open"]');
  quiet = true;
  await join(friend, link, 'Ada');
  const ada = friend.page.locator('[data-seat="1"][data-kind="human"]', { hasText: 'Ada' });
  await ada.waitFor();

  const toast = host.page.locator('[role="status"], [role="alert"]', { hasText: 'Ada sits here' });
  await stale.locator('[data-do="remove-seat"]').click();
  await toast.first().waitFor();
  await stale.locator('[data-do="sit-bot"]').click();
  await host.page.locator('[data-kind="spectators"]').click();
  await host.page.locator('[data-do="fill"]').click();

  // What was free is a bot's now, the setting is set, and Ada sits where she sat.
  await friend.page.locator('[data-seat="2"][data-kind="bot"]').waitFor();
  expect(await ada.count()).toBe(1);
  quiet = false;
  await host.page.reload();
  await host.page.locator('[data-seat="1"]', { hasText: 'Ada' }).waitFor();
  await host.page.locator('[data-do="start"]').click();
  for (const { page } of [host, friend]) await page.locator('[data-prompt]').waitFor();
});
