import { describe } from 'vitest';
import { inspect } from './support/inspect';
import { overhear } from './support/overhear';
import { letRobotPlay, summary, type Orders } from './support/robot';
import { shootBoth } from './support/shots';
import { expect, test } from './support/stage';
import { Wardrobe } from './support/wardrobe';

/** Tiles bring the game on; driving about and taking turns over technologies do not. */
const PLANET: Orders['taste'] = [
  ['^confirm', 8],
  ['^lay ', 0.6],
  ['^(place|station|energy|boost|patch|pick)', 4],
  ['^(move|teleport|go )', 0.4],
];
const PLANETS = [
  ['gaia', 'cosmos'],
  ['arashi', 'flux'],
  ['cerberus', 'horizon'],
  ['charybdis', 'jumpdrive'],
  ['k273', 'makeshift'],
  ['kaax', 'oasis'],
  ['lacuna', 'republic'],
  ['oblivion', 'wormhole'],
  ['pajitnov', 'cosmos'],
  ['persephone', 'jumpdrive'],
  ['petra', 'wormhole'],
  ['tartarus', 'cosmos'],
] as const;

interface Game {
  name: string;
  seats: number;
  size: 'desktop' | 'phone';
  options: Record<string, unknown>;
}
const START: readonly Game[] = [
  { name: 'starting boards for two at one screen', seats: 2, size: 'desktop', options: {} },
  { name: 'starting boards alone', seats: 1, size: 'phone', options: {} },
];
/** In the long form every planet and every corporation, on both sizes of screen in turn. */
const MORE = PLANETS.map(([planet, corporation], i): Game => ({
  name: `${planet} with ${corporation}`,
  seats: i % 3 === 0 ? 1 : 2,
  size: i % 2 === 0 ? 'phone' : 'desktop',
  options: {
    planet_1: planet,
    corporation_1: corporation,
    planets: 'random',
    corporations: 'random',
    ...(i % 3 === 1 ? { private_objectives: true, events: 'balanced' } : {}),
  },
}));
const wanted = [...START, ...MORE.slice(0, Number(process.env['ROBOT_PLANETS'] ?? 0))];

describe('the robot and Planet Unknown', () => {
  for (const [i, { name, seats, size, options }] of wanted.entries()) {
    test(
      `finishes ${name} on a ${size}, list of actions hidden`,
      { timeout: 900_000 },
      async ({ invite }) => {
        const { page } = await invite({ size });
        await overhear(page);
        const people = Array(seats).fill('human').join();
        const chosen = encodeURIComponent(JSON.stringify(options));
        await page.goto(`/new/planet-unknown?seats=${people}&seed=${i + 3}&options=${chosen}&list=hidden`);
        const report = await letRobotPlay(page, { seed: i + 1, taste: PLANET, survey: 12 });
        expect(report.faults).toEqual([]);
        expect(report.ended).toBe(true);
        expect(report.surveys).toBeGreaterThan(3);
        console.log(`${name}: ${summary(report)}`);
      },
    );
  }
});

/** Moments of a game, each by the question that is asked in it. */
const MOMENTS = ['rotate', 'place', 'resolve', 'confirm', 'pick'];

test(
  'the table of Planet Unknown can be read and used by anybody',
  { timeout: 900_000 },
  async ({ invite }) => {
    const guest = await invite();
    const { page } = guest;
    const wardrobe = new Wardrobe(guest);
    const problems: string[] = [];
    const options = encodeURIComponent(
      JSON.stringify({ planets: 'random', corporations: 'random', events: 'balanced' }),
    );
    await page.goto(`/new/planet-unknown?seats=human,human,human&seed=11&options=${options}`);
    for (const name of MOMENTS) {
      const report = await letRobotPlay(page, {
        until: `[data-prompt="prompt-${name}"]`,
        taste: PLANET,
        seed: 5,
      });
      expect(report).toMatchObject({ faults: [], ended: true });
      problems.push(...(await inspect(guest, wardrobe, `planet-${name}`, 'all')));
    }
    await letRobotPlay(page, { taste: PLANET, seed: 6 });
    await page.locator('[data-do="board"]').click();
    await page.locator('[data-do="score-next"]').click();
    problems.push(...(await inspect(guest, wardrobe, 'planet-over', 'all')));
    expect(problems).toEqual([]);
  },
);

/** What a newcomer clicks at each step, as the coach says. */
const CLICKS: Record<string, readonly string[]> = {
  goal: ['[data-do="coach-next"]'],
  rotate: ['.turns [data-action]'],
  tiles: ['[data-do="coach-next"]'],
  place: ['.planet [data-action^="place "]'],
  confirm: ['.prompt [data-action="confirm"]'],
  second: ['.planet [data-action^="place "]'],
  rovers: ['[data-do="coach-next"]'],
  rivals: ['[data-do="coach-next"]'],
  on: ['[data-do="coach-next"]'],
};

test('a first game of Planet Unknown, led step by step', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await page.goto('/tutorial/planet-unknown');
  for (const [id, clicks] of Object.entries(CLICKS)) {
    await page.locator(`[data-coach="${id}"]`).waitFor();
    if (['goal', 'place', 'rivals'].includes(id)) await shootBoth(guest, `planet-tutorial-${id}`);
    for (const selector of clicks) await page.locator(selector).first().click();
    // Whatever the tile brought is done by its buttons, until nothing is left.
    if (id === 'place') await letRobotPlay(page, { until: '[data-coach="confirm"]', taste: PLANET });
  }
  await page.locator('[data-coach]').waitFor({ state: 'detached' });
  // The game is a real one, and goes on.
  await page.locator('[data-prompt^="prompt-"]').first().waitFor();
});
