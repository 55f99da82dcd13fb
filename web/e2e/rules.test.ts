import type { Page } from 'playwright-core';
import { asked, sitDown } from './support/moves';
import { shootBoth } from './support/shots';
import { expect, SIZES, test } from './support/stage';

/** What of the board that is marked or can be clicked has its middle beneath something else. */
const hiddenBy = (page: Page, cover: string) =>
  page.evaluate((cover) => {
    const over = document.querySelector(cover)?.getBoundingClientRect() ?? new DOMRect();
    const hidden = [...document.querySelectorAll('.board [data-refused], .board [data-action]')].filter(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        return left > over.left && left < over.right && top > over.top && top < over.bottom;
      },
    );
    return hidden.map((element) => element.getAttribute('data-action') ?? element.localName);
  }, cover);

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
  const guest = await invite();
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await page.locator('.board [data-why]').first().click();
  const why = page.locator('[data-whynot]');
  expect(await why.locator('.say').innerText()).not.toBe('');

  // What was clicked is marked, and the reason hides neither it nor anything that can be clicked, whatever the screen.
  await page.locator('.board [data-refused]').waitFor();
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expect.poll(() => hiddenBy(page, '[data-whynot]'), { message: size }).toEqual([]);
  }
  await shootBoth(guest, 'why-not');
  await page.setViewportSize(SIZES.desktop);
  await why.locator('[data-rule]').click();
  await page.locator('dialog[open] .r.target').waitFor();
});
