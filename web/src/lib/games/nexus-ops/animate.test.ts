import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalAction, Step } from '$lib/wire';
import { animate } from './animate';
import type { Event } from './view';
import { fixture } from './fixture';
import { haste, Playing } from './playing.svelte';
import { Queue } from './queue.svelte';
import { lastDice, remember, rollsOf } from './rolls';
import { after } from './stage';
import { readView, shownOf, type Fight, type Open, type Shown } from './view';
import { isJump, trailsOf } from './ways';

const eventsOf = (steps: readonly Step[]) =>
  steps.flatMap((one) => one.events.map(({ facts }) => facts as Event));

/** The table after all events of a fixture, and the table the engine gave. */
function both(name: string): [Shown, Open] {
  const one = fixture(name);
  let open = shownOf(readView(one.before?.view));
  let before: Event | null = null;
  for (const event of eventsOf(one.steps)) {
    open = after(open, event, before);
    before = event;
  }
  return [open, readView(one.now.view).open];
}

describe('events', () => {
  it.each(['steps-turn', 'steps-battle', 'missions', 'pick', 'lose'])(
    'lead to the table that follows: %s',
    (name) => {
      const [shown, real] = both(name);
      expect(shown.units).toEqual(real.units);
      expect(shown.presence.map((hexes) => [...hexes].sort())).toEqual(
        real.presence.map((hexes) => [...hexes].sort()),
      );
      expect(shown.mines).toEqual(real.mines);
      expect([...shown.unexplored].sort()).toEqual([...real.unexplored].sort());
    },
  );

  it('are each shown or passed over', () => {
    const path = ['B5', 'A2', 'A1'];
    const moved = animate({ type: 'unit_moved', seat: 0, unit: 'rock_strider', from: 'B5', to: 'A1', path });
    expect(moved.show).toMatchObject({ kind: 'travel', path });
    expect(animate({ type: 'card_passed', seat: 1 })).toEqual({ show: null, ms: 0 });
    const newer = { type: 'something_new' } as unknown as Event;
    expect(animate(newer)).toEqual({ show: null, ms: 0 });
  });

  it('jump where hexes do not lie side by side', () => {
    expect(isJump(['B5', 'A2', 'A1'])).toBe(false);
    expect(isJump(['B1', 'B11'])).toBe(true);
  });

  it('begin a battle with what the rules say of it, before the view does', () => {
    const one = fixture('steps-battle');
    const [began] = eventsOf(one.steps);
    const { battle } = after(shownOf(readView(one.before?.view)), began as Event, null);
    expect(battle?.order.map(({ unit }) => unit)).toHaveLength(6);
    expect(battle?.answers.every(({ state }) => state === 'closed')).toBe(true);
    expect(battle?.answers.length).toBe(readView(one.now.view).open.seats);
  });

  it('hurry when there are many', () => {
    const beats = Array.from({ length: 40 }, () => ({ show: null, ms: 500 }));
    expect(haste(beats.slice(0, 4), 1)).toBe(1);
    expect(20_000 / haste(beats, 1)).toBeLessThan(6_000);
    expect(haste(beats.slice(0, 4), 3)).toBe(3);
  });

  it('leave trails of what others did', () => {
    const kinds = trailsOf(fixture('steps-turn').steps).map(({ kind, to }) => `${kind} ${to}`);
    expect(kinds).toContain('way A2');
    expect(kinds).toContain('breath A1');
    expect(kinds).toContain('loss A1');
  });
});

describe('playing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows one event after another and says when it is through', () => {
    const one = fixture('steps-battle');
    const playing = new Playing();
    const done = vi.fn();
    playing.play(one.steps, shownOf(readView(one.before?.view)), 1, done);
    expect(playing.show?.kind).toBe('battle');
    const kinds = new Set<string>();
    for (let i = 0; i < 120 && done.mock.calls.length === 0; i++) {
      vi.advanceTimersByTime(100);
      if (playing.show) kinds.add(playing.show.kind);
    }
    expect(done).toHaveBeenCalledOnce();
    expect([...kinds]).toEqual(expect.arrayContaining(['dice', 'vanish', 'result']));
    playing.stop();
    expect(playing.open).toBeNull();
  });
});

describe('the rolls of a battle', () => {
  it('are remembered from what was told', () => {
    const { steps, now } = fixture('lose');
    const began: Step = {
      seq: 0,
      actor_seat: 0,
      events: [
        {
          key: '',
          facts: { type: 'battle_began', seat: 0, defender_seat: 1, hex: 'A1', order: [], asked_seats: [] },
          text: '',
        },
      ],
    };
    const battle = shownOf(readView(now.view)).battle as Fight;
    const known = remember(remember([], [began]), [began, ...steps]);
    expect(known).toHaveLength(2);
    const rolls = rollsOf(known, battle);
    expect(rolls.map(({ unit }) => unit)).toEqual(['rock_strider', 'fungoid', 'fungoid']);
    expect(lastDice(battle, rolls, 0).map(({ side, face, verdict }) => [side, face, verdict])).toEqual([
      ['attacker', 4, 'hit'],
      ['attacker', 2, 'miss'],
      ['defender', 6, 'hit'],
      ['defender', 5, 'hit'],
    ]);
    expect(rollsOf(known, { hex: 'B1' })).toEqual([]);
  });
});

describe('actions of one gesture', () => {
  it('go one after another, and stop when one has become impossible', () => {
    const queue = new Queue();
    const act = vi.fn();
    const [human, fungoid, done] = ['move human A0>A1', 'move fungoid A0>A1', 'done'].map(
      (notation): LegalAction => ({ notation, action: { type: 'x' } }),
    ) as [LegalAction, LegalAction, LegalAction];
    queue.start(['move human A0>A1', 'move human A0>A1', 'move fungoid A0>A1']);
    queue.next([human], null, act);
    queue.next([human], human, act);
    queue.next([], null, act);
    expect(act).toHaveBeenCalledTimes(1);
    queue.next([human, done], null, act);
    queue.next([done], null, act);
    queue.next([fungoid], null, act);
    expect(act.mock.calls.flat()).toEqual(['move human A0>A1', 'move human A0>A1']);
  });
});
