import { barriers, overhang } from './axe';
import { shoot } from './shots';
import { SIZES, type Guest } from './stage';
import { LOOKS, type Wardrobe } from './wardrobe';

/** At which size axe looks at a theme: every element stands at both, in other places. */
const AXE = { dark: 'desktop', light: 'phone' } as const;

/** A moment as it stands, dark and light, wide and narrow: pictures, nothing wider than the screen; axe in each look. */
export async function inspect(guest: Guest, wardrobe: Wardrobe, name: string): Promise<string[]> {
  const { page } = guest;
  const problems: string[] = [];
  for (const look of LOOKS) {
    await wardrobe.wear(look);
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      const found = size === AXE[look.theme] ? await barriers(page) : [];
      const wider = await overhang(page);
      if (wider > 0) found.push(`${wider} px wider than the screen`);
      problems.push(...found.map((problem) => `${name} ${size} ${look.theme}: ${problem}`));
      await shoot({ ...guest, manner: { ...guest.manner, size } }, name);
    }
  }
  await page.setViewportSize(SIZES.desktop);
  return problems;
}
