import { openLobby } from './support/friends';
import { board, onTop, overlaps, tiny, WIDTHS } from './support/layout';
import { act, asked, buy, moment, question, sitDown } from './support/moves';
import { GAMES } from './support/shelf';
import { shoot } from './support/shots';
import { expect, test } from './support/stage';

for (const game of GAMES) {
  test(`${game}: nothing overlaps and nothing is too small to read, at every width`, async ({ invite }) => {
    const guest = await invite({ lang: 'ru' });
    const { page } = guest;
    const settings = JSON.stringify({ pass_pause_ms: 0 });
    await page.goto(`/new/${game}?seats=human,bot:greedy&seed=7&settings=${settings}`);
    await page.locator('[data-prompt]').waitFor();
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      await shoot(guest, `width-${game}-${width}`);
      expect.soft(await overlaps(page), `${width} px`).toEqual([]);
      expect.soft(await tiny(page), `${width} px`).toEqual([]);
    }
  });
}

test('the board stays where it is while questions, cards and buttons come and go', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  const stands = await board(page);
  const same = async () => expect(await board(page)).toEqual(stands);
  await page.locator('[data-shop="human"]').click();
  await same();
  await buy(page, 'human');
  await same();
  await act(page, 'done');
  await expect.poll(() => question(page)).toBe('prompt-move');
  await same();
  await page.locator('[data-stack="human"][data-select]').first().click();
  await same();
  while (await page.locator('.prompt [data-action="done"]').count()) await act(page, 'done');
  await asked(page);
  await same();
});

test('Ctrl+Z takes back, in both alphabets, and leaves what is typed alone', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  const stacks = page.locator('[data-stack="human"]');
  const before = await stacks.count();
  await buy(page, 'human');
  await expect.poll(() => stacks.count()).toBe(before + 1);
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(() => stacks.count()).toBe(before);
  // The log says so in one line, with what was taken back inside.
  await page.locator('[data-undone="1"]').waitFor();
  await buy(page, 'human');
  await page.locator('[data-do="tab-chat"]').click();
  await page.locator('.chat input').focus();
  const seen = await moment(page);
  await page.keyboard.press('Control+KeyZ');
  await page.waitForTimeout(300);
  expect(await moment(page)).toBe(seen);
});

test('a notice stands above a dialog, and can be closed there', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await sitDown(page, { seats: 'human,bot:greedy' });
  await page.locator('.topbar [data-do="settings"]').click();
  await page.locator('dialog [data-kind="notifications"]').click();
  const notice = 'dialog .toasts p';
  await page.locator(notice).first().waitFor();
  expect(await onTop(page.locator(`${notice} button`).first())).toBe(true);
  await page.locator(`${notice} button`).first().click();
  await page.locator(notice).waitFor({ state: 'detached' });
});

test('a hint never lies over what can be clicked', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await page.locator('[data-shop="fungoid"]').click();
  const targets = page.locator('[data-action^="buy fungoid"]');
  await targets.first().waitFor();
  await page.mouse.move(700, 300);
  await page.locator('[data-shop="fungoid"]').hover();
  const tip = page.locator('.tip:popover-open');
  await tip.waitFor();
  const at = (await tip.boundingBox())!;
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
  for (const target of await targets.all()) {
    const box = (await target.boundingBox())!;
    const apart =
      box.x >= at.x + at.width ||
      at.x >= box.x + box.width ||
      box.y >= at.y + at.height ||
      at.y >= box.y + box.height;
    expect(apart).toBe(true);
  }
});

test('the host starts with those who are there', async ({ invite }) => {
  const host = await invite({ lang: 'en' });
  await host.page.goto('/new/nexus-ops');
  await openLobby(host);
  await host.page.locator('[data-do="add-seat"]').click();
  await host.page.locator('[data-seat="1"] [data-do="sit-bot"]').click();
  await host.page.locator('[data-do="start-few"]').click();
  await host.page.locator('[data-prompt]').waitFor();
  expect(await host.page.locator('.seatcard').count()).toBe(2);
});

test('a code that no table has is refused before a name is asked for, and another can be typed', async ({
  invite,
}) => {
  const { page } = await invite({ lang: 'en', forgive: /\b404\b/ });
  await page.goto('/');
  await page.locator('[data-kind="code"]').fill('QQQQQQ');
  await page.locator('[data-do="join"]').click();
  const refused = page.locator('[data-refused]');
  const type = async (code: string) => {
    await refused.filter({ hasText: 'QQQQQQ' }).waitFor();
    expect(await page.locator('#name').count()).toBe(0);
    await refused.locator('[data-kind="code"]').fill(code);
    await refused.locator('[data-do="join"]').click();
  };
  // The same one again is asked for again.
  await type('QQQQQQ');
  await type('RRRRRR');
  await refused.filter({ hasText: 'RRRRRR' }).waitFor();
  expect(await page.locator('#name').count()).toBe(0);
});
