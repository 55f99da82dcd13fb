import { unreached } from './support/axe';
import { inspect } from './support/inspect';
import { asked, buy, finishedGame, SHORT, sitDown } from './support/moves';
import { letRobotPlay, NEXUS_OPS } from './support/robot';
import { expect, test } from './support/stage';
import { Wardrobe } from './support/wardrobe';
import { friendship, invitation, MEETING } from './support/ways';

/** Every page by its address, and what must stand before it is looked at. */
const PAGES: Record<string, { at: string; ready: string }> = {
  home: { at: '/', ready: '[data-game="nexus-ops"]' },
  lobby: { at: '/new/nexus-ops', ready: '[data-lobby] .linkf' },
  rules: { at: '/rules/nexus-ops/NX-5.4', ready: '.r.target' },
  history: { at: '/history', ready: '[data-do="upload"]' },
  settings: { at: '/settings', ready: '[data-kind="zoom"]' },
  gallery: { at: '/gallery', ready: 'main svg' },
  tutorial: { at: '/tutorial/nexus-ops', ready: '[data-coach="goal"]' },
  missing: { at: '/nowhere', ready: 'main' },
};

test('so can the pages of people who meet, by keyboard, too', { timeout: 300_000 }, async ({ invite }) => {
  const [guest, { page: other }] = [await invite(), await invite()];
  const { page } = guest;
  const links = {
    join: [await invitation(other), '[data-invite]'],
    friend: [await friendship(other), '[data-do="befriend"]'],
  } as const;
  const wardrobe = new Wardrobe(guest);
  const problems: string[] = [];
  for (const [name, [at, ready]] of Object.entries({ ...MEETING, ...links })) {
    await page.goto(at);
    await page.locator(ready).first().waitFor();
    problems.push(
      ...(await inspect(guest, wardrobe, name)),
      ...(await unreached(page)).map((one) => `${name}: ${one}`),
    );
  }
  expect(problems).toEqual([]);
});

/** Moments of a game, each by the question that is asked in it. */
const MOMENTS: Record<string, string> = {
  move: '[data-prompt="prompt-move"]',
  cards: '[data-prompt^="prompt-cards"]',
  lose: '[data-prompt="prompt-lose"]',
  missions: '[data-prompt="prompt-missions"]',
  'end-turn': '[data-prompt="prompt-end-turn"]',
};

test('every page can be read and used by anybody', async ({ invite }) => {
  const guest = await invite();
  const wardrobe = new Wardrobe(guest);
  const problems: string[] = [];
  for (const [name, { at, ready }] of Object.entries(PAGES)) {
    await guest.page.goto(at);
    await guest.page.locator(ready).first().waitFor();
    problems.push(...(await inspect(guest, wardrobe, name, 'all')));
  }
  expect(problems).toEqual([]);
});

test('a question keeps its room, however long its answers are', async ({ invite }) => {
  const { page } = await invite({ lang: 'en' });
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  const [question, board] = await page.evaluate(() => {
    const acts = document.querySelector('.prompt .acts')!;
    for (let i = 0; i < 4; i++) {
      const answer = acts.lastElementChild!.cloneNode() as HTMLElement;
      answer.textContent = 'Play “Targeting Uplink” on the defender';
      acts.append(answer);
    }
    const [ask, well] = ['.prompt .ask', '.board'].map((one) => document.querySelector(one)!);
    return [ask!.getBoundingClientRect().width, well!.getBoundingClientRect().height];
  });
  expect(question).toBeGreaterThan(200);
  expect(board).toBeGreaterThan(300);
});

test('so can the table, whatever is asked at it', { timeout: 900_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const wardrobe = new Wardrobe(guest);
  const problems: string[] = [];
  await sitDown(page, {
    seats: 'human,human,human',
    options: SHORT,
    seed: 2,
    settings: { open_hands: true },
  });
  await asked(page);
  await page.locator('[data-shop="human"]').click();
  problems.push(...(await inspect(guest, wardrobe, 'deploy', 'all')));
  await buy(page, 'human');
  for (const [name, until] of Object.entries(MOMENTS)) {
    // No card is aimed: the pictures show the questions, not the answers.
    const report = await letRobotPlay(page, { until, seed: 3, taste: [['^play', 0], ...NEXUS_OPS] });
    expect(report).toMatchObject({ faults: [], ended: true });
    problems.push(...(await inspect(guest, wardrobe, name, 'all')));
  }
  // Whatever the screen did in between, the newest line of the log is seen.
  const below = () =>
    page.locator('.side .log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(below).toBeLessThan(40);
  expect(problems).toEqual([]);
});

test('so can the end of a game, its replay, and the list of games', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const wardrobe = new Wardrobe(guest);
  const id = await finishedGame(page, 'bot:greedy,bot:greedy,bot:random');
  await page.goto(`/table/${id}`);
  await page.locator('[data-outcome] [data-chart]').waitFor();
  const problems = await inspect(guest, wardrobe, 'over', 'all');
  await page.goto(`/replay/${id}?at=90`);
  await page.locator('[data-replay="90"]').waitFor();
  problems.push(...(await inspect(guest, wardrobe, 'replay', 'all')));
  await page.goto('/history');
  await page.locator('[data-do="replay"]').waitFor();
  problems.push(...(await inspect(guest, wardrobe, 'history-full', 'all')));
  expect(problems).toEqual([]);
});
