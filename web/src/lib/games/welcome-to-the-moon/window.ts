import { Camera } from '$lib/board/camera.svelte';
import { around, middleOf, type Box } from '$lib/board/pose';
import type { Sheet } from './sheets/model';

/** A camera over a sheet, which can be pushed about to see what lies at its edge. */
export const sheetCamera = (): Camera =>
  new Camera({ bounds: { x: 0, y: 0, width: 1000, height: 1000 }, touchable: 0.44, slack: Infinity });

/** The part of the sheet that holds all these spots, with some air; the whole sheet when there are none. */
export function lookAt(sheet: Sheet, spots: readonly string[]): Box | null {
  const wanted = new Set(spots);
  const places = [
    ...sheet.cells.filter(({ id }) => wanted.has(id)),
    ...sheet.things.filter(({ id, spot }) => wanted.has(spot ?? id)),
  ];
  const box = around(places, 70);
  if (!box) return null;
  const side = Math.max(box.width, box.height, 420);
  const { x, y } = middleOf(box);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}
