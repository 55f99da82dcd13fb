import { beforeAll, expect, it } from 'vitest';
import { askSheet, sheetOf } from './sheets.svelte';
import { lookAt } from './window';

const ADVENTURES = [1, 2, 3, 4, 5, 6, 7, 8];
/** What a phone has for a part of a sheet, and what a finger needs. */
const [SCREEN, FINGER] = [300, 24];

beforeAll(async () => {
  await Promise.all(ADVENTURES.map(askSheet));
});
const sheet = (adventure: number) => sheetOf(adventure)!;
const scale = (side: number) => SCREEN / side;

it.each(ADVENTURES)(
  'adventure %i: lit spaces are as large as a finger, however many are lit',
  (adventure) => {
    const { cells } = sheet(adventure);
    for (const lit of [cells, cells.slice(0, 1), cells.filter((_, i) => i % 7 === 0), cells.slice(0, 12)]) {
      const box = lookAt(
        sheet(adventure),
        lit.map(({ id }) => id),
      )!;
      for (const { w, h } of lit)
        expect(Math.min(w, h) * scale(box.width)).toBeGreaterThanOrEqual(FINGER - 0.01);
      const seen = lit.filter(
        ({ x, y }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      );
      expect(seen.length).toBeGreaterThan(0);
    }
  },
);

it('with nothing lit the whole sheet is shown, unless its spaces would be too small to read', () => {
  const whole = ADVENTURES.filter((adventure) => lookAt(sheet(adventure), []) === null);
  expect(whole).not.toContain(6);
  for (const adventure of ADVENTURES) {
    const size = Math.min(...sheet(adventure).cells.map(({ w, h }) => Math.min(w, h)));
    const side = lookAt(sheet(adventure), [])?.width ?? 1000;
    expect(size * scale(side)).toBeGreaterThanOrEqual(12);
  }
});
