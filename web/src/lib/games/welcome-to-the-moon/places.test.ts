import { beforeAll, expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import { whereText } from './places';
import { askSheet, sheetOf } from './sheets.svelte';

beforeAll(async () => {
  await Promise.all([1, 2].map(askSheet));
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const on = (floors: readonly number[]) => {
  const sheet = sheetOf(1)!;
  const spots = floors.map(
    (floor) => sheet.cells.find(({ id }) => sheet.names.get(id)?.facts['floor'] === floor)!.id,
  );
  return plain(whereText(sheet, new Set(spots)));
};

it('where a number fits is told by the floors of the ship', () => {
  change({ lang: 'en' });
  expect(on([4, 5])).toBe('2 spaces: floors 4 and 5');
  expect(on([9])).toBe('1 space: floor 9');
  expect(on([1, 2, 3, 4, 5])).toBe('5 spaces');
  expect(plain(whereText(sheetOf(1)!, new Set()))).toBe('fits nowhere');
  change({ lang: 'ru' });
  expect(on([4, 5])).toBe('2 ячейки: уровни 4 и 5');
});

it('on the trajectory only their number is told', () => {
  change({ lang: 'en' });
  expect(plain(whereText(sheetOf(2)!, new Set(['n01', 'n02'])))).toBe('2 spaces');
});
