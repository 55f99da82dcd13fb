import { describe } from 'vitest';
import { overhear } from './support/overhear';
import { letRobotPlay, summary, type Orders } from './support/robot';
import { expect, stage } from './support/stage';

const test = stage({ serve: ['--advice'] });

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
  /** A survey walks through every selection, which takes a while. */
  survey?: number;
  /** Ends when this is on the page: the whole game unless said otherwise. */
  until?: string;
}
const START: readonly Game[] = [
  { name: 'the Moon with two at one screen', seats: 2, size: 'desktop', options: {}, survey: 80 },
  {
    name: 'two rounds with two',
    seats: 2,
    size: 'phone',
    options: {},
    survey: 18,
    until: '[data-round="3"]',
  },
];
/** Both maps, one, two and four, wide and narrow, every module, and a campaign. */
const MORE: readonly Game[] = [
  { name: 'the Moon against Luna', seats: 1, size: 'phone', options: { luna_1: '2' } },
  { name: 'the Moon with four', seats: 4, size: 'desktop', options: { missions: true } },
  { name: 'the Moon with two', seats: 2, size: 'phone', options: { linked_slots: true } },
  { name: 'the Belt with two', seats: 2, size: 'phone', options: { map: 'belt' } },
  { name: 'the Belt with four', seats: 4, size: 'phone', options: { map: 'belt', threat: 'TH2' } },
  {
    name: 'the Belt against two Lunas',
    seats: 1,
    size: 'desktop',
    options: { map: 'belt', luna_1: '4', luna_2: '1' },
  },
  { name: 'the campaign alone', seats: 1, size: 'desktop', options: { campaign: true } },
];
const wanted = process.env['ROBOT_GAMES'] ? [...START, ...MORE] : START;

// Three times in four a bot says what to do: else games at random take many hundred decisions more.
describe('the robot and Skymines', () => {
  for (const [i, { name, seats, size, options, survey = 40, until }] of wanted.entries()) {
    test(`plays ${name} on a ${size}, list of actions hidden`, { timeout: 900_000 }, async ({ invite }) => {
      const { page } = await invite({ size });
      await overhear(page);
      const people = Array(seats).fill('human').join();
      const chosen = encodeURIComponent(JSON.stringify(options));
      await page.goto(`/new/skymines?seats=${people}&seed=${i + 5}&options=${chosen}&list=hidden`);
      const orders = { seed: i + 1, taste: SKYMINES, survey, bot: 'greedy' };
      const report = await letRobotPlay(page, until ? { ...orders, until } : orders);
      expect(report.faults).toEqual([]);
      expect(report.ended).toBe(true);
      expect(report.advised).toBeGreaterThan(report.actions / 3);
      expect(report.surveys).toBeGreaterThan(2);
      console.log(`${name}: ${summary(report)}`);
    });
  }
});
