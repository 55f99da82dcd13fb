import { describe, expect, it, vi } from 'vitest';
import { FLAT_HEXES, HEXES, nextIn, nextTo, SQUARES, Walk } from './walk.svelte';
import type { Point } from './pose';

type Placed = [string, Point];
const grid: Placed[] = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Placed => [`${x}${y}`, { x, y }]));
const of = (places: readonly Placed[], id: string) => places.find(([one]) => one === id)![1];
/** A hex and its six neighbours, with a corner at the top or a side. */
const flower = (flat: boolean): Placed[] => [
  ['m', { x: 0, y: 0 }],
  ...[0, 60, 120, 180, 240, 300].map((degrees): Placed => {
    const angle = ((degrees + (flat ? 30 : 0)) * Math.PI) / 180;
    return [String(degrees), { x: 173 * Math.cos(angle), y: 173 * Math.sin(angle) }];
  }),
];
const OPPOSITE = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

describe('arrow keys', () => {
  it('walk over squares', () => {
    expect(nextTo(grid, { x: 1, y: 1 }, 'ArrowRight')).toBe('21');
    expect(nextTo(grid, { x: 1, y: 1 }, 'ArrowUp')).toBe('10');
    expect(nextTo(grid, { x: 2, y: 1 }, 'ArrowRight')).toBeNull();
    expect(nextTo(grid, { x: 1, y: 1 }, 'Enter')).toBeNull();
  });
  it('reach what lies aside, but rather what lies ahead', () => {
    const spots: Placed[] = [
      ['far', { x: 3, y: 0 }],
      ['aside', { x: 1, y: 1 }],
    ];
    expect(nextTo(spots, { x: 0, y: 0 }, 'ArrowRight')).toBe('far');
    expect(nextTo(spots, { x: 0, y: 0 }, 'ArrowDown')).toBe('aside');
    expect(nextTo(spots, { x: 0, y: 0 }, 'ArrowRight', { cone: 30 })).toBe('far');
    expect(nextTo(spots.slice(1), { x: 0, y: 0 }, 'ArrowRight', { cone: 30 })).toBeNull();
  });
  it.each([
    [false, HEXES],
    [true, FLAT_HEXES],
  ])('lead over hexes to a neighbour and back: flat %s', (flat, compass) => {
    const places = flower(flat);
    for (const [key, back] of Object.entries(OPPOSITE)) {
      const next = nextTo(places, { x: 0, y: 0 }, key, compass)!;
      expect(next).not.toBeNull();
      expect(nextTo(places, of(places, next), back, compass), key).toBe('m');
    }
  });
  it('go through a list', () => {
    const list = ['a', 'b', 'c'];
    expect(nextIn(list, 'a', 'ArrowRight')).toBe('b');
    expect(nextIn(list, 'b', 'ArrowUp')).toBe('a');
    expect(nextIn(list, 'a', 'ArrowLeft')).toBeNull();
    expect(nextIn(list, 'a', 'End')).toBe('c');
    expect(nextIn(list, 'a', 'Home')).toBeNull();
  });
});

describe('a walk', () => {
  const key = (name: string, more = {}) =>
    new KeyboardEvent('keydown', { key: name, cancelable: true, ...more });
  const over = (places: readonly Placed[], start: string | null = null) => {
    const go = vi.fn();
    return { go, walk: new Walk<string>({ places: () => places, compass: SQUARES, go }, start) };
  };

  it('has one place in the order of tabs: where it is', () => {
    const { walk, go } = over(grid, '11');
    const tabbed = () => grid.filter(([id]) => walk.tabindex(id) === 0).map(([id]) => id);
    expect(tabbed()).toEqual(['11']);
    const event = key('ArrowRight');
    walk.key(event, '11');
    expect(go).toHaveBeenCalledWith('21');
    expect(event.defaultPrevented).toBe(true);
    expect(tabbed()).toEqual(['21']);
    walk.stand('00');
    expect(tabbed()).toEqual(['00']);
  });
  it('begins at its first place, also when the place it was at is gone', () => {
    const { walk, go } = over(grid, 'gone');
    expect(walk.at).toBe('00');
    walk.key(key('ArrowDown'), null);
    expect(go).toHaveBeenCalledWith('00');
  });
  it('leaves other keys alone', () => {
    const { walk, go } = over(grid, '11');
    for (const event of [key('Enter'), key('ArrowRight', { ctrlKey: true })]) {
      walk.key(event, '11');
      expect(event.defaultPrevented).toBe(false);
    }
    expect(go).not.toHaveBeenCalled();
  });
  it('goes nowhere where nothing is', () => {
    const { walk, go } = over([]);
    expect(walk.at).toBeNull();
    walk.key(key('ArrowRight'), null);
    expect(go).not.toHaveBeenCalled();
  });
});
