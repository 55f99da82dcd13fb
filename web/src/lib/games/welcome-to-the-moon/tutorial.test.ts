import { describe, expect, it } from 'vitest';
import { tutorial } from './tutorial';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('plays the first adventure, in few steps', () => {
    expect(tutorial.options).toEqual({ adventure: 1 });
    expect(steps.filter((step) => step.expect).length).toBeGreaterThanOrEqual(5);
  });

  it('expects the actions of two turns in their order', () => {
    const turn = ['take 2', 'write 5 n28', 'confirm', 'take 1', 'write 9 n12'];
    const wanted = steps.flatMap((step) => (step.expect ? [step.expect] : []));
    expect(turn.map((notation, i) => wanted[i]?.(notation))).toEqual(turn.map(() => true));
    expect(wanted[0]?.('error')).toBe(false);
  });
});
