import { friendship, invitation, MEETING } from './support/ways';
import { tiny } from './support/layout';
import { momentsOf, openMoments } from './support/moments';
import { GAMES } from './support/shelf';
import { expect, test } from './support/stage';

const SIZES = [
  [360, 740],
  [1440, 900],
] as const;
/** Every moment there is, in the long form; else a few of each game. */
const FEW = process.env['ROBOT_GAMES'] ? Infinity : 5;
const some = (all: readonly string[]): string[] => {
  const every = Math.max(1, Math.ceil(all.length / FEW));
  return all.filter((_, i) => i % every === 0);
};

for (const game of GAMES) {
  test(`${game}: no text is smaller than 12 px, whatever moment of the game it is`, async ({ invite }) => {
    const moments = await openMoments();
    const found: string[] = [];
    try {
      const guest = await invite({ lang: 'ru', url: moments.url, forgive: /favicon|404/ });
      for (const address of some(momentsOf(game))) {
        const { page } = guest;
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.locator('main.board, [data-outcome]').waitFor();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(250);
          found.push(...(await tiny(page)).map((text) => `${address} ${width} px: ${text}`));
        }
      }
    } finally {
      await moments.close();
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test('what stands on a card in hand is all there on a phone, without scrolling', async ({ invite }) => {
  const moments = await openMoments();
  const cut: string[] = [];
  try {
    const { page } = await invite({ lang: 'ru', size: 'phone', url: moments.url, forgive: /favicon|404/ });
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const moment of ['cards-before', 'missions', 'deploy-cards', 'cards-after']) {
        await page.goto(`/mock/nexus-ops/?f=${moment}`);
        await page.locator('.gcard').first().waitFor();
        const found = await page.locator('.gcard :is(p, b)').evaluateAll((texts) =>
          texts
            .filter((text) => getComputedStyle(text).display !== 'none')
            .filter((text) => text.scrollHeight > text.clientHeight + 1 && text.clientHeight > 0)
            .map(
              (text) => `${text.localName} ${text.scrollHeight}/${text.clientHeight}: ${text.textContent}`,
            ),
        );
        cut.push(...found.map((text) => `${moment} ${width} px: ${text}`));
      }
    }
  } finally {
    await moments.close();
  }
  expect(cut).toEqual([]);
});

test('no page has text smaller than 12 px', async ({ invite }) => {
  const guest = await invite({ lang: 'ru' });
  const { page } = guest;
  await page.goto('/settings');
  const pages: Record<string, readonly [string, string]> = {
    home: ['/', '[data-game]'],
    lobby: ['/new/nexus-ops', '[data-lobby]'],
    rules: ['/rules/nexus-ops/NX-5.4', '.r.target'],
    history: ['/history', 'main'],
    settings: ['/settings', '#notices'],
    gallery: ['/gallery', 'main'],
    join: [await invitation(page), '[data-do="join"]'],
    friend: [await friendship(page), 'main'],
    tutorial: ['/tutorial/nexus-ops', '[data-coach]'],
    missing: ['/nowhere', 'h1'],
    ...MEETING,
  };
  for (const [name, [at, ready]] of Object.entries(pages)) {
    await page.goto(at);
    await page.locator(ready).first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      expect.soft(await tiny(page), `${name} ${width} px`).toEqual([]);
    }
  }
});
