import { barriers, overhang } from './support/axe';
import { letRobotPlay, type Orders } from './support/robot';
import { shoot } from './support/shots';
import { expect, SIZES, test, type Guest, type Size } from './support/stage';
import { LOOKS, Wardrobe } from './support/wardrobe';

type Look = (typeof LOOKS)[number];

/** Fills the sheets, so that there is something to see. */
const WRITES: Orders['taste'] = [
  ['^(claim|confirm)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.2],
];

const [dark, light] = LOOKS as [Look, Look];
/** How each sheet is looked at, and whether axe looks on. */
const VIEWS: readonly (readonly [Look, Size, boolean])[] = [
  [dark, 'desktop', true],
  [dark, 'phone', false],
  [light, 'phone', true],
];

/** Spaces that can be written in, and no click still on its way. */
const LIT = 'body:has(.prompt:not(.sent)) .cell.legal';

/** The sheet as it stands: pictures wide and narrow, axe in both themes, nothing wider than the screen. */
async function inspect(guest: Guest, wardrobe: Wardrobe, name: string): Promise<string[]> {
  const { page } = guest;
  const problems: string[] = [];
  for (const [look, size, axe] of VIEWS) {
    await wardrobe.wear(look);
    await page.setViewportSize(SIZES[size]);
    const found = axe ? await barriers(page) : [];
    const wider = await overhang(page);
    if (wider > 0) found.push(`${wider} px wider than the screen`);
    problems.push(...found.map((problem) => `${name} ${size} ${look.theme}: ${problem}`));
    await shoot({ ...guest, manner: { ...guest.manner, size } }, name);
  }
  await page.setViewportSize(SIZES.desktop);
  return problems;
}

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
    await wardrobe.wear(dark);
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
