import { describe } from 'vitest';
import { barriers, overhang } from './support/axe';
import { letRobotPlay, overhear, type Orders } from './support/robot';
import { shoot, shootBoth } from './support/shots';
import { expect, SIZES, test, type Guest } from './support/stage';
import { LOOKS, Wardrobe } from './support/wardrobe';

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

/** Moments of a game, each by the question that is asked in it. */
const MOMENTS = ['rotate', 'place', 'resolve', 'confirm', 'pick'];

/** Looks at what is on show, dark and light, wide and narrow: pictures, axe, and nothing wider than the screen. */
async function inspect(guest: Guest, wardrobe: Wardrobe, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const look of LOOKS) {
    await wardrobe.wear(look);
    for (const size of ['desktop', 'phone'] as const) {
      await guest.page.setViewportSize(SIZES[size]);
      const found = await barriers(guest.page);
      const wider = await overhang(guest.page);
      if (wider > 0) found.push(`${wider} px wider than the screen`);
      problems.push(...found.map((problem) => `${name} ${size} ${look.theme}: ${problem}`));
      await shoot({ ...guest, manner: { ...guest.manner, size } }, name);
    }
  }
  await guest.page.setViewportSize(SIZES.desktop);
  return problems;
}

test(
  'the table of Planet Unknown can be read and used by anybody',
  { timeout: 300_000 },
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
      problems.push(...(await inspect(guest, wardrobe, `planet-${name}`)));
    }
    await letRobotPlay(page, { taste: PLANET, seed: 6 });
    await page.locator('[data-do="board"]').click();
    await page.locator('[data-do="score-next"]').click();
    problems.push(...(await inspect(guest, wardrobe, 'planet-over')));
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

test('a tile is dragged to the planet, taken back, and placed with the keyboard', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=4');
  const lit = page.locator('.planet [data-action^="place "]');
  const tile = page.locator('.tile.on');
  await lit.first().waitFor();

  const [from, to] = [await tile.boundingBox(), await lit.nth(4).boundingBox()];
  const middle = ({ x, y, width, height }: NonNullable<typeof from>) =>
    [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle(from!));
  await page.mouse.down();
  await page.mouse.move(...middle(to!), { steps: 8 });
  await page.locator('.planet .ghost').waitFor();
  await page.mouse.up();
  await page.locator('.planet .fresh').waitFor();
  expect(await lit.count()).toBe(0);

  await page.keyboard.press('u');
  await lit.first().waitFor();
  await page.keyboard.press('r');
  await page.locator('.planet [data-action*=" r1 "]').first().focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.locator('.planet [data-action]:focus').getAttribute('data-action');
  expect(chosen).toMatch(/^place \S+ r1 /);
  await page.locator('.callout').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.planet .fresh').waitFor();
});

test('a rover is sent several squares with one click', { timeout: 120_000 }, async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=4');
  const far = page.locator('[data-do="route"]');
  // Rovers stay where they are until there are points for two steps.
  const taste: Orders['taste'] = [['^(move|go )', 0], ['^confirm', 0.1], ...PLANET];
  const report = await letRobotPlay(page, { until: '[data-do="route"]', taste, seed: 2 });
  expect(report).toMatchObject({ faults: [], ended: true });
  const seq = async () => Number(await page.locator('[data-seq]').first().getAttribute('data-seq'));
  const before = await seq();
  await far.first().click();
  await expect.poll(seq).toBeGreaterThanOrEqual(before + 2);
});

/** The way the tile in hand lies. */
const wayOf = (page: Guest['page']) => page.locator('.way[aria-pressed="true"]').getAttribute('data-select');

test('a tile is turned by the wheel of the mouse, by keys and by buttons', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=3');
  await page.locator('.planet [data-action^="place "]').first().waitFor();
  const planet = (await page.locator('.middle .planet').boundingBox())!;
  await page.mouse.move(planet.x + planet.width / 2, planet.y + planet.height / 2);
  const seen = [await wayOf(page)];
  for (const turn of [
    () => page.mouse.wheel(0, 120),
    () => page.keyboard.press('r'),
    () => page.locator('[data-do="rotate"]').click(),
    () => page.keyboard.press('Shift+R'),
    () => page.locator('[data-do="flip"]').click(),
    () => page.keyboard.press('f'),
  ]) {
    await turn();
    await expect.poll(() => wayOf(page)).not.toBe(seen.at(-1));
    seen.push(await wayOf(page));
  }
  expect(seen.at(-1)).toBe(seen[2]);
});

test('two fingers twist the tile in hand, and one slides it over the planet', async ({ invite }) => {
  const { page, context } = await invite({ size: 'phone' });
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=4');
  await page.locator('.planet [data-action^="place "]').first().waitFor();
  const planet = (await page.locator('.middle .planet').boundingBox())!;
  const [x, y] = [planet.x + planet.width / 2, planet.y + planet.height / 2];
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  /** Both fingers on a circle round the middle of the planet. */
  const pair = (degrees: number): [number, number][] =>
    [degrees, degrees + 180].map((angle) => {
      const turned = (angle * Math.PI) / 180;
      return [x + 60 * Math.cos(turned), y + 60 * Math.sin(turned)];
    });
  const first = await wayOf(page);
  const twist = async (degrees: number) => {
    await touch('touchStart', ...pair(0));
    for (let step = 1; step <= 10; step++) await touch('touchMove', ...pair((degrees * step) / 10));
    await touch('touchEnd');
  };
  await twist(90);
  await expect.poll(() => wayOf(page)).toMatch(/ r1$/);
  await twist(-90);
  await expect.poll(() => wayOf(page)).toBe(first);
  // Twisting has enlarged nothing.
  await page.locator('[data-do="fit"]').waitFor({ state: 'detached' });

  await touch('touchStart', [x, y]);
  for (let step = 1; step <= 8; step++) await touch('touchMove', [x, y - (step * planet.height) / 48]);
  await page.locator('.planet .ghost').waitFor();
  await touch('touchEnd');
  await page.locator('.seen').waitFor();
});
