import type { Page } from 'playwright-core';
import { asked, later, moment, question, sitDown } from './support/moves';
import { expect, test } from './support/stage';

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

test('a turn is played by keyboard alone', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  expect(await question(page)).toBe('prompt-deploy');

  const humans = () => page.locator('[data-stack="human"]');
  const stands = () => humans().evaluateAll((stacks) => stacks.map((one) => one.getAttribute('data-hex')));
  expect(await stands()).toEqual([]);

  // Buy: pick a unit, walk to a hex.
  await tabTo(page, '[data-shop="human"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-action^="buy human"]');
  await press(page, 'Enter');

  await expect.poll(async () => (await stands()).length).toBe(1);

  // Undo by its letter, and buy once more from the list of all actions.
  await press(page, 'u');
  await expect.poll(stands).toEqual([]);
  await page.keyboard.press('a');
  await tabTo(page, '[data-list] [data-action^="buy human"]');
  await press(page, 'Enter');

  await expect.poll(async () => (await stands()).length).toBe(1);
  const [home] = await stands();

  // The letter of the button ends the phase; then a move, with Space.
  await press(page, 'e');
  expect(await question(page)).toBe('prompt-move');
  await tabTo(page, '[data-stack="human"][data-select]');
  await page.keyboard.press('Space');
  await tabTo(page, '.board [data-action^="move human"]');
  await press(page, 'Space');
  await expect.poll(async () => (await stands())[0]).not.toBe(home);
  await press(page, 'e');
  await expect.poll(() => question(page)).not.toBe('prompt-move');

  // Esc puts a selection back; ? shows the keys; Esc closes them.
  await page.keyboard.press('Shift+Slash');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});
