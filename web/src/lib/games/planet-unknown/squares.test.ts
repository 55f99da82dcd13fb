import { expect, it } from 'vitest';
import { atOf, placeOf } from './squares';
import { heldBy } from './tiles';

it('a square is called by its column and row, a tile by the square it is held at', () => {
  expect([atOf(0, 0), atOf(5, 7), atOf(11, 11)].map(placeOf)).toEqual(['A1', 'F8', 'L12']);
  expect(placeOf(heldBy('I3-civ-energy', 'r0', atOf(2, 2)))).toMatch(/^(C4|D3)$/);
});
