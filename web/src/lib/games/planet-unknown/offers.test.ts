import { describe, expect, it } from 'vitest';
import { moment, MOMENTS } from './fixture';
import { held, layValue, offersOf, podValue } from './offers';
import type { Offer } from './view';

/** Everything that can be clicked, whatever is selected. */
function reachable(legal: readonly Offer[]): Set<string> {
  const found = new Set<string>();
  const first = offersOf(legal, null);
  const selections = [null, ...first.modes.map(({ id }) => id), ...first.podsFrom.map(podValue)];
  for (const selected of selections) {
    const { mode, pods, cards, rotate, chips } = offersOf(legal, selected);
    const shown = [...(mode?.spots.values() ?? []), ...(mode?.lines.values() ?? []), ...pods.values()];
    for (const { notation } of [...shown, ...cards, ...rotate.values(), ...chips]) found.add(notation);
  }
  return found;
}

describe('offers', () => {
  it('leave nothing out that is legal, but for the buttons of the prompt', () => {
    const inPrompt = ['confirm', 'waive'];
    for (const {
      name,
      moment: { legal },
    } of MOMENTS) {
      const found = reachable(legal);
      const missing = legal.filter(
        ({ notation, action }) => !found.has(notation) && !inPrompt.includes(action.type),
      );
      expect(missing, name).toEqual([]);
    }
  });

  it('begin with the tile of the outer ring, and keep a way that fits nowhere in hand', () => {
    const { legal } = moment('three place');
    const offers = offersOf(legal, null);
    const [tile = ''] = offers.tiles.keys();
    expect(offers.mode?.kind).toBe('lay');
    expect(held(offers, null)?.tile).toBe(tile);
    expect(held(offers, layValue(tile, 'r2f'))).toEqual({ tile, way: 'r2f' });
    expect(held(offers, layValue('I2-civ-energy', 'r0'))?.tile).toBe(tile);
  });

  it('light the squares a rover can drive to', () => {
    const offers = offersOf(moment('three move').legal, null);
    expect(offers.mode?.kind).toBe('move');
    expect(offers.mode?.from).not.toBeNull();
    expect(offers.mode?.spots.size).toBeGreaterThan(0);
  });
});
