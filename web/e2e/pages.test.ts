import { describe } from 'vitest';
import { barriers, overhang } from './support/axe';
import { asked, buy, SHORT, sitDown, tableAt } from './support/moves';
import { letRobotPlay } from './support/robot';
import { shoot } from './support/shots';
import { expect, SIZES, test, type Guest, type Theme } from './support/stage';

/** Every page by its address, and what must stand before it is looked at. */
const PAGES: Record<string, { at: string; ready: string }> = {
  home: { at: '/', ready: '[data-game="nexus-ops"]' },
  new: { at: '/new/nexus-ops', ready: '[data-lobby] .linkf' },
  rules: { at: '/rules/nexus-ops/NX-5.4', ready: '.r.target' },
  history: { at: '/history', ready: '[data-do="upload"]' },
  settings: { at: '/settings', ready: '[data-kind="zoom"]' },
  gallery: { at: '/gallery', ready: 'main svg' },
  tutorial: { at: '/tutorial/nexus-ops', ready: '[data-coach="goal"]' },
  join: { at: '/join/ABCDEF', ready: '#name' },
  missing: { at: '/nowhere', ready: 'main' },
};

/** Moments of a game, each by the question that is asked in it. */
const MOMENTS: Record<string, string> = {
  move: '[data-prompt="prompt-move"]',
  cards: '[data-prompt^="prompt-cards"]',
  lose: '[data-prompt="prompt-lose"]',
  missions: '[data-prompt="prompt-missions"]',
  'end-turn': '[data-prompt="prompt-end-turn"]',
};

/** Looks at what is on show, wide and narrow: a picture of each, axe, and nothing wider than the screen. */
async function inspect(guest: Guest, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const size of ['desktop', 'phone'] as const) {
    await guest.page.setViewportSize(SIZES[size]);
    const found = await barriers(guest.page);
    const wider = await overhang(guest.page);
    if (wider > 0) found.push(`${wider} px wider than the screen`);
    problems.push(...found.map((problem) => `${name} ${size}: ${problem}`));
    await shoot({ ...guest, manner: { ...guest.manner, size } }, name);
  }
  await guest.page.setViewportSize(SIZES.desktop);
  return problems;
}

describe.for<[Theme, 'ru' | 'en']>([
  ['dark', 'ru'],
  ['light', 'en'],
])('%s, %s', ([theme, lang]) => {
  test('every page can be read and used by anybody', async ({ invite }) => {
    const guest = await invite({ theme, lang });
    const problems: string[] = [];
    for (const [name, { at, ready }] of Object.entries(PAGES)) {
      await guest.page.goto(at);
      await guest.page.locator(ready).first().waitFor();
      problems.push(...(await inspect(guest, name)));
    }
    expect(problems).toEqual([]);
  });

  test('so can the table, whatever is asked at it', { timeout: 180_000 }, async ({ invite }) => {
    const guest = await invite({ theme, lang });
    const { page } = guest;
    const problems: string[] = [];
    await sitDown(page, {
      seats: 'human,human,human',
      options: SHORT,
      seed: 2,
      settings: { open_hands: true },
    });
    await asked(page);
    await page.locator('[data-shop="human"]').click();
    problems.push(...(await inspect(guest, 'deploy')));
    await buy(page, 'human');
    for (const [name, until] of Object.entries(MOMENTS)) {
      const report = await letRobotPlay(page, { until, seed: 3 });
      expect(report.faults).toEqual([]);
      problems.push(...(await inspect(guest, name)));
    }
    expect(problems).toEqual([]);
  });

  test('and the end of a game and its replay', async ({ invite }) => {
    const guest = await invite({ theme, lang });
    const { page } = guest;
    await page.goto(tableAt({ seats: 'bot:greedy,bot:greedy,bot:random', options: SHORT, seed: 9 }));
    await page.locator('[data-outcome] [data-chart]').waitFor({ timeout: 60_000 });
    const problems = await inspect(guest, 'over-bots');
    await page.goto(`/replay/${new URL(page.url()).pathname.split('/').at(-1)}?at=90`);
    await page.locator('[data-replay="90"]').waitFor();
    problems.push(...(await inspect(guest, 'replay-bots')));
    await page.goto('/history');
    await page.locator('[data-do="replay"]').waitFor();
    problems.push(...(await inspect(guest, 'history-full')));
    expect(problems).toEqual([]);
  });
});
