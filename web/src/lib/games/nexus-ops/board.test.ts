import { outline } from '$lib/board/hex';
import { describe, expect, it } from 'vitest';
import { HEXES, nextTo } from '$lib/board/walk.svelte';
import { arrange } from './arrange';
import { layoutFor } from './board';
import { ADJACENT } from './data';
import { viewIn } from './fixture';
import { ownersOf, stacksOf } from './open';
import { groundOf } from './terrain';
import type { Hex } from './view';
import { curve } from './ways';

describe('the board', () => {
  it('has the hexes of its number of players', () => {
    expect([2, 3, 4].map((seats) => layoutFor(seats, 1.5).hexes.length)).toEqual([25, 28, 31]);
    expect(layoutFor(2, 1.5).neighbours('B2')).not.toContain('H0b');
  });

  it('lies down on a wide screen and stands on a tall one', () => {
    const wide = layoutFor(2, 1.5).bounds;
    const tall = layoutFor(2, 0.6).bounds;
    expect(wide.width).toBeGreaterThan(wide.height);
    expect(tall.height).toBeGreaterThan(tall.width);
  });

  it('keeps neighbours side by side however it is turned', () => {
    for (const board of [layoutFor(2, 1.5), layoutFor(3, 1), layoutFor(4, 2)]) {
      for (const hex of board.hexes) {
        for (const other of board.neighbours(hex)) {
          const [a, b] = [board.at(hex), board.at(other)];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(173.2, 0);
        }
      }
    }
  });

  it('draws one border around a home base', () => {
    const board = layoutFor(4, 1.5);
    const path = outline((board.homes[0] ?? []).map(board.at), 100);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/[ML]/g)).toHaveLength(12);
  });

  it('is walked by arrow keys, there and back', () => {
    const board = layoutFor(4, 1.5);
    const places = board.hexes.map((hex) => [hex, board.at(hex)] as const);
    const step = (from: Hex, key: string) => nextTo(places, board.at(from), key, HEXES);
    expect(step('M', 'ArrowRight')).toBe('A0');
    expect(step('A0', 'ArrowLeft')).toBe('M');
    const above = step('M', 'ArrowUp');
    expect(ADJACENT['M']).toContain(above);
    expect(above && step(above, 'ArrowDown')).toBe('M');
  });
});

describe('ways', () => {
  it('are arcs for leaps', () => {
    const board = layoutFor(4, 1.5);
    expect(curve([board.at('B1'), board.at('B11')])).toMatch(/^M[\d. -]+Q/);
  });
});

describe('figures on a hex', () => {
  it.each(['A0', 'A1', 'A4', 'A5', 'M', 'B1'])('stand inside it and not on one another: %s', (hex) => {
    const { open } = viewIn('crowded');
    const placed = arrange(
      ownersOf(open, hex).map((seat) => stacksOf(open, seat, hex)),
      hex === 'M',
    );
    expect(placed.length).toBeGreaterThan(0);
    for (const one of placed) {
      expect(Math.abs(one.x) + one.size / 2).toBeLessThan(88);
      expect(Math.abs(one.y) + one.size / 2).toBeLessThan(94);
      for (const other of placed) {
        if (one === other) continue;
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThan(Math.min(one.size, other.size) * 0.7);
      }
    }
  });
});

describe('ground', () => {
  it('is the same for the same hex and differs between hexes', () => {
    expect(groundOf('forest', 'A1')).toBe(groundOf('forest', 'A1'));
    expect(groundOf('forest', 'A1').layers[0]?.d).not.toBe(groundOf('forest', 'A2').layers[0]?.d);
  });
});
