import type { Page } from 'playwright-core';
import { inspect } from './support/inspect';
import { finishedGame } from './support/moves';
import { overhear } from './support/overhear';
import { letRobotPlay } from './support/robot';
import { expect, stage } from './support/stage';
import { Wardrobe } from './support/wardrobe';

const test = stage({ serve: ['--advice'] });

const at = (seats: string, seed: number) => `/new/on-mars?seats=${seats}&seed=${seed}&options=%7B%7D`;
/** Plays on as a bot would, until this is asked. */
async function until(page: Page, question: string): Promise<void> {
  const report = await letRobotPlay(page, {
    until: `[data-prompt="prompt-${question}"]`,
    taste: [['^(main hire|tech|travel)', 8]],
    bot: 'greedy',
    seed: 3,
  });
  expect(report).toMatchObject({ faults: [], ended: true });
}

test(
  'what is seldom asked in On Mars can be read by anybody, too',
  { timeout: 900_000 },
  async ({ invite }) => {
    const guest = await invite();
    const { page } = guest;
    await overhear(page);
    const wardrobe = new Wardrobe(guest);
    const problems: string[] = [];
    await page.goto(at('human,human,human', 11));
    await until(page, 'main');
    // Goals, laboratory and cards of one's own, then another's board.
    await page.keyboard.press('4');
    await page.locator('.goal').first().waitFor();
    problems.push(...(await inspect(guest, wardrobe, 'on-mars-goals', 'all')));
    await page.locator('[data-do="base"]').first().click();
    problems.push(...(await inspect(guest, wardrobe, 'on-mars-others-base', 'all')));
    for (const question of ['travel', 'hire', 'owner']) {
      await until(page, question);
      problems.push(...(await inspect(guest, wardrobe, `on-mars-${question}`, 'all')));
    }
    // Who used the technology is said, and where.
    const seats = await page.locator('.seatcard .name').all();
    const names = await Promise.all(seats.map((name) => name.getAttribute('title')));
    const asked = (await page.locator('.prompt .ask').textContent()) ?? '';
    expect(names.filter((name) => asked.includes(name!)).length, asked).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
);

test('the final score of On Mars can be read by anybody', { timeout: 600_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const wardrobe = new Wardrobe(guest);
  await page.goto('/');
  const id = await finishedGame(page, 'bot:greedy,bot:greedy,bot:greedy', 'on-mars', {});
  await page.goto(`/table/${id}`);
  await page.locator('[data-outcome]').waitFor();
  expect(await inspect(guest, wardrobe, 'on-mars-score', 'all')).toEqual([]);
});

/** Screens on which nothing but the log scrolls. */
const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

test('the board of On Mars never scrolls on a desktop', { timeout: 600_000 }, async ({ invite }) => {
  const { page } = await invite();
  await page.goto(at('human,human,human,human', 4));
  const scrolling = () =>
    page.evaluate(() => {
      const well = document.querySelector('.mars')!;
      const higher = [well, ...well.querySelectorAll<HTMLElement>('*')].filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowY),
      );
      return higher.map((one) => `${one.className} by ${one.scrollHeight - one.clientHeight} px`);
    });
  const found: string[] = [];
  for (const question of ['main', 'travel']) {
    const report = await letRobotPlay(page, {
      until: `[data-prompt="prompt-${question}"]`,
      seed: 2,
      taste: [],
    });
    expect(report.ended).toBe(true);
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      for (const view of ['1', '2', '3', '4']) {
        await page.keyboard.press(view);
        await page.waitForTimeout(60);
        found.push(
          ...(await scrolling()).map((one) => `${question} ${width}×${height} view ${view}: ${one}`),
        );
      }
    }
  }
  expect(found).toEqual([]);
});
