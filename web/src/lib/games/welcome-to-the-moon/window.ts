import { Camera } from '$lib/board/camera.svelte';
import { around, middleOf, type Box, type Point } from '$lib/board/pose';
import type { Cell, Sheet } from './sheets/model';

/** A camera over a sheet, which can be pushed about to see what lies at its edge. */
export const sheetCamera = (): Camera =>
  new Camera({ bounds: { x: 0, y: 0, width: 1000, height: 1000 }, touchable: 0.44, slack: Infinity });

/** So much of a sheet is seen at least, and so much at most while some of it is lit. */
const [CLOSE, FAR] = [420, 720];
/** What a phone shows of a part is so many pixels wide and high; a finger needs so many for a space. */
const [SCREEN, FINGER] = [300, 24];
/** What is smaller cannot even be read. */
const LEGIBLE = 12;
const WHOLE = 1000;

const smallest = (cells: readonly Cell[]) => Math.min(...cells.map(({ w, h }) => Math.min(w, h)));
/** The most that can be shown with spaces of this size still large enough. */
const reach = (size: number, pixels: number) => (size * SCREEN) / pixels;

/**
 * The part of the sheet that holds all these spots, with some air. With none of them the whole sheet, or, where its
 * spaces would be too small to read on a phone, the part with most of them.
 */
export function lookAt(sheet: Sheet, spots: readonly string[]): Box | null {
  const wanted = new Set(spots);
  const cells = sheet.cells.filter(({ id }) => wanted.has(id));
  const places = [...cells, ...sheet.things.filter(({ id, spot }) => wanted.has(spot ?? id))];
  const box = around(places, 70);
  if (!box) {
    const size = smallest(sheet.cells);
    return reach(size, LEGIBLE) < WHOLE ? fullest(sheet.cells, CLOSE) : null;
  }
  const far = cells.length > 0 ? Math.min(FAR, reach(smallest(cells), FINGER)) : FAR;
  const side = Math.max(box.width, box.height, Math.min(CLOSE, far));
  return side > far ? fullest(places, Math.min(CLOSE, far)) : square(middleOf(box), side);
}

const square = ({ x, y }: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** Where most of them are seen together: all at once they would be too small to touch, the map shows the rest. */
function fullest(spots: readonly Point[], side: number): Box {
  const near = (a: Point) =>
    spots.filter((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < side / 2).length;
  const [first, ...others] = spots.map((spot) => ({ spot, count: near(spot) }));
  const best = others.reduce((most, one) => (one.count > most.count ? one : most), first!);
  return square(best.spot, side);
}
