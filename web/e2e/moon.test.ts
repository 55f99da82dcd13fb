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
const wanted = [3, 8, 6, 1, 2, 4, 5, 7].slice(0, Number(process.env['ROBOT_ADVENTURES'] ?? 1));

describe('the robot and Welcome to the Moon', () => {
  for (const adventure of wanted) {
    test(
      `finishes adventure ${adventure} with two at one screen, list of actions hidden`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size: adventure % 2 === 1 ? 'phone' : 'desktop' });
        await overhear(page);
        const options = encodeURIComponent(JSON.stringify({ adventure }));
        await page.goto(`/new/welcome-to-the-moon?seats=human,human&seed=5&options=${options}&list=hidden`);
        const report = await letRobotPlay(page, { seed: adventure, taste: MOON, survey: 10 });
        expect(report.faults).toEqual([]);
        expect(report.ended).toBe(true);
        expect(report.surveys).toBeGreaterThan(3);
        console.log(`adventure ${adventure}: ${summary(report)}`);
      },
    );
  }
});
