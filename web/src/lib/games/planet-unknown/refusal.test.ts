import { describe, expect, it } from 'vitest';
import { moment } from './fixture';
import { refusalOf } from './refusal';
import { atOf, placeOf } from './squares';
import { heldBy } from './tiles';
import type { Board } from './view';

const board = (tiles: Board['tiles']): Board => ({
  ...moment('three first').view.own!.board,
  tiles,
  patches: [],
});
/** A domino that lies upright, its upper square in the uppermost row. */
const DOMINO = 'I2-civ-energy';
const lying = board([{ tile: DOMINO, way: 'r0', at: 'x5y0' }]);

describe('why a tile does not fit', () => {
  it('tells the four reasons apart that can be seen', () => {
    expect(refusalOf(lying, DOMINO, 'r0', atOf(0, 0))).toBe('outside');
    expect(refusalOf(lying, DOMINO, 'r0', atOf(5, 11))).toBe('outside');
    expect(refusalOf(lying, DOMINO, 'r0', atOf(5, 0))).toBe('overlap');
    expect(refusalOf(lying, DOMINO, 'r0', atOf(5, 8))).toBe('apart');
    expect(refusalOf(board([]), DOMINO, 'r0', atOf(5, 5))).toBe('first');
  });

  it('leaves the rest to the server', () => {
    expect(refusalOf(lying, DOMINO, 'r0', atOf(5, 2))).toBe('else');
  });
});

it('a square is called by its column and row, a tile by the square it is held at', () => {
  expect([atOf(0, 0), atOf(5, 7), atOf(11, 11)].map(placeOf)).toEqual(['A1', 'F8', 'L12']);
  expect(placeOf(heldBy('I3-civ-energy', 'r0', atOf(2, 2)))).toMatch(/^(C4|D3)$/);
});
