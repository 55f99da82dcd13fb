import { describe, expect, it } from 'vitest';
import { tutorial } from './tutorial';
import rules from '../../../../../crates/welcome-to-the-moon/RULES.md?raw';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('plays the first adventure, in few steps', () => {
    expect(tutorial.options).toEqual({ adventure: 1 });
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.filter((step) => step.expect).length).toBeGreaterThanOrEqual(5);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('speaks both languages and cites rules that exist', () => {
    for (const { id, title, body, rule } of steps) {
      for (const text of [title.ru, title.en, body.ru, body.en]) expect(text.length, id).toBeGreaterThan(5);
      if (rule) expect(rules, id).toContain(`### ${rule} `);
    }
  });

  it('expects the actions of two turns in their order', () => {
    const turn = ['take 2', 'write 5 n28', 'confirm', 'take 1', 'write 9 n12'];
    const wanted = steps.flatMap((step) => (step.expect ? [step.expect] : []));
    expect(turn.map((notation, i) => wanted[i]?.(notation))).toEqual(turn.map(() => true));
    expect(wanted[0]?.('error')).toBe(false);
  });
});
