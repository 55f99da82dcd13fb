import { describe } from 'vitest';
import { overhear } from './support/overhear';
import { letRobotPlay, summary, type Orders } from './support/robot';
import { expect, test } from './support/stage';

/** Writing and claiming bring the game on; everything else is as good as anything. */
const MOON: Orders['taste'] = [
  ['^(claim|confirm)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.3],
];
/** One adventure for every commit, all eight in the long form. */
const wanted = [8, 6, 1, 2, 3, 4, 5, 7].slice(0, Number(process.env['ROBOT_ADVENTURES'] ?? 1));
const address = (seats: string, options: object) =>
  `/new/welcome-to-the-moon?seats=${seats}&seed=5&options=${encodeURIComponent(JSON.stringify(options))}&list=hidden`;

describe('the robot against ASTRA', () => {
  for (const adventure of wanted) {
    test(
      `finishes adventure ${adventure} alone, list of actions hidden`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size: adventure % 2 === 0 ? 'phone' : 'desktop' });
        await overhear(page);
        await page.goto(address('human', { adventure, astra: adventure }));
        const report = await letRobotPlay(page, { seed: adventure, taste: MOON, survey: 10 });
        expect(report.faults).toEqual([]);
        expect(report.ended).toBe(true);
        expect(report.surveys).toBeGreaterThan(3);
        // Both pads stand side by side, and the headline says how it ended.
        await expect.poll(() => page.locator('[data-total]').count()).toBe(2);
        expect(await page.locator('[data-result]').innerText()).toMatch(/ASTRA/);
        console.log(`adventure ${adventure}: ${summary(report)}`);
      },
    );
  }
});

const CAMPAIGNS = [
  ['human', 'phone'],
  ['human,human', 'desktop'],
] as const;
/** Alone for every commit, with two as well in the long form. */
const campaigns = CAMPAIGNS.slice(0, process.env['ROBOT_ADVENTURES'] ? 2 : 1);

describe('the robot in a campaign', () => {
  for (const [seats, size] of campaigns) {
    test(
      `plays the first adventure through the dilemma into the second: ${seats}`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size });
        await overhear(page);
        await page.goto(address(seats, { campaign: true }));
        const game = { seed: 3, taste: MOON, survey: 10 };
        const first = await letRobotPlay(page, { ...game, until: '.between' });
        expect(first).toMatchObject({ faults: [], ended: true });
        const between = await letRobotPlay(page, { ...game, survey: 1, until: '[data-adventure="2"]' });
        expect(between).toMatchObject({ faults: [], ended: true });
        const second = await letRobotPlay(page, { ...game, limit: 20 });
        expect(second.faults).toEqual([]);
        expect(second.actions).toBe(20);
      },
    );
  }
});
