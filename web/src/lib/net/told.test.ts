import { expect, it } from 'vitest';
import { tableState, told } from '$lib/table/fixture';
import { writtenOut } from './told';

it('writes out what differs from row to row', () => {
  const state = told(tableState());
  const rows = [
    [0, 'place I2 x5y7', [{ type: 'place', tile: 'I2', at: 'x5y7' }]],
    [12, '8', { at: ['x5y8'] }],
    [1, 'ass', [{ type: 'pass' }]],
  ];
  const view = { ...state.views[0], legal: rows };
  const read = writtenOut({ ...state, views: [view] } as typeof state);
  expect(read.views[0]?.legal).toEqual([
    { notation: 'place I2 x5y7', action: { type: 'place', tile: 'I2', at: 'x5y7' } },
    { notation: 'place I2 x5y8', action: { type: 'place', tile: 'I2', at: 'x5y8' } },
    { notation: 'pass', action: { type: 'pass' } },
  ]);
});

it('keeps what it has written out as long as it is the same', () => {
  const state = told(tableState());
  const again = { ...state, seq: 9 } as typeof state;
  expect(writtenOut(again).views[0]?.legal).toBe(writtenOut(state).views[0]?.legal);
  expect(writtenOut(state)).toEqual(tableState());
});
