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
/** Some actions for every commit, since `online.test.ts` plays a whole game; whole games in the long form. */
const SOME = 80;
const long = process.env['ROBOT_GAMES'];
const wanted = GAMES.slice(0, Number(long ?? 1));

describe('a robot that only clicks', () => {
  for (const { seats, list, size, seed } of wanted) {
    test(
      `${long ? 'finishes a game' : 'plays some rounds'} for ${seats} on a ${size}, list of actions ${list}`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size });
        await overhear(page);
        const people = Array(seats).fill('human').join();
        await page.goto(`/new/nexus-ops?seats=${people}&seed=${seed}&options=${OPTIONS}&list=${list}`);
        const orders = { seed, survey: list === 'hidden' ? (long ? 20 : 8) : 0 };
        const report = await letRobotPlay(page, long ? orders : { ...orders, limit: SOME });
        expect(report.faults).toEqual([]);
        if (long) expect(report.ended).toBe(true);
        else expect(report.actions).toBe(SOME);
        if (list === 'hidden') expect(report.surveys).toBeGreaterThan(long ? 10 : 3);
        if (long) expect(await page.locator('[data-outcome]').getAttribute('data-outcome')).toMatch(/^s\d/);
        console.log(summary(report));
      },
    );
  }
});
