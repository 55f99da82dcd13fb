import { describe } from 'vitest';
import { overhear } from './support/overhear';
import { letRobotPlay, summary } from './support/robot';
import { expect, test } from './support/stage';

const OPTIONS = encodeURIComponent(
  JSON.stringify({ vp_target: 10, king_of_the_hill: true, executive_orders: true }),
);
/** Who sits at the one screen, how large it is, and whether the list of all actions is hidden. */
const GAMES = [
  { seats: 2, list: 'hidden', size: 'phone', seed: 6 },
  { seats: 3, list: 'shown', size: 'desktop', seed: 2 },
  { seats: 4, list: 'hidden', size: 'desktop', seed: 3 },
  { seats: 2, list: 'hidden', size: 'desktop', seed: 4 },
  { seats: 4, list: 'shown', size: 'phone', seed: 5 },
] as const;
const wanted = GAMES.slice(0, Number(process.env['ROBOT_GAMES'] ?? 1));

describe('a robot that only clicks', () => {
  for (const { seats, list, size, seed } of wanted) {
    test(
      `finishes a game for ${seats} on a ${size}, list of actions ${list}`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size });
        await overhear(page);
        const people = Array(seats).fill('human').join();
        await page.goto(`/new/nexus-ops?seats=${people}&seed=${seed}&options=${OPTIONS}&list=${list}`);
        const report = await letRobotPlay(page, { seed, survey: list === 'hidden' ? 20 : 0 });
        expect(report.faults).toEqual([]);
        expect(report.ended).toBe(true);
        if (list === 'hidden') expect(report.surveys).toBeGreaterThan(10);
        expect(await page.locator('[data-outcome]').getAttribute('data-outcome')).toMatch(/^s\d/);
        console.log(summary(report));
      },
    );
  }
});
