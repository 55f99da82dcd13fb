import { inspect } from './support/inspect';
import { letRobotPlay, type Orders } from './support/robot';
import { expect, test } from './support/stage';
import { LOOKS, Wardrobe } from './support/wardrobe';

/** Fills the sheets, so that there is something to see. */
const WRITES: Orders['taste'] = [
  ['^(claim|confirm)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.2],
];

/** Spaces that can be written in, and no click still on its way. */
const LIT = 'body:has(.prompt:not(.sent)) .cell.legal';

for (const adventures of [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
]) {
  test(`sheets ${adventures.join()} can be read and used by anybody`, async ({ invite }) => {
    const guest = await invite();
    const { page } = guest;
    const wardrobe = new Wardrobe(guest);
    // Another tab that opens meanwhile would take the focus away.
    await page.goto('/');
    await wardrobe.wear(LOOKS[0]!);
    const problems: string[] = [];
    for (const adventure of adventures) {
      const options = encodeURIComponent(JSON.stringify({ adventure }));
      await page.goto(`/new/welcome-to-the-moon?seats=human,bot:greedy,bot:greedy&seed=5&options=${options}`);
      await page.locator('.sheet').first().waitFor();
      const game = { seed: adventure, taste: WRITES };
      await letRobotPlay(page, { ...game, limit: 16 });
      const report = await letRobotPlay(page, { ...game, until: LIT });
      expect(report).toMatchObject({ faults: [], ended: true });
      // What is focused tells what it will do.
      await page.locator(LIT).first().focus();
      await page.locator('.callout').waitFor();
      problems.push(...(await inspect(guest, wardrobe, `moon-${adventure}`)));
    }
    expect(problems).toEqual([]);
  });
}
