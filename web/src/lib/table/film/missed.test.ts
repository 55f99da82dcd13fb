import { beforeEach, expect, it, vi } from 'vitest';
import type { Missed, Step } from '$lib/wire';
import { change } from '$lib/settings/settings.svelte';
import { said, seatView, silence, tableState, told } from '../fixture';
import { TableSession } from '../session.svelte';
import { catchUp, scenesOf } from './missed';

const step = (seq: number, seat: number, facts: unknown = { seat }): Step => ({
  seq,
  actor_seat: seat,
  events: [said('event-x', facts)],
});
const seen = (at: number) => ({ view: { at }, deciding: [1], scores: [], rivals: [], chapter: 0 });
const missed: Missed = {
  before: seen(0),
  scenes: [2, 3, 4].map((seq) => ({ step: step(seq, 1), seen: seen(seq) })),
};
const now = tableState({ seq: 4 });

let session: TableSession;
const come = (...log: Step[]) =>
  session.receive({ type: 'table', state: told(now), revision: 1, log, more: false, chat: [] });
beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  session = new TableSession(silence, 't1');
});

it('what was missed is a film that ends where the table stands', () => {
  const scenes = scenesOf(missed, now);
  const at = ({ views }: { views: readonly { view: unknown }[] }) => (views[0]?.view as { at?: number }).at;
  expect(scenes.map(({ before, state }) => [at(before), at(state)])).toEqual([
    [0, 2],
    [2, 3],
    [3, undefined],
  ]);
  expect(scenes.at(-1)?.state).toBe(now);
  expect(scenes[0]?.before.views[0]).toMatchObject({ decision: null, legal: [] });
  // What has happened since the page was told comes by itself.
  expect(scenesOf(missed, { ...now, seq: 3 })).toHaveLength(2);
  expect(scenesOf({ before: null, scenes: [] }, now)).toEqual([]);
});

it('who comes back is offered it, and their first own action puts it away', async () => {
  come(step(1, 0), step(2, 1), step(3, 1), step(4, 1));
  await catchUp(session, async () => missed);
  const { playback } = session;
  expect([playback.recalled, playback.tape.length, playback.trail.length]).toEqual([true, 3, 3]);
  expect(playback.tape[0]?.before.seq).toBe(1);
  playback.film = true;
  session.playback.push([step(5, 0)], tableState({ seq: 5, views: [seatView(0, { decision: 'd2' })] }));
  expect([playback.recalled, playback.tape.length]).toEqual([false, 0]);
});

it('nobody is asked for it who moved last, shares a screen or is not playing', async () => {
  const ask = vi.fn(async () => missed);
  come(step(4, 0));
  await catchUp(session, ask);
  session = new TableSession(silence, 't1');
  session.receive({
    type: 'table',
    state: told(tableState({ you: [0, 1] })),
    revision: 1,
    log: [step(4, 1)],
    more: false,
    chat: [],
  });
  await catchUp(session, ask);
  expect(ask).not.toHaveBeenCalled();
});
