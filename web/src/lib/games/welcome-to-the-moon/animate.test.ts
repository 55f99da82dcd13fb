import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import { playingOf } from './animate';

const step = (...types: string[]): Step => ({
  seq: 1,
  actor_seat: 0,
  events: types.map((type) => ({
    key: `event-${type}`,
    facts: { type },
    text: `${type}!`,
  })),
});

describe('what is shown between two views', () => {
  it('announces what concerns everybody', () => {
    const { lines, lasts } = playingOf([step('sheet_marked', 'sabotaged'), step('cards_flipped')]);
    expect(lines).toEqual(['sabotaged!']);
    expect(lasts).toBe(1400);
  });

  it('waits for nothing when one only confirms', () => {
    expect(playingOf([step('turn_confirmed')])).toEqual({ lasts: 0, lines: [] });
  });

  it('never holds the table up for long, and knows of no other events', () => {
    expect(playingOf([step(...Array<string>(9).fill('mission_claimed'))]).lasts).toBe(4000);
    expect(playingOf([step('something_new')])).toEqual({ lasts: 0, lines: [] });
  });
});
