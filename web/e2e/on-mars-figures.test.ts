import { readFileSync } from 'node:fs';
import { expect, test } from './support/stage';

const SPRITE = readFileSync('src/lib/games/on-mars/art/glyphs.svg', 'utf8');
const BUILDINGS = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser', 'shelter'];
/** As small as a figure is ever drawn on the map. */
const SIZE = 28;
/** So many of a hundred pixels, of those that either figure covers, must be clearly lighter or darker. */
const APART = 25;

test('the six buildings are told apart without colours, at 28 pixels', async ({ browser }) => {
  const page = await browser.newPage();
  const figures = await page.evaluate(
    async ({ sprite, names, size }) => {
      const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml');
      const draw = async (name: string): Promise<number[]> => {
        const symbol = symbols.getElementById(`om-b-${name}`)!;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="#b4b4b4" viewBox="${symbol.getAttribute('viewBox')}">${symbol.innerHTML}</svg>`;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
        const pen = canvas.getContext('2d')!;
        pen.fillStyle = '#282828';
        pen.fillRect(0, 0, size, size);
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, size, size);
        return Array.from({ length: size * size }, (_, i) => data[4 * i]!);
      };
      return Promise.all(names.map(draw));
    },
    { sprite: SPRITE, names: BUILDINGS, size: SIZE },
  );
  await page.close();
  const ground = 0x28;
  for (const [i, one] of figures.entries())
    for (const [j, other] of figures.entries()) {
      if (j <= i) continue;
      const covered = one.filter((light, at) => light !== ground || other[at] !== ground).length;
      const apart = one.filter((light, at) => Math.abs(light - other[at]!) > 48).length;
      expect((100 * apart) / covered, `${BUILDINGS[i]} and ${BUILDINGS[j]}`).toBeGreaterThan(APART);
    }
});
