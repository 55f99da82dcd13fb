import { describe, expect, it } from 'vitest';
import { has } from '$lib/table/parts';
import type { SeatView, Step } from '$lib/wire';
import { fixture } from './fixture';
import { PLAIN } from './open';
import { tutorial } from './tutorial';
import { readView, type Action } from './view';

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

  /** A moment at which the player's units stand among enemies, or alone. */
  function moment(among: boolean): SeatView {
    const { now } = fixture('fight');
    const view = readView(structuredClone(now.view));
    const alone = view.open.presence.map((hexes, seat) => (seat === 0 ? hexes : []));
    const open = { ...view.open, presence: among ? view.open.presence : alone };
    return {
      ...now,
      view: { ...view, open },
      warnings: [],
      window: null,
      prefer: {},
      standing: {},
    } as SeatView;
  }
  const told = (type: string, seat: number, seq = 1): Step =>
    ({
      seq,
      actor_seat: seat,
      events: [{ key: '', facts: { type, seat, defender_seat: 1 - seat } }],
    }) as never;
  const step = (name: string) => steps.find(({ id }) => id === name)!;

  it('calls it a battle only when one was fought', () => {
    for (const name of ['fight', 'dice']) {
      const { until, back } = step(name);
      // Who entered an enemy hex and took it back has not fought, nor who burnt the enemy down.
      expect([until?.(moment(false), []), back?.when(moment(false), [])]).toEqual([false, true]);
      expect(until?.(moment(false), [told('dragon_breathed', 0)])).toBe(false);
      expect(back?.when(moment(true), [])).toBe(false);
      expect(until?.(moment(false), [told('battle_won', 0)])).toBe(true);
      expect(until?.(moment(false), [told('battle_undecided', 1)])).toBe(true);
    }
    expect(step('fight').back?.to).toBe('march');
    expect(step('march').until?.(moment(true), [])).toBe(true);
    expect(step('march').until?.(moment(false), [])).toBe(false);
  });

  it('forgets a battle that was taken back', () => {
    const undo = { seq: 2, actor_seat: 0, events: [{ key: 'table-undone', facts: { seat: 0 } }] } as never;
    expect(step('dice').until?.(moment(false), [told('battle_won', 0), undo])).toBe(false);
  });
});
