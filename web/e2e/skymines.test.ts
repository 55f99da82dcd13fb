import { describe } from 'vitest';
import { letRobotPlay, overhear, summary, type Orders } from './support/robot';
import { expect, test } from './support/stage';

/** Plans are laid and turns come to an end; what can be done again and again is done seldom. */
const SKYMINES: Orders['taste'] = [
  ['^(ready|end)', 5],
  ['^(plan|use|buy|research|field)', 3],
  ['^unplan', 0.05],
];

interface Game {
  name: string;
  seats: number;
  size: 'desktop' | 'phone';
  options: Record<string, unknown>;
}
const START: readonly Game[] = [
  { name: 'the Moon with two at one screen', seats: 2, size: 'desktop', options: {} },
];
const MORE: readonly Game[] = [
  { name: 'the Moon against Luna', seats: 1, size: 'phone', options: { luna_1: '2' } },
  { name: 'the Belt with two', seats: 2, size: 'phone', options: { map: 'belt' } },
  { name: 'the campaign alone', seats: 1, size: 'desktop', options: { campaign: true } },
];
const wanted = process.env['ROBOT_GAMES'] ? [...START, ...MORE] : START;

describe('the robot and Skymines', () => {
  for (const [i, { name, seats, size, options }] of wanted.entries()) {
    test(
      `finishes ${name} on a ${size}, list of actions hidden`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size });
        await overhear(page);
        const people = Array(seats).fill('human').join();
        const chosen = encodeURIComponent(JSON.stringify(options));
        await page.goto(`/new/skymines?seats=${people}&seed=${i + 5}&options=${chosen}&list=hidden`);
        const report = await letRobotPlay(page, { seed: i + 1, taste: SKYMINES, survey: 40 });
        expect(report.faults).toEqual([]);
        expect(report.ended).toBe(true);
        expect(report.surveys).toBeGreaterThan(3);
        console.log(`${name}: ${summary(report)}`);
      },
    );
  }
});
