import { describe, expect, it } from 'vitest';
import { dockFor, leader, placeFor, type Box } from './place';
import { tileFor } from './tiles';

const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });
const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the callout', () => {
  const size = { width: 200, height: 100 };
  const room = { width: 600, height: 600 };

  it('stands beside its space', () => {
    const at = placeFor(box(280, 280), size, [], room);
    expect(meets({ ...at, ...size }, box(280, 280))).toBe(false);
    expect(Math.hypot(at.left - 280, at.top - 280)).toBeLessThan(300);
  });

  it('covers nothing that is lit', () => {
    const lit = [box(330, 260), box(230, 260), box(280, 220), box(280, 340), box(400, 400)];
    const at = placeFor(box(280, 280), size, lit, room);
    expect(lit.filter((one) => meets({ ...at, ...size }, one))).toEqual([]);
  });

  it('stays in the well, also when the well is too small', () => {
    expect(placeFor(box(0, 0), size, [], { width: 150, height: 80 })).toEqual({ left: 8, top: 8 });
  });

  it('is joined to its space by a line', () => {
    const line = leader(box(0, 0), box(100, 0, 200, 40));
    expect(line).toMatchObject({ x2: 100, y2: 20 });
    expect(line.x1).toBeGreaterThan(20);
  });
});

describe('small sheets of the others', () => {
  it('are as large as lets all of them be seen', () => {
    expect(tileFor(2, 430, 600)).toBe(238);
    expect(tileFor(5, 430, 600)).toBe(138);
  });

  it('are never too small to be recognised, nor wider than their place', () => {
    expect(tileFor(5, 150, 100)).toBe(76);
    expect(tileFor(1, 150, 2000)).toBe(150);
  });
});

describe('a callout on a phone', () => {
  const [size, room] = [
    { width: 344, height: 90 },
    { width: 360, height: 400 },
  ];
  it('stands at the lower edge, or at the upper one when that would hide the space', () => {
    expect(dockFor(box(100, 40), size, room)?.top).toBe(302);
    expect(dockFor(box(100, 300), size, room)?.top).toBe(8);
  });

  it('is free where there is room', () => {
    expect(dockFor(box(100, 40), size, { width: 700, height: 700 })).toBe(null);
  });
});
