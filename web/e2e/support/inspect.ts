import { barriers, overhang } from './axe';
import { shoot } from './shots';
import { SIZES, type Guest, type Size } from './stage';
import { LOOKS, type Wardrobe } from './wardrobe';

type Look = (typeof LOOKS)[number];

const [dark, light] = LOOKS as [Look, Look];
/** How a moment is looked at, and whether axe looks on. */
const VIEWS: readonly (readonly [Look, Size, boolean])[] = [
  [dark, 'desktop', true],
  [dark, 'phone', false],
  [light, 'phone', true],
];

/** A moment as it stands: pictures wide and narrow, axe in both themes, nothing wider than the screen. */
export async function inspect(guest: Guest, wardrobe: Wardrobe, name: string): Promise<string[]> {
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
