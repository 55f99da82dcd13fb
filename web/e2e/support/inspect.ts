import { barriers, overhang } from './axe';
import { shoot } from './shots';
import { SIZES, type Guest, type Size } from './stage';
import { LOOKS, type Wardrobe } from './wardrobe';

type Look = (typeof LOOKS)[number];
/** How a moment is looked at, and whether axe looks on. */
type Views = readonly (readonly [Look, Size, boolean])[];

const [dark, light] = LOOKS as [Look, Look];
/** Where there are many moments alike. */
const FEW: Views = [
  [dark, 'desktop', true],
  [dark, 'phone', false],
  [light, 'phone', true],
];
const ALL: Views = LOOKS.flatMap((look) =>
  (['desktop', 'phone'] as const).map((size) => [look, size, true] as const),
);

/** A moment as it stands: pictures wide and narrow, axe in both themes, nothing wider than the screen. */
export async function inspect(
  guest: Guest,
  wardrobe: Wardrobe,
  name: string,
  views: 'few' | 'all' = 'few',
): Promise<string[]> {
  const { page } = guest;
  const problems: string[] = [];
  for (const [look, size, axe] of views === 'all' ? ALL : FEW) {
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
