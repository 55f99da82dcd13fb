import { asked, sitDown } from './support/moves';
import { expect, test } from './support/stage';

test('settings last: theme, palette, motion, zoom, language', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await page.goto('/settings');
  const root = page.locator('html');
  for (const value of ['light', 'contrast', 'none', 'en'])
    await page.locator(`[data-value="${value}"]`).first().click();
  await page.locator('[data-kind="zoom"]').fill('1.3');
  await page.locator('[data-kind="sound"]').uncheck();

  await page.reload();
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await root.getAttribute('data-palette')).toBe('contrast');
  expect(await root.getAttribute('lang')).toBe('en');
  expect(await page.locator('[data-value="none"]').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[data-kind="zoom"]').inputValue()).toBe('1.3');
  expect(await page.locator('[data-kind="sound"]').isChecked()).toBe(false);

  // A second tab follows at once.
  const second = await guest.tab();
  await second.goto('/');
  expect(await second.locator('html').getAttribute('data-theme')).toBe('light');
  await page.locator('[data-value="dark"]').click();
  await expect.poll(() => second.locator('html').getAttribute('data-theme')).toBe('dark');

  // At the table the board is larger, and nothing travels.
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  expect(await root.getAttribute('data-palette')).toBe('contrast');
});

test('a name is kept, and an account brings it to another browser', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  const name = page.locator('#profile-name');
  await page.goto('/settings');
  await name.fill('Grace');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.locator('[data-do="rename"]').click();
  await saved;
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Grace');
  await page.locator('#login').fill('grace');
  await page.locator('#password').fill('nine moons of rubium');
  await page.locator('[data-do="account"]').click();
  await page.locator('[data-do="logout"]').waitFor();

  const elsewhere = await invite({ lang: 'en', theme: 'light' });
  await elsewhere.page.goto('/settings');
  await elsewhere.page.locator('#login').fill('grace');
  await elsewhere.page.locator('#password').fill('nine moons of rubium');
  await elsewhere.page.locator('[data-do="login"]').click();
  await elsewhere.page.locator('[data-do="logout"]').waitFor();
  await expect.poll(() => elsewhere.page.locator('#profile-name').inputValue()).toBe('Grace');
});
