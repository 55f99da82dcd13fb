import { describe } from 'vitest';
import { inspect } from './support/inspect';
import { asked, later, moment } from './support/moves';
import { overhear } from './support/overhear';
import { letRobotPlay, summary, type Orders } from './support/robot';
import { shoot } from './support/shots';
import { expect, stage } from './support/stage';
import { Wardrobe } from './support/wardrobe';

const test = stage({ serve: ['--advice'] });

/** Missions are brought to an end and turns, too; what can be done again and again is done seldom. */
const ON_MARS: Orders['taste'] = [
  ['^(end|claim|contract|hire|goal)', 6],
  ['^(main (obtain_blueprint|construct|upgrade|hire)|take|build|upgrade|develop|learn)', 4],
  ['^(done|travel)', 3],
  ['^(spend|boost|extra)', 0.3],
];

interface Game {
  name: string;
  seats: number;
  size: 'desktop' | 'phone';
  options: Record<string, unknown>;
  /** Ends when this is on the page: the whole game unless said otherwise. */
  until?: string;
}
const START: readonly Game[] = [
  { name: 'a short game with two at one screen', seats: 2, size: 'desktop', options: {} },
  { name: 'two rounds with two', seats: 2, size: 'phone', options: {}, until: '[data-round="3"]' },
];
/** One, two and four, each wide and narrow. */
const MORE: readonly Game[] = [
  { name: 'a game against Lacerda', seats: 1, size: 'desktop', options: {} },
  { name: 'a game against Lacerda', seats: 1, size: 'phone', options: { goal: 'hunky_dory' } },
  { name: 'Space Oddity with two', seats: 2, size: 'desktop', options: { space_oddity: true } },
  { name: 'First Colonists with two', seats: 2, size: 'phone', options: { first_colonists: true } },
  { name: 'a long game with four', seats: 4, size: 'desktop', options: { length: 'long' } },
  { name: 'a short game with four', seats: 4, size: 'phone', options: {} },
];
const wanted = process.env['ROBOT_GAMES'] ? [...START, ...MORE] : START;

const at = (seats: string, seed: number, options: Record<string, unknown>, more = '') =>
  `/new/on-mars?seats=${seats}&seed=${seed}&options=${encodeURIComponent(JSON.stringify(options))}${more}`;

// Three times in four a bot says what to do: else games at random take many hundred decisions more.
describe('the robot and On Mars', () => {
  for (const [i, { name, seats, size, options, until }] of wanted.entries()) {
    test(`plays ${name} on a ${size}, list of actions hidden`, { timeout: 1_800_000 }, async ({ invite }) => {
      const { page } = await invite({ size });
      await overhear(page);
      await page.goto(at(Array(seats).fill('human').join(), i + 5, options, '&list=hidden'));
      const orders = { seed: i + 1, taste: ON_MARS, survey: until ? 8 : 40, limit: 12_000, bot: 'greedy' };
      const report = await letRobotPlay(page, until ? { ...orders, until } : orders);
      expect(report.faults).toEqual([]);
      expect(report.ended).toBe(true);
      expect(report.advised).toBeGreaterThan(report.actions / 3);
      expect(report.surveys).toBeGreaterThan(2);
      console.log(`${name} on a ${size}: ${summary(report)}`);
    });
  }
});

test('a turn of On Mars is played by keyboard alone', async ({ invite }) => {
  const { page } = await invite();
  await page.goto(at('human,bot:greedy', 5, {}));
  await asked(page);
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  /** Walks with Tab to something of this kind, and presses Enter on it. */
  const pick = async (selector: string) => {
    for (let presses = 0; presses < 160 && !(await focused(selector)); presses++)
      await page.keyboard.press('Tab');
    expect(await focused(selector), selector).toBe(true);
    await page.keyboard.press('Enter');
  };
  const press = async (selector: string) => {
    const before = await moment(page);
    await pick(selector);
    await later(page, before);
  };
  // The first space of turn order, which is in orbit, and whatever is asked before the first turn.
  await press('[data-space][data-action]');
  const main = () => page.locator('[data-main][data-action]').count();
  for (let steps = 0; steps < 12 && (await main()) === 0; steps++) {
    await asked(page);
    if ((await main()) === 0) await press('[data-action]');
  }
  await page.keyboard.press('3');
  await page.locator('[data-view="colony"][aria-pressed="true"]').waitFor();
  await page.keyboard.press('2');
  await page.locator('[data-view="orbit"][aria-pressed="true"]').waitFor();
  // The main action, whatever it asks, taken back by one step by its letter and done again; then the end of the turn.
  await page.locator('[data-main][data-action]').first().waitFor();
  await press('[data-main="construct"][data-action], [data-main="obtain_blueprint"][data-action]');
  const before = await moment(page);
  await page.keyboard.press('u');
  await later(page, before);
  await press('[data-main="construct"][data-action], [data-main="obtain_blueprint"][data-action]');
  const ends = page.locator('.prompt [data-action="end"]');
  const legal = '[data-action]:not([data-action="boost"]):not([data-action^="spend"])';
  for (let steps = 0; steps < 16 && (await ends.count()) === 0; steps++) {
    // A choice that leads on has no action yet: a type of building, then a cell by the arrows, and once more to build.
    if ((await page.locator(legal).count()) > 0) await press(legal);
    else await pick('[data-select]:not([data-view]):not([aria-pressed="true"])');
    await asked(page);
  }
  const turn = await moment(page);
  await page.keyboard.press('e');
  await later(page, turn);
});

