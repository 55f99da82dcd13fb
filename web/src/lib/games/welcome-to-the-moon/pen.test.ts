import { describe, expect, it } from 'vitest';
import { cross, ring, shape, slash, stroke, writing } from './pen';

const numbers = (d: string) => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));

describe('the pen', () => {
  it('draws the same mark every time, and another at another place', () => {
    expect(ring('n14', 100, 100, 20)).toBe(ring('n14', 100, 100, 20));
    expect(ring('n14', 100, 100, 20)).not.toBe(ring('n15', 100, 100, 20));
    expect(writing('n14', '12', 0, 0, 24, 30)).toEqual(writing('n14', '12', 0, 0, 24, 30));
  });

  it('stays near what it marks', () => {
    for (const d of [ring('a', 500, 500, 20), cross('a', 500, 500, 20), shape('a', 4, 500, 500, 20)]) {
      for (const n of numbers(d)) expect(Math.abs(n - 500)).toBeLessThan(30);
    }
    const [x1 = 0, y1 = 0] = numbers(stroke('a', 10, 10, 90, 90));
    expect(Math.hypot(x1 - 10, y1 - 10)).toBeLessThan(3);
    expect(numbers(slash('a', 500, 500, 40, 30)).length).toBe(6);
  });

  it('overshoots the start of a ring', () => {
    const all = numbers(ring('e1', 0, 0, 100));
    const [x = 0, y = 0] = all;
    const [lastX = 0, lastY = 0] = all.slice(-2);
    expect(Math.atan2(lastY, lastX)).toBeGreaterThan(Math.atan2(y, x));
  });

  it('has strokes for every digit, X, minus and a half', () => {
    for (const text of ['0123456789', 'x', '-5', '8.5']) {
      expect(writing('s', text, 0, 0, 24, 300).strokes.length).toBe(text.length);
    }
  });

  it('narrows what would not fit', () => {
    const scale = (text: string) =>
      Number(/scale\(([\d.]+)/.exec(writing('s', text, 0, 0, 24, 20).transform)?.[1]);
    expect(scale('17')).toBeLessThan(scale('7'));
  });
});
