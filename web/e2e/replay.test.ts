import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { finishedGame } from './support/moves';
import { expect, test } from './support/stage';

const at = async (page: Page) => Number(await page.locator('[data-replay]').getAttribute('data-replay'));

test('a finished game is looked through, downloaded, and watched elsewhere', async ({ invite }) => {
  const { page } = await invite();
  await page.goto(`/table/${await finishedGame(page, 'bot:greedy,bot:greedy')}`);
  await page.locator('[data-outcome]').waitFor();
  const totals = await page.locator('[data-total]').allInnerTexts();
  const download = page.waitForEvent('download');
  await page.locator('[data-do="journal"]').click();
  const journal = await (await download).path();
  await page.locator('[data-do="replay"]').click();

  // Step by step, by button and by key.
  await page.locator('[data-replay="0"]').waitFor();
  await page.locator('[data-do="forward"]').click();
  await expect.poll(() => at(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(page)).toBe(2);

  // A jump along the strip, to a key moment, to the end.
  await page.locator('[data-do="seek"]').fill('40');
  await expect.poll(() => at(page)).toBe(40);
  expect(new URL(page.url()).searchParams.get('at')).toBe('40');
  const key = page.locator('[data-do="key-moment"]').first();
  await key.click();
  expect(await at(page)).not.toBe(40);
  await page.locator('[data-do="end"]').click();
  const last = await at(page);
  expect(last).toBeGreaterThan(100);

  // Played by itself, through somebody's eyes.
  await page.locator('[data-do="start"]').click();
  await page.locator('[data-value="4"]').click();
  await page.locator('[data-kind="eyes"]').selectOption('1');
  await page.locator('[data-do="play"]').click();
  await expect.poll(() => at(page)).toBeGreaterThan(5);
  await page.locator('[data-do="play"]').click();

  // An address with a moment opens there.
  await page.goto(`${new URL(page.url()).pathname}?at=60`);
  await page.locator('[data-replay="60"]').waitFor();

  // The file goes to somebody else, who sees the same end.
  const elsewhere = await invite({ lang: 'en', theme: 'light' });
  expect(readFileSync(journal, 'utf8').trim().split('\n').length).toBeGreaterThan(last);
  await elsewhere.page.goto('/history');
  await elsewhere.page.locator('[data-do="upload"]').setInputFiles(journal);
  await elsewhere.page.locator('[data-replay="0"]').waitFor();
  await elsewhere.page.locator('[data-do="end"]').click();
  await expect.poll(() => at(elsewhere.page)).toBe(last);
  await elsewhere.page.locator('[data-do="score"]').click();
  expect(await elsewhere.page.locator('[data-total]').allInnerTexts()).toEqual(totals);
});

test('a file that is no journal is refused in words', async ({ invite }) => {
  const { page } = await invite({ forgive: /400|422/ });
  await page.goto('/history');
  await page.locator('[data-do="upload"]').setInputFiles({
    name: 'poem.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from('Roses are red'),
  });
  expect(await page.locator('[role="alert"]').first().innerText()).not.toBe('');
});
