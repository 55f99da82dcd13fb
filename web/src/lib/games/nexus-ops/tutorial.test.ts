import { describe, expect, it } from 'vitest';
import { tutorial } from './tutorial';

describe('the guided first game', () => {
  const { steps } = tutorial;

  it('is short, and most of it is done, not read', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.filter(({ expect: wanted }) => wanted).length).toBeGreaterThanOrEqual(7);
  });

  it('expects the actions of a first turn', () => {
    const turn = [
      'buy human H1a',
      'buy fungoid H1c',
      'done',
      'move human H1a>B2',
      'done',
      'done',
      'buy human H1a',
    ];
    const wanted = steps.flatMap(({ expect: accepts }) => (accepts ? [accepts] : []));
    expect(turn.map((notation, i) => wanted[i]?.(notation))).toEqual(turn.map(() => true));
    expect(wanted[0]?.('buy human H1c')).toBe(false);
  });
});
