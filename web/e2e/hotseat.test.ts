import { act, buy, question, sitDown } from './support/moves';
import { shootBoth } from './support/shots';
import { expect, test } from './support/stage';

test('two people share a screen, and a curtain falls between them', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const curtain = page.locator('[data-curtain]');
  const ready = page.locator('[data-do="ready"]');
  await sitDown(page, { seats: 'human,human', seed: 3 });

  // Nobody sees anybody's cards before saying so.
  await curtain.waitFor();
  const first = await curtain.getAttribute('data-curtain');
  await shootBoth(guest, 'curtain');
  await ready.click();
  expect(await page.locator('[data-prompt]').getAttribute('data-seat')).toBe(first);

  // A whole turn, phase by phase, and the other one is called.
  await buy(page, 'human');
  while ((await curtain.count()) === 0) await act(page, 'done');
  const second = await curtain.getAttribute('data-curtain');
  expect(second).not.toBe(first);
  await ready.click();
  expect(await page.locator('[data-prompt]').getAttribute('data-seat')).toBe(second);
  expect(await question(page)).toBe('prompt-deploy');

  // A reload brings the curtain back, and behind it the same question.
  await page.reload();
  await curtain.waitFor();
  expect(await curtain.getAttribute('data-curtain')).toBe(second);
  await ready.click();
  await buy(page, 'fungoid');
});

test('with open hands there is no curtain', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await sitDown(page, { seats: 'human,human', seed: 3, settings: { open_hands: true } });
  await buy(page, 'human');
  const seat = () => page.locator('[data-prompt]').getAttribute('data-seat');
  const first = await seat();
  while ((await seat()) === first) await act(page, 'done');
  expect(await page.locator('[data-curtain]').count()).toBe(0);
  await buy(page, 'human');
});
