import { describe } from 'vitest';
import { letRobotPlay, overhear, type Orders } from './support/robot';
import { expect, test } from './support/stage';

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
      { timeout: 600_000 },
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
        console.log(`${name}: ${report.actions} actions in ${Math.round(report.seconds)} s`);
      },
    );
  }
});
