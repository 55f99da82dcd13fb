import { describe, expect, it } from 'vitest';
import { seatView } from './fixture';
import { PassWishes } from './wishes';

const KINDS = ['before', 'after'];
const ask = (kind: string) => ({ seat: 0, kind, mode: 'ask' });

describe('the wish to be asked always', () => {
  it('is left out where it is not wished', () => {
    expect(new PassWishes().due([seatView(0)], KINDS, false)).toEqual([]);
    expect(new PassWishes().due([seatView(null)], KINDS, true)).toEqual([]);
  });

  it('is told once for each kind of window about which nothing was chosen', () => {
    const wishes = new PassWishes();
    const view = seatView(0, { prefer: { before: 'unless_playable' } });
    expect(wishes.due([view], KINDS, true)).toEqual([ask('after')]);
    expect(wishes.due([view], KINDS, true)).toEqual([]);
  });

  it('counts everywhere when it is changed at the table, and can be taken back', () => {
    const wishes = new PassWishes();
    expect(wishes.due([seatView(0, { prefer: { before: 'unless_playable' } })], KINDS, false)).toEqual([]);
    const chosen = seatView(0, { prefer: { before: 'unless_playable' } });
    expect(wishes.due([chosen], KINDS, true)).toEqual([ask('before'), ask('after')]);
    const asked = seatView(0, { prefer: { before: 'ask', after: 'ask' } });
    expect(wishes.due([asked], KINDS, false)).toEqual(
      KINDS.map((kind) => ({ seat: 0, kind, mode: 'unless_playable' })),
    );
  });
});
