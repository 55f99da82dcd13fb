import { describe, expect, it } from 'vitest';
import { tutorial } from './tutorial';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('plays the starting boards, in few steps', () => {
    expect(tutorial.options).toEqual({});
  });

  it('expects the actions of two rounds in their order', () => {
    const turn = ['rotate 2', 'place I2-civ-energy r1 x5y0', 'confirm', 'place I3-civ-energy r0 x5y2'];
    const wanted = steps.flatMap((step) => (step.expect ? [step.expect] : []));
    expect(turn.map((notation, i) => wanted[i]?.(notation))).toEqual(turn.map(() => true));
    expect(wanted[0]?.('confirm')).toBe(false);
  });
});
