import { describe, expect, it } from 'vitest';
import { has } from '$lib/table/parts';
import { PLAIN } from './open';
import { tutorial } from './tutorial';
import type { Action } from './view';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('is short, and most of it is done, not read', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.filter(({ expect: wanted }) => wanted).length).toBeGreaterThanOrEqual(7);
  });

  it('expects the actions of a first turn', () => {
    const done: Action = { type: 'done' };
    const human: Action = { type: 'buy', unit: 'human', hex: 'H1a' };
    const turn: Action[] = [
      human,
      { type: 'buy', unit: 'fungoid', hex: 'H1c' },
      done,
      { type: 'move', unit: 'human', kind: PLAIN, from: 'H1a', to: 'B2' },
      done,
      done,
      human,
    ];
    const wanted = steps.flatMap(({ expect: accepts }) => (accepts ? [accepts] : []));
    const takes = (i: number, action: Action) => wanted[i]?.some((part) => has(action, part));
    expect(turn.map((action, i) => takes(i, action))).toEqual(turn.map(() => true));
    expect(takes(0, { ...human, hex: 'H1c' })).toBe(false);
  });
});