/** The four parts of the table, each by its key. */
const VIEWS = { overview: '1', orbit: '2', colony: '3', base: '4' };
/** Moments of a game, each by the question that is asked in it. */
const MOMENTS = ['main', 'construct', 'move', 'travel'];

test('the table of On Mars can be read and used by anybody', { timeout: 900_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const wardrobe = new Wardrobe(guest);
  const problems: string[] = [];
  await page.goto(at('human,human,human', 11, {}));
  for (const name of MOMENTS) {
    const report = await letRobotPlay(page, {
      until: `[data-prompt="prompt-${name}"]`,
      taste: ON_MARS,
      seed: 5,
    });
    expect(report).toMatchObject({ faults: [], ended: true });
    problems.push(...(await inspect(guest, wardrobe, `on-mars-${name}`, 'few')));
    if (name !== 'main') continue;
    for (const [view, key] of Object.entries(VIEWS)) {
      await page.keyboard.press(key);
      problems.push(...(await inspect(guest, wardrobe, `on-mars-${view}`, 'all')));
    }
  }
  expect(problems).toEqual([]);
});

const NEXT = '[data-do="coach-next"]';
/** What a newcomer clicks at each step, as the coach says. */
const CLICKS: Record<string, readonly string[]> = {
  goal: [NEXT],
  order: [NEXT],
  benefit: ['[data-good][data-action]'],
  shuttle: ['.prompt [data-action="shuttle colony"]'],
  map: [NEXT],
  construct: ['[data-main="construct"][data-action]'],
  // A type, a cell of the map, and the same cell once more.
  build: ['.choices [data-select]', '[data-cell][data-select]', '.prompt [data-action^="build"]'],
  lss: [NEXT],
  executive: [NEXT],
  end: ['.prompt [data-action="end"]'],
  travel: ['.prompt [data-action="travel shuttle"]'],
  berth: ['[data-space][data-action]'],
  plan: ['[data-main="obtain_blueprint"][data-action]'],
  card: ['[data-blueprint][data-action]'],
  boost: ['.prompt [data-action="done"]'],
  lab: [NEXT],
  missions: [NEXT],
  goals: [NEXT],
  again: ['.prompt [data-action="end"]'],
  on: [NEXT],
};
/** What is asked in between is answered by whoever plays, until the next step comes. */
const FREE: Record<string, string> = { build: 'lss', berth: 'plan' };

for (const lang of ['ru', 'en'] as const) {
  test(`a first game of On Mars, led step by step in ${lang}`, { timeout: 300_000 }, async ({ invite }) => {
    const guest = await invite({ lang });
    const { page } = guest;
    await page.goto('/tutorial/on-mars');
    for (const [id, clicks] of Object.entries(CLICKS)) {
      // Whoever has no colonist left is not asked about a boost.
      const here = page.locator(`[data-coach="${id}"]`);
      await (id === 'boost' ? here.or(page.locator('[data-coach="lab"]')) : here).waitFor();
      if ((await here.count()) === 0) continue;
      if (['order', 'build', 'lss', 'card', 'goals'].includes(id))
        await shoot(guest, `on-mars-tutorial-${id}`);
      for (const selector of clicks) await page.locator(selector).first().click();
      const next = FREE[id];
      if (next) {
        const report = await letRobotPlay(page, { until: `[data-coach="${next}"]`, taste: ON_MARS });
        expect(report.faults).toEqual([]);
      }
    }
    await page.locator('[data-coach]').waitFor({ state: 'detached' });
    // The game is a real one, and goes on.
    await page.locator('[data-prompt^="prompt-"]').first().waitFor();
  });
}
