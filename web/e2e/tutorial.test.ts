import type { Page } from 'playwright-core';
import { letRobotPlay } from './support/robot';
import { shoot, shootBoth } from './support/shots';
import { overlaps, WIDTHS } from './support/layout';
import { expect, stage, type Lang } from './support/stage';

// Slow enough that the step which waits for the bot is seen.
const test = stage({ botPause: 60 });

const step = (page: Page) => page.locator('[data-coach]').getAttribute('data-coach');
const click = (page: Page, selector: string) => page.locator(selector).first().click();

/** What a newcomer clicks at each step, as the coach says. */
const CLICKS: Record<string, readonly string[]> = {
  goal: ['[data-do="coach-next"]'],
  human: ['[data-shop="human"]', '[data-action^="buy human "]'],
  fungoid: ['[data-shop="fungoid"]', '[data-action^="buy fungoid "]'],
  deployed: ['.prompt [data-action="done"]'],
  move: ['[data-stack="human"][data-select]', '[data-action^="move human"]'],
  moved: ['.prompt [data-action="done"]'],
  found: ['[data-do="coach-next"]'],
  turn: ['.prompt [data-action="done"]'],
  bot: [],
  reinforce: ['.shop [data-select]', '[data-action^="buy "]'],
  battle: ['[data-do="coach-next"]'],
};
/** After these the player goes on alone until the first battle is over. */
const AFTER: Record<string, readonly string[]> = {
  fought: ['[data-do="coach-next"]'],
  on: ['[data-do="coach-next"]'],
};

for (const lang of ['ru', 'en'] as Lang[]) {
  test(`a first game, led step by step: ${lang}`, async ({ invite }) => {
    const guest = await invite({ lang, theme: lang === 'ru' ? 'dark' : 'light' });
    const { page } = guest;
    await page.goto('/tutorial/nexus-ops');
    for (const [id, clicks] of Object.entries({ ...CLICKS, ...AFTER })) {
      await page.locator(`[data-coach="${id}"]`).waitFor();
      const words = await page.locator('[data-coach]').innerText();
      expect(/[а-яё]{4}/i.test(words), words).toBe(lang === 'ru');
      if (['goal', 'move', 'battle'].includes(id)) await shootBoth(guest, `tutorial-${id}`);
      for (const selector of clicks) await click(page, selector);
      if (id !== 'battle') continue;
      const report = await letRobotPlay(page, { until: '[data-coach="fought"]', limit: 600 });
      expect(report.faults).toEqual([]);
    }
    await page.locator('[data-coach]').waitFor({ state: 'detached' });

    // The game is a real one, and goes on.
    await page.locator('.prompt [data-action="done"]').click();
    await shoot(guest, 'tutorial-after');
  });
}

test('whoever knows the game skips it', async ({ invite }) => {
  const { page } = await invite({ size: 'phone' });
  await page.goto('/tutorial/nexus-ops');
  await page.locator('[data-coach="goal"]').waitFor();
  expect(await step(page)).toBe('goal');
  expect(await page.locator('[data-action]').count()).toBe(0);
  await page.locator('[data-do="coach-skip"]').click();
  await page.locator('[data-coach]').waitFor({ state: 'detached' });
  await page.locator('.prompt [data-action="done"]').click();
});

test('whoever leaves half-way goes on from there, and a click astray is answered', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await page.goto('/tutorial/nexus-ops');
  await page.locator('[data-coach="goal"]').waitFor();
  await page.locator('main.board [data-hex="A0"]').first().click();
  await page.locator('[data-astray]').waitFor();
  for (const id of ['goal', 'human', 'fungoid'])
    for (const selector of CLICKS[id] ?? []) await click(page, selector);
  await page.locator('[data-coach="deployed"]').waitFor();

  // The coach stands beside the board, never over it, at every width.
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    expect(await overlaps(page), `${width} px`).toEqual([]);
  }
  await page.goto('/');
  await page.goto('/tutorial/nexus-ops');
  await page.locator('[data-coach="deployed"]').waitFor();
  await page.locator('.prompt [data-action="done"]').click();
  await page.locator('[data-coach="move"]').waitFor();
  await page.locator('[data-do="coach-again"]').click();
  await page.locator('[data-coach="goal"]').waitFor();
});
