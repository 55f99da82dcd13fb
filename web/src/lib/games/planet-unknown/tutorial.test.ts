import { describe, expect, it } from 'vitest';
import { has } from '$lib/table/parts';
import { tutorial } from './tutorial';
import type { Action } from './view';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('plays the starting boards, in few steps', () => {
    expect(tutorial.options).toEqual({});
  });

  it('expects the actions of two rounds in their order', () => {
    const turn: Action[] = [
      { type: 'rotate', steps: 2 },
      { type: 'place', tile: 'I2-civ-energy', way: 'r1', at: 'x5y0' },
      { type: 'confirm' },
      { type: 'place', tile: 'I3-civ-energy', way: 'r0', at: 'x5y2' },
    ];
    const wanted = steps.flatMap((step) => (step.expect ? [step.expect] : []));
    const takes = (i: number, action: Action) => wanted[i]?.some((part) => has(action, part));
    expect(turn.map((action, i) => takes(i, action))).toEqual(turn.map(() => true));
    expect(takes(0, { type: 'confirm' })).toBe(false);
  });
});
