import { describe, expect, it } from 'vitest';
import { besideOf, cornerOf, dockOf, leader } from './place';
import type { Box } from './pose';

const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });
const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const size = { width: 200, height: 100 };
const room = { width: 600, height: 600 };

describe('beside its spot', () => {
  it('a callout stands near', () => {
    const at = besideOf(box(280, 280), size, [], room);
    expect(meets({ ...at, ...size }, box(280, 280))).toBe(false);
    expect(Math.hypot(at.x - 280, at.y - 280)).toBeLessThan(300);
  });
  it('it covers nothing that is lit', () => {
    const lit = [box(330, 260), box(230, 260), box(280, 220), box(280, 340), box(400, 400)];
    const at = besideOf(box(280, 280), size, lit, room);
    expect(lit.filter((one) => meets({ ...at, ...size }, one))).toEqual([]);
  });
  it('it rather covers what is empty than what is used', () => {
    const used = [box(330, 0, 270, 600), box(0, 0, 600, 270)];
    const at = besideOf(box(280, 280), size, [], room, used);
    expect(used.filter((one) => meets({ ...at, ...size }, one))).toEqual([]);
  });
  it('it stays in the well, also when the well is too small', () => {
    expect(besideOf(box(0, 0), size, [], { width: 150, height: 80 })).toEqual({ x: 8, y: 8 });
  });
  it('it is joined to its spot by a line', () => {
    const line = leader(box(0, 0), box(100, 0, 200, 40));
    expect(line).toMatchObject({ x2: 100, y2: 20 });
    expect(line.x1).toBeGreaterThan(20);
  });
});

describe('in a corner', () => {
  const edges = { top: 10, right: 50, bottom: 50, left: 10 };
  it('a callout is far from its spot', () => {
    expect(cornerOf(box(20, 20), size, [], room, edges)).toEqual({ x: 350, y: 450 });
    expect(cornerOf(box(500, 20), size, [], room, edges)).toEqual({ x: 10, y: 450 });
  });
  it('it gives way to what is lit', () => {
    expect(cornerOf(box(20, 20), size, [box(400, 500)], room, edges)).toEqual({ x: 10, y: 450 });
  });
});

describe('on a phone', () => {
  const [wide, phone] = [
    { width: 344, height: 90 },
    { width: 360, height: 400 },
  ];
  it('a callout stands at the lower edge, or at the upper one when that would hide the spot', () => {
    expect(dockOf(box(100, 40), wide, phone)?.y).toBe(302);
    expect(dockOf(box(100, 300), wide, phone)?.y).toBe(8);
  });
  it('it is free where there is room', () => {
    expect(dockOf(box(100, 40), wide, { width: 700, height: 700 })).toBe(null);
  });
});
