import type { Sheet } from './sheets/model';
import type { Window } from './zoom.svelte';

/** The part of the sheet that holds all these spots, with some air; the whole sheet when there are none. */
export function lookAt(sheet: Sheet, spots: readonly string[]): Window | null {
  const wanted = new Set(spots);
  const places = [
    ...sheet.cells.filter(({ id }) => wanted.has(id)),
    ...sheet.things.filter(({ id, spot }) => wanted.has(spot ?? id)),
  ];
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const air = 70;
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air];
  const [w, h] = [Math.max(...xs) + air - left, Math.max(...ys) + air - top];
  const side = Math.max(w, h, 420);
  return { x: left + w / 2 - side / 2, y: top + h / 2 - side / 2, w: side, h: side };
}
