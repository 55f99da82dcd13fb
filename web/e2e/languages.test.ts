import type { Page } from 'playwright-core';
import { ask } from './support/ask';
import { asked, finishedGame } from './support/moves';
import { PSEUDO, pseudoLanguage } from './support/pseudo';
import { letRobotPlay } from './support/robot';
import { expect, stage, type Guest } from './support/stage';
import { untranslated } from './support/untranslated';
import { friendship, invitation, MEETING } from './support/ways';

const test = stage({ serve: ['--texts', pseudoLanguage()] });

/** Somebody who speaks a language that only this server knows. */
async function speaker(invite: () => Promise<Guest>): Promise<Page> {
  const { page } = await invite();
  const settings = JSON.stringify({ lang: PSEUDO });
  await page.addInitScript((stored) => localStorage.setItem('lagrange.settings', stored), settings);
  await ask(page, 'PUT', '/me', { name: 'Ǻ 1' });
  return page;
}

/** Every page by its address, and what must stand before it is looked at. */
const PAGES: Record<string, readonly [at: string, ready: string]> = {
  home: ['/', '[data-game]'],
  lobby: ['/new/nexus-ops', '[data-lobby] .linkf'],
  rules: ['/rules/nexus-ops/NX-5.4', '.r.target'],
  history: ['/history', '[data-do="upload"]'],
  settings: ['/settings', '[data-kind="zoom"]'],
  gallery: ['/gallery', 'main svg'],
  ...MEETING,
  missing: ['/nowhere', 'main'],
};

/** The games that the server offers. */
async function slugs(page: Page): Promise<string[]> {
  return (await ask<{ slug: string }[]>(page, 'GET', '/games')).map(({ slug }) => slug);
}

/** The tables of every game: who sits there, and what is played. */
const TABLES: Record<string, readonly [slug: string, seats: string, options: object]> = {
  'nexus-ops': ['nexus-ops', 'human,bot:greedy,bot:greedy', { king_of_the_hill: true, top_priority: true }],
  'planet-unknown': [
    'planet-unknown',
    'human,bot:greedy',
    { planets: 'random', corporations: 'random', private_objectives: true },
  ],
  'on-mars': ['on-mars', 'human,bot:greedy', { first_colonists: true }],
  lacerda: ['on-mars', 'human', {}],
  adventure: ['welcome-to-the-moon', 'human,bot:greedy', { adventure: 4 }],
  alone: ['welcome-to-the-moon', 'human', { adventure: 6 }],
  campaign: ['welcome-to-the-moon', 'human,bot:greedy', { campaign: true }],
  skymines: ['skymines', 'human,bot:greedy', { missions: true, luna_1: '4' }],
  belt: ['skymines', 'human,bot:greedy', { map: 'belt', tracks: 'random', threat: 'TH1' }],
};

test('a language that the server adds is spoken on every page', async ({ invite }) => {
  const page = await speaker(invite);
  const found: Record<string, string[]> = {};
  const other = await speaker(invite);
  const links = {
    join: [await invitation(other), '[data-invite]'],
    friend: [await friendship(other), '[data-do="befriend"]'],
  } as const;
  for (const [name, [at, ready]] of Object.entries({ ...PAGES, ...links })) {
    await page.goto(at);
    await page.locator(ready).first().waitFor();
    found[name] = await untranslated(page);
  }
  for (const slug of await slugs(page)) {
    await page.goto(`/tutorial/${slug}`);
    await page.locator('[data-coach]').waitFor();
    found[`tutorial ${slug}`] = await untranslated(page);
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  // It can be chosen, and left again.
  await page.goto('/settings');
  await page.locator(`[data-value="en"]`).click();
  await expect.poll(() => page.title()).toContain('Settings');
});

for (const [name, [slug, seats, options]] of Object.entries(TABLES)) {
  test(`it is spoken at the table: ${name}`, async ({ invite }) => {
    const page = await speaker(invite);
    const query = new URLSearchParams({ seats, seed: '7', options: JSON.stringify(options) });
    await page.goto(`/new/${slug}?${query}`);
    await asked(page);
    const found = new Set(await untranslated(page));
    const look = async () => (await untranslated(page)).forEach((words) => found.add(words));
    for (let seed = 1; seed <= 4; seed++) {
      await letRobotPlay(page, { seed, limit: 6 });
      await look();
    }
    expect([...found]).toEqual([]);
  });
}

test('it tells how a game ended', async ({ invite }) => {
  const page = await speaker(invite);
  const id = await finishedGame(page, 'bot:greedy,bot:greedy');
  await page.goto(`/table/${id}`);
  await page.locator('[data-outcome]').waitFor();
  expect(await untranslated(page)).toEqual([]);
  await page.goto(`/replay/${id}`);
  await page.locator('[data-seq]').waitFor();
  expect(await untranslated(page)).toEqual([]);
});
