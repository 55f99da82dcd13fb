import { begin, join, openLobby } from './support/friends';
import { barriers, overhang } from './support/axe';
import { onTop } from './support/layout';
import { GAMES } from './support/shelf';
import { shoot } from './support/shots';
import { expect, test } from './support/stage';

const PLACES = ['home', 'tables', 'friends', 'profile', 'settings'];

test('on a phone the other pages are under the thumb, on every page and at a table', async ({ invite }) => {
  const guest = await invite({ size: 'phone', lang: 'ru' });
  const { page } = guest;
  for (const path of ['/', '/meet', '/history', '/settings', '/player/me', `/rules/${GAMES[0]}`]) {
    await page.goto(path);
    const bar = page.locator('.sitebar');
    await bar.waitFor();
    const box = (await bar.boundingBox())!;
    expect(box.y + box.height).toBeCloseTo(740, 0);
    for (const place of PLACES) {
      const link = bar.locator(`[data-place="${place}"]`);
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(await onTop(link), `${path}: ${place}`).toBe(true);
    }
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  await shoot(guest, 'sitebar');
  for (const [place, there] of [
    ['settings', '#notices'],
    ['profile', '[data-player]'],
    ['friends', '#friends'],
    ['tables', '[data-kind="filter-game"]'],
    ['home', '[data-game]'],
  ] as const) {
    await page.locator(`.sitebar [data-place="${place}"]`).tap();
    await page.locator(there).first().waitFor();
    expect(await page.locator('.sitebar [aria-current="page"]').getAttribute('data-place')).toBe(place);
  }
  expect(await barriers(page)).toEqual([]);

  // A table has tabs of its own there; the last one leads on.
  await page.goto(`/new/${GAMES[0]}?seats=human,bot:greedy&seed=7`);
  await page.locator('.tabbar [data-do="more"]').tap();
  await page.locator('dialog .places').scrollIntoViewIfNeeded();
  for (const place of PLACES) await page.locator(`dialog [data-place="${place}"]`).waitFor();
  await page.locator('dialog [data-place="profile"]').tap();
  await page.locator('[data-player]').waitFor();
});

for (const size of ['desktop', 'phone'] as const)
  test(`somebody is silenced and shut out from their seat, a line of chat or their page: ${size}`, async ({
    invite,
  }) => {
    const [host, friend] = [await invite({ lang: 'en', size }), await invite({ lang: 'ru' })];
    await friend.page.goto('/player/me');
    await friend.page.locator('[data-kind="profile-open"]').check();
    await host.page.goto(`/new/${GAMES[0]}`);
    await join(friend, await openLobby(host), 'Ada');
    await begin(host, friend);
    const { page } = host;
    const phone = size === 'phone';

    await friend.page.locator('[data-do="tab-chat"]').click();
    const say = async (text: string) => {
      await friend.page.locator('.chat input').fill(text);
      await friend.page.locator('[data-do="chat"]').click();
    };
    await say('good luck');
    await page.locator(phone ? '.tabbar [data-do="chat-open"]' : '[data-do="tab-chat"]').click();
    const line = page.locator(`${phone ? 'dialog ' : ''}.chat li`, { hasText: 'good luck' });
    await line.waitFor();

    // From the line: they are not read any more, and then again.
    await line.locator('[data-do="person"]').click();
    const person = page.locator('dialog [data-person]');
    await person.waitFor();
    await shoot(host, `person-${size}`);
    await person.locator('[data-do="mute-person"]').click();
    await line.waitFor({ state: 'detached' });
    await person.locator('[data-do="mute-person"][aria-pressed="true"]').click();
    await page.keyboard.press('Escape');
    await line.waitFor();
    if (phone) await page.keyboard.press('Escape');

    // From the seat.
    if (phone) await page.locator('.tabbar [data-do="seats"]').click();
    await page.locator('.seatcard[data-seat="1"] [data-do="seat-menu"]').last().click();
    await person.locator('[data-do="block"]').click();
    await person.locator('[data-do="block"][aria-pressed="true"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    await person.locator('[data-do="block"]').click();

    // From their page.
    await person.locator('[data-do="profile"]').click();
    await page.waitForURL(/\/player\//);
    await page.locator('main [data-person] [data-do="mute-person"]').click();
    await page.locator('main [data-do="mute-person"][aria-pressed="true"]').waitFor();
  });
