import { asked, sitDown } from './support/moves';
import { expect, test } from './support/stage';

test('the rules are searched, and each has an address', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/rules/nexus-ops');
  await page.locator('[data-kind="search"]').fill('Монолит');
  const results = page.locator('.rel a[href*="/rules/nexus-ops/NX-"]');
  await expect.poll(() => results.count()).toBeGreaterThan(2);
  await results.first().click();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.locator(`[id="${id}"].target`).waitFor();

  // The address alone leads there, in the other language, too.
  const other = await invite({ lang: 'en', theme: 'light' });
  await other.page.goto('/rules/nexus-ops/NX-5.4');
  const rule = other.page.locator('[id="NX-5.4"].target');
  await rule.waitFor();
  await expect.poll(() => rule.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
  expect(await rule.innerText()).not.toMatch(/[а-яё]{4}/i);
  await other.page.locator('[data-kind="both"]').check();
  await expect.poll(() => rule.innerText()).toMatch(/[а-яё]{4}/i);
});

test('a refused click says why, with the rule', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await page.locator('.board [data-why]').first().click();
  const why = page.locator('[data-whynot]');
  expect(await why.locator('.say').innerText()).not.toBe('');

  // It hides nothing that could be clicked.
  const covered = await page.evaluate(() => {
    const popover = document.querySelector('[data-whynot]')!.getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-action], .board [data-select]')].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < popover.right && right > popover.left && top < popover.bottom && bottom > popover.top;
    }).length;
  });
  expect(covered).toBe(0);
  await why.locator('[data-rule]').click();
  await page.locator('dialog[open] .r.target').waitFor();
});
