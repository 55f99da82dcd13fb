import { expect, it } from 'vitest';
import { ADVENTURES, loadSheet } from './sheets';
import type { Sheet } from './sheets/model';

/** What the pen of the board adds to a sheet by itself; the server never speaks of it. */
const OWN = /^(mission-|mineral-|robot-|target-|launch-top)|-(last|before|after)(#\d)?$|^(plants|water)-\d$/;
const spots = ({ cells, things }: Sheet) =>
  [...cells.map(({ id }) => id), ...things.map(({ id, spot }) => spot ?? id)].filter((id) => !OWN.test(id));

it.each(ADVENTURES)('everything on the sheet of adventure %i has a name', async (adventure) => {
  const sheet = await loadSheet(adventure);
  expect(spots(sheet).filter((id) => !sheet.names.has(id))).toEqual([]);
});
