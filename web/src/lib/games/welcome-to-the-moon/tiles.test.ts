import { describe, expect, it } from 'vitest';
import { tileFor } from './tiles';

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
