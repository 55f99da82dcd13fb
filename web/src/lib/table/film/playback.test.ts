import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '$lib/wire';
import { said, seatView, tableState } from '../fixture';
import { Playback } from './playback.svelte';
import { recapOf } from './recap';
import { weighBy } from './weigh';

const step = (seq: number, seat: number, key = 'event-x', facts: unknown = { seat }): Step => ({
  seq,
  actor_seat: seat,
  events: [said(key, facts)],
});
/** Nobody here is asked. */
const waiting = (seq: number) =>
  tableState({ seq, views: [seatView(0, { decision: null, prompt: null, legal: [] })] });

let film: Playback;
let shown: number[];
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  film = new Playback(
    () => true,
    ({ seq }) => void shown.push(seq),
  );
  film.film = true;
  film.jump(waiting(1));
  film.board();
});

afterEach(() => void vi.useRealTimers());

it('every told state is shown, however many come at once', () => {
  for (let seq = 2; seq <= 40; seq++) film.push([step(seq, 1)], waiting(seq));
  for (let i = 0; i < 200; i++) {
    film.done();
    vi.advanceTimersByTime(200);
  }
  expect(shown).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(film.busy).toBe(false);
});

it('a pause holds what comes next, a step shows one state, and the end is how things stand', () => {
  film.paused = true;
  for (const seq of [2, 3, 4]) film.push([step(seq, 1)], waiting(seq));
  vi.advanceTimersByTime(60_000);
  expect([film.shown?.seq, film.left]).toEqual([1, 3]);
  film.step();
  film.done();
  vi.advanceTimersByTime(60_000);
  expect([film.shown?.seq, film.left]).toEqual([2, 2]);
  film.toEnd();
  expect([film.shown?.seq, film.busy, film.trail.length]).toEqual([4, false, 3]);
});

it('one’s own move is shown for less than 300 ms, without a word of the game', () => {
  film.push([step(2, 0)], waiting(2));
  expect(film.busy).toBe(true);
  vi.advanceTimersByTime(299);
  expect([film.busy, film.shown?.seq]).toEqual([false, 2]);
});

it('a battle with the player in it waits for them to look up', () => {
  film.halts = (steps) => steps.some(({ events }) => events.some(({ key }) => key === 'event-battle'));
  film.push([step(2, 1, 'event-battle')], waiting(2));
  expect([film.scene?.state.seq, film.steps.length]).toEqual([2, 0]);
  vi.advanceTimersByTime(1_900);
  expect(film.steps).toHaveLength(1);
});

it('whoever is asked is not interrupted by what others do meanwhile', () => {
  film.jump(tableState({ seq: 1 }));
  film.push([step(2, 1)], tableState({ seq: 2 }));
  expect([film.busy, film.shown?.seq]).toEqual([false, 2]);
});

it('what others did can be seen again until one’s own next move', () => {
  film.push([step(2, 1)], waiting(2));
  film.push([step(3, 1)], waiting(3));
  film.toEnd();
  shown = [];
  film.again();
  for (let i = 0; i < 20; i++) {
    film.done();
    vi.advanceTimersByTime(700);
  }
  expect(shown).toEqual([1, 2, 3]);
  film.push([step(4, 0)], waiting(4));
  expect(film.tape).toEqual([]);
});

it('what was taken back is no news, and what follows it with the same numbers is told', () => {
  for (const seq of [2, 3, 4]) film.push([step(seq, 1)], waiting(seq));
  film.toEnd();
  film.jump(waiting(2));
  expect([film.tape.length, film.trail.map(({ seq }) => seq)]).toEqual([1, [2]]);
  film.push([step(3, 1)], waiting(3));
  film.toEnd();
  const ids = recapOf(film.tape, []).lines.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toHaveLength(2);
});

it('sums up what matters most, in order, and whose points have changed', () => {
  const sheet = (points: number) => ({ lines: [{ label: 'a', count: 1, points }] });
  const steps = [
    step(2, 1, 'event-small'),
    step(3, 1, 'event-great'),
    step(4, 1, 'event-nothing'),
    step(5, 1, 'event-small', { seat: 1, victim_seat: 0 }),
  ];
  const [before, state] = [
    tableState({ scores: [sheet(0), sheet(1)] }),
    tableState({ scores: [sheet(0), sheet(4)] }),
  ];
  const weigh = weighBy({ great: 5, small: 1 });
  const recap = recapOf([{ steps, before, state, quick: false }], [0], weigh);
  expect(recap.lines.map(({ id }) => id)).toEqual(['0.2.0', '0.3.0', '0.5.0']);
  expect(recap.points).toEqual([{ seat: 1, from: 1, to: 4 }]);
  expect(weigh(steps[3]!.events[0]!, [0])).toBe(4);
});
