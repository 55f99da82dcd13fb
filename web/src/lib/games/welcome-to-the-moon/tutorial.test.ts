import { describe, expect, it } from 'vitest';
import { has } from '$lib/table/parts';
import { tutorial } from './tutorial';
import type { Action } from './view';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('plays the first adventure, in few steps', () => {
    expect(tutorial.options).toEqual({ adventure: 1 });
    expect(steps.filter((step) => step.expect).length).toBeGreaterThanOrEqual(5);
  });

  it('expects the actions of two turns in their order', () => {
    const take = (combination: number): Action => ({ type: 'take', combination, wild: null, crew: false });
    const turn: Action[] = [
      take(2),
      { type: 'write', number: '5', spot: 'n28' },
      { type: 'confirm' },
      take(1),
      { type: 'write', number: '9', spot: 'n12' },
    ];
    const wanted = steps.flatMap((step) => (step.expect ? [step.expect] : []));
    const takes = (i: number, action: Action) => wanted[i]?.some((part) => has(action, part));
    expect(turn.map((action, i) => takes(i, action))).toEqual(turn.map(() => true));
    expect(takes(0, { type: 'error' })).toBe(false);
  });
});
