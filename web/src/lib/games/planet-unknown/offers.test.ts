import { describe, expect, it } from 'vitest';
import { legalOf, moment, MOMENTS } from './fixture';
import { FROM, held, layValue, offersOf } from './offers';

/** Everything that can be clicked, whatever is selected. */
function reachable(legal: ReturnType<typeof legalOf>): Set<string> {
  const found = new Set<string>();
  const first = offersOf(legal, null);
  const selections = [
    null,
    ...first.modes.map(({ id }) => id),
    ...first.podsFrom.map((from) => `${FROM}${from}`),
  ];
  for (const selected of selections) {
    const { mode, pods, cards, rotate, chips } = offersOf(legal, selected);
    const shown = [...(mode?.spots.values() ?? []), ...(mode?.lines.values() ?? []), ...pods.values()];
    for (const { notation } of [...shown, ...cards, ...rotate.values(), ...chips]) found.add(notation);
  }
  return found;
}

describe('offers', () => {
  it('leave nothing out that is legal, but for the buttons of the prompt', () => {
    for (const {
      name,
      moment: { legal },
      moment: whole,
    } of MOMENTS) {
      const found = reachable(legalOf(whole));
      const missing = legal.filter((one) => !found.has(one) && !/^(confirm|waive)/.test(one));
      expect(missing, name).toEqual([]);
    }
  });

  it('begin with the tile of the outer ring, and keep a way that fits nowhere in hand', () => {
    const legal = legalOf(moment('three place'));
    const offers = offersOf(legal, null);
    const [tile = ''] = offers.tiles.keys();
    expect(offers.mode?.kind).toBe('lay');
    expect(held(offers, null)?.tile).toBe(tile);
    expect(held(offers, layValue(tile, 'r2f'))).toEqual({ tile, way: 'r2f' });
    expect(held(offers, layValue('I2-civ-energy', 'r0'))?.tile).toBe(tile);
  });

  it('light the squares a rover can drive to', () => {
    const offers = offersOf(legalOf(moment('three move')), null);
    expect(offers.mode?.kind).toBe('move');
    expect(offers.mode?.from).not.toBeNull();
    expect(offers.mode?.spots.size).toBeGreaterThan(0);
  });
});
