import { describe, expect, it } from 'vitest';
import { fixtures, reachable } from './fixture';

describe('every legal action is reached by clicks on board, hand, battle or prompt, and nothing else is', () => {
  it.each(fixtures.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const legal = one.now.legal.map(({ notation }) => notation);
    expect([...reachable(one)].sort()).toEqual(legal.sort());
  });
});
