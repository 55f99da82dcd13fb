import { describe } from 'vitest';
import { letRobotPlay, overhear } from './support/robot';
import { expect, test } from './support/stage';

const OPTIONS = encodeURIComponent(
  JSON.stringify({ vp_target: 10, king_of_the_hill: true, executive_orders: true }),
);
/** Who sits at the one screen, and whether the list of all actions is hidden. */
const GAMES = [
  { seats: 2, list: 'hidden' },
  { seats: 3, list: 'shown' },
  { seats: 4, list: 'hidden' },
  { seats: 2, list: 'shown' },
  { seats: 4, list: 'shown' },
];
const wanted = GAMES.slice(0, Number(process.env['ROBOT_GAMES'] ?? 1));

describe('a robot that only clicks', () => {
  for (const [number, { seats, list }] of wanted.entries()) {
    test(
      `finishes game ${number + 1}: ${seats} seats, list of actions ${list}`,
      { timeout: 600_000 },
      async ({ invite }) => {
        const { page } = await invite();
        await overhear(page);
        const people = Array(seats).fill('human').join();
        await page.goto(`/new/nexus-ops?seats=${people}&seed=${number + 1}&options=${OPTIONS}&list=${list}`);
        const report = await letRobotPlay(page, { seed: number + 1, survey: list === 'hidden' ? 20 : 0 });
        expect(report.faults).toEqual([]);
        expect(report.ended).toBe(true);
        if (list === 'hidden') expect(report.surveys).toBeGreaterThan(10);
        expect(await page.locator('[data-outcome]').getAttribute('data-outcome')).toMatch(/^s\d/);
        console.log(
          `${report.actions} actions in ${Math.round(report.seconds)} s, ${report.surveys} surveys`,
        );
      },
    );
  }
});
