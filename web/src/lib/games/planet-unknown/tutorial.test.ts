import { describe, expect, it } from 'vitest';
import rules from '../../../../../crates/planet-unknown/RULES.md?raw';
import { tutorial } from './tutorial';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('plays the starting boards, in few steps', () => {
    expect(tutorial.options).toEqual({});
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('speaks both languages and cites rules that exist', () => {
    for (const { id, title, body, rule } of steps) {
      for (const text of [title.ru, title.en, body.ru, body.en]) expect(text.length, id).toBeGreaterThan(5);
      if (rule) expect(rules, id).toContain(`### ${rule} `);
    }
  });

  it('expects the actions of two rounds in their order', () => {
    const turn = ['rotate 2', 'place I2-civ-energy r1 x5y0', 'confirm', 'place I3-civ-energy r0 x5y2'];
    const wanted = steps.flatMap((step) => (step.expect ? [step.expect] : []));
    expect(turn.map((notation, i) => wanted[i]?.(notation))).toEqual(turn.map(() => true));
    expect(wanted[0]?.('confirm')).toBe(false);
  });
});
