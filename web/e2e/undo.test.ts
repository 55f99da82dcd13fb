import type { Page } from 'playwright-core';
import { act, asked, buy, moment, question, sitDown } from './support/moves';
import { sitTogether } from './support/friends';
import { shootBoth } from './support/shots';
import { expect, test } from './support/stage';

test('clicks are taken back one by one', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  const card = page.locator('.seatcard[data-seat="0"]');
  const undo = page.locator('[data-do="undo"]');
  const seen = [await card.innerText()];
  await buy(page, 'human');
  seen.push(await card.innerText());
  await buy(page, 'fungoid');
  expect(await card.innerText()).not.toBe(seen[1]);

  await undo.click();
  await expect.poll(() => card.innerText()).toBe(seen[1]);
  await undo.click();
  await expect.poll(() => card.innerText()).toBe(seen[0]);
  await expect.poll(() => undo.isDisabled()).toBe(true);
});

test('a group moved in one gesture comes back one figure at a time', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  const first = await buy(page, 'human');
  const home = first.split(' ')[2];
  await page.locator(`[data-hex="${home}"][data-action^="buy human"]`).click();
  await expect.poll(() => page.locator(`[data-stack="human"][data-hex="${home}"]`).count()).toBe(1);
  await act(page, 'done');
  await expect.poll(() => question(page)).toBe('prompt-move');
  const before = await moment(page);
  await page.locator(`[data-stack="human"][data-hex="${home}"]`).click();
  await page.locator('[data-do="group-everyone"]').click();
  await page.locator('[data-do="group"]').first().click();
  await expect.poll(() => moment(page)).toBe(before + 2);
  await page.locator('[data-do="undo"]').click();
  await expect.poll(() => page.locator(`[data-stack="human"][data-hex="${home}"]`).count()).toBe(1);
  await page.locator('[data-do="undo"]').click();
  await expect.poll(() => page.locator('[data-stack="human"]').count()).toBe(1);
});

/** All that lies on the table, who owns what, and what is asked of whoever sits here. */
async function position(page: Page): Promise<string[]> {
  const units = await page
    .locator('[data-stack]')
    .evaluateAll((stacks) =>
      stacks.map(
        (one) => `${one.getAttribute('data-hex')} ${one.getAttribute('data-stack')} ${one.textContent}`,
      ),
    );
  const cards = await page.locator('.seatcard').allInnerTexts();
  return [await question(page), ...cards, ...units.sort()];
}

test('beyond that the others are asked', async ({ invite }) => {
  const asker = await invite();
  const other = await invite({ lang: 'en', theme: 'light' });

  const [mover, waiter] = await sitTogether(asker, other);
  await buy(mover.page, 'human');
  while (await mover.page.locator('.prompt [data-action="done"]').count()) await act(mover.page, 'done');
  await buy(waiter.page, 'human');

  // The other one has acted since, so it is for them to say.
  await mover.page.locator('[data-do="undo"]').click();
  await waiter.page.locator('[data-request="undo"]').waitFor();
  await shootBoth(waiter, 'undo-request');
  await waiter.page.locator('[data-do="undo-accept"]').click();
  await asked(mover.page);
  expect(await question(waiter.page)).toBe('');

  // Asked once more, they decline, and nothing changes.
  await act(mover.page, 'done');
  await buy(waiter.page, 'human');
  const before = await moment(waiter.page);
  const both = () => Promise.all([position(mover.page), position(waiter.page)]);
  // Whoever bought has seen it at once; the other one hears of it.
  await expect.poll(() => moment(mover.page)).toBe(before);
  const lay = await both();
  expect(lay[0]![0]).toBe('');
  expect(lay[1]![0]).toBe('prompt-deploy');
  await mover.page.locator('[data-do="undo"]').click();
  await waiter.page.locator('[data-do="undo-decline"]').click();
  await waiter.page.locator('[data-request="undo"]').waitFor({ state: 'detached' });
  await mover.page.locator('[data-request="undo"]').waitFor({ state: 'detached' });
  // The table has noted the question and the answer, and moved nothing.
  const after = await moment(waiter.page);
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => moment(mover.page)).toBe(after);
  expect(await both()).toEqual(lay);
});
