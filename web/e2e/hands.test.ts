import type { Locator } from 'playwright-core';
import { act, asked, buy, later, moment, question, sitDown } from './support/moves';
import { shoot } from './support/shots';
import { expect, test } from './support/stage';

const middle = async (thing: Locator) => {
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a figure is carried to its hex, and everything travels', async ({ invite }) => {
  const guest = await invite({ motion: true });
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await buy(page, 'human');
  await act(page, 'done');
  await asked(page);

  // A pointer that rests on a figure is told what it is.
  const human = page.locator('[data-stack="human"][data-select]');
  await human.hover();
  await page.locator('[role="tooltip"]:popover-open').waitFor();

  // Picked up, its hexes light up; let go over one of them, it moves there.
  const before = await moment(page);
  const start = await middle(human);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 20, start.y - 20);
  const target = page.locator('.board [data-hex][data-action^="move human"]').first();
  const hex = (await target.getAttribute('data-hex')) ?? '';
  const end = await middle(target);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await shoot(guest, 'carried');
  await page.mouse.up();
  await later(page, before);
  await page.locator(`[data-stack="human"][data-hex="${hex}"]`).waitFor();

  // Let go where it may not go, it stays, and the table says why.
  await page.locator('[data-do="undo"]').click();
  const home = page.locator('[data-stack="human"][data-select]');
  await home.waitFor();
  const again = await middle(home);
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  const far = await middle(page.locator('polygon[data-hex="M"]'));
  await page.mouse.move(far.x, far.y, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-whynot]').waitFor();
  expect(await question(page)).toBe('prompt-move');

  // The rest of the turn and the bot's are shown as they happen; then it is our turn again.
  await page.locator('.prompt [data-action="done"]').click();
  await page.locator('[data-prompt="prompt-end-turn"]').waitFor();
  await act(page, 'done');
  await page.locator('[data-prompt="prompt-deploy"]').waitFor({ timeout: 30_000 });
});
