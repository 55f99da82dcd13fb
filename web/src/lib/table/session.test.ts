import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, Step, TableState } from '$lib/wire';
import type { Answer, Line } from '$lib/net/connection.svelte';
import { change } from '$lib/settings/settings.svelte';
import { said, seatView, silence, tableState, told } from './fixture';
import { TableSession } from './session.svelte';

/** A connection that keeps what it is asked, and answers when told. */
class Fake implements Line {
  watch = silence.watch;
  why = silence.why;
  foresee = silence.foresee;
  pages: number[] = [];
  older(_table: string, before: number) {
    this.pages.push(before);
  }
  sent: { type: string; action?: string }[] = [];
  worded: string[][] = [];
  answer: (answer: Answer) => void = () => undefined;
  resyncs = 0;
  request(message: { type: string }) {
    this.sent.push(message);
    return new Promise<Answer>((settle) => (this.answer = settle));
  }
  async words(_table: string, _seat: number, actions: string[]) {
    this.worded.push(actions);
    return silence.words('t1', 0, actions);
  }
  resync() {
    this.resyncs += 1;
  }
}

const step = (seq: number, seat: number): Step => ({ seq, actor_seat: seat, events: [said('event-x')] });
const tick = () => new Promise((settle) => setTimeout(settle));
let fake: Fake;
let session: TableSession;
const show = (state: TableState) =>
  session.receive({ type: 'table', state: told(state), revision: 1, log: [], more: false, chat: [] });
const update = (state: TableState, ...steps: Step[]) =>
  session.receive({
    type: 'update',
    table: state.id,
    seq: state.seq,
    steps,
    revision: 2,
    changes: [told(state)],
  });

beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  fake = new Fake();
  session = new TableSession(fake, 't1');
  show(tableState());
});

describe('a click', () => {
  it('that would end the game for whoever does it is asked about once more', async () => {
    const why = { action: 'pass', said: said('note-eliminates') };
    show(tableState({ views: [seatView(0, { warnings: [why] })] }));
    await session.act('pass');
    expect(fake.sent).toEqual([]);
    expect(session.doubt).toEqual(why);
    void session.act('pass', true);
    expect(session.doubt).toBeNull();
    expect(fake.sent.map(({ action }) => action)).toEqual(['pass']);
  });

  it('is pending until the state it brought about has come', async () => {
    void session.act('pass');
    expect(session.pending?.notation).toBe('pass');
    fake.answer({ ok: true, seq: 2 });
    await tick();
    expect(session.pending?.notation).toBe('pass');
    update(tableState({ seq: 2 }), step(2, 0));
    expect(session.pending).toBeNull();
    expect(session.log).toHaveLength(1);
  });

  it('need not wait for the word that the last one was accepted, once what it did is seen', async () => {
    void session.act('pass');
    const first = fake.answer;
    update(tableState({ seq: 2 }), step(2, 0));
    void session.act('buy human H0a');
    expect(fake.sent.map(({ action }) => action)).toEqual(['pass', 'buy human H0a']);
    first({ ok: true, seq: 2 });
    await tick();
    expect(session.pending?.notation).toBe('buy human H0a');
  });

  it('that takes long to answer leaves nothing to click', async () => {
    vi.useFakeTimers();
    void session.act('pass');
    expect(session.seatView.legal).not.toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.seatView.legal).toEqual([]);
  });

  it('on something that is not offered sends nothing', async () => {
    await session.act('fly');
    expect(fake.sent).toEqual([]);
  });

  it('twice is one action', () => {
    void session.act('pass');
    void session.act('pass');
    expect(fake.sent).toHaveLength(1);
  });

  it('that is refused says why', async () => {
    void session.act('pass');
    fake.answer({ ok: false, refusal: { code: 'illegal', rule: 'NX-1.1', text: 'No.' } });
    await tick();
    expect(session.pending).toBeNull();
    expect(session.whyNot?.refusal.rule).toBe('NX-1.1');
  });

  it('outside what a guided game offers is not legal', () => {
    session.offer = ({ type }) => type === 'buy human H0a';
    expect(session.seatView.legal.map((action) => action.notation)).toEqual(['buy human H0a']);
  });
});

describe('words', () => {
  it('of a few answers are asked for at once, together, and remembered', async () => {
    await tick();
    expect(fake.worded).toEqual([['pass', 'buy human H0a']]);
    expect(session.words.of('pass')).toBe('Do pass');
    show(tableState({ seq: 2 }));
    await tick();
    expect(fake.worded).toHaveLength(1);
  });

  it('of many answers are asked for when they are shown', async () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ notation: `buy ${i}`, action: { type: 'buy' } }));
    show(tableState({ seq: 2, views: [seatView(0, { legal: many })] }));
    await tick();
    expect(fake.worded.flat()).not.toContain('buy 7');
    expect(many.map(({ notation }) => session.words.of(notation))[7]).toBe('Move');
    await tick();
    expect(fake.worded.slice(1).map((asked) => asked.length)).toEqual([128, 128, 44]);
    expect(session.words.of('buy 7')).toBe('Do buy 7');
  });

  it('are asked for again when somebody has another name', async () => {
    await tick();
    const [first, ...others] = tableState().seats;
    const seats = [{ ...first!, label: 'Olga' }, ...others];
    show(tableState({ seq: 2, seats }));
    await tick();
    expect(fake.worded).toHaveLength(2);
  });

  it('are asked for again on the board of another chapter, and what comes late from before is not taken', async () => {
    show(tableState({ seq: 2, chapter: 1 }));
    await tick();
    show(tableState({ seq: 3, chapter: 2 }));
    expect(session.words.has('pass')).toBe(false);
    await tick();
    expect(session.words.has('pass')).toBe(true);
    expect(fake.worded.length).toBeGreaterThan(1);
  });
});

describe('another language', () => {
  it('brings everything again: the state, the log and the words', async () => {
    await tick();
    update(tableState({ seq: 2 }), step(2, 1));
    expect(session.playback.trail).toHaveLength(1);
    const state = tableState({ seq: 2, lang: 'ru' });
    session.receive({
      type: 'table',
      state: told(state),
      revision: 1,
      log: [step(2, 1)],
      more: true,
      chat: [],
    });
    expect(session.playback.trail).toHaveLength(0);
    expect(session.words.has('pass')).toBe(false);
    await tick();
    expect(fake.worded).toHaveLength(2);
  });

  it('leaves older lines to be asked for, page by page', () => {
    const log = [step(7, 0), step(8, 0)];
    session.receive({
      type: 'table',
      state: told(tableState({ seq: 8 })),
      revision: 1,
      log,
      more: true,
      chat: [],
    });
    session.older();
    expect(fake.pages).toEqual([7]);
    const page = { type: 'log', table: 't1', steps: [step(5, 0), step(6, 0)], more: false } as const;
    session.receive({ ...page, steps: [...page.steps] });
    session.receive({ ...page, steps: [...page.steps] });
    expect(session.log.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    session.older();
    expect(fake.pages).toHaveLength(1);
  });
});

describe('updates', () => {
  it('that are old are ignored, and a gap asks for the whole table', () => {
    update(tableState({ seq: 1 }), step(1, 0));
    expect(session.log).toHaveLength(0);
    update(tableState({ seq: 9 }), step(9, 0));
    expect(fake.resyncs).toBe(1);
  });

  it('say what has changed since the one before', () => {
    const change = (revision: number, seq: number, changes: Change) =>
      session.receive({ type: 'update', table: 't1', seq, steps: [step(seq, 0)], revision, changes });
    const before = session.latest!;
    change(2, 2, { seq: [2], views: { '0': { decision: ['d2'], legal: [0, 1] } } });
    expect(session.whole.legal.map(({ notation }) => notation)).toEqual(['buy human H0a']);
    expect([session.whole.decision, session.latest?.seq]).toEqual(['d2', 2]);
    expect(session.latest?.seats).toBe(before.seats);
    change(2, 2, { host: ['nobody'] });
    expect([session.latest?.host, fake.resyncs]).toEqual(['u1', 0]);
    change(4, 4, { seq: [4] });
    expect([session.latest?.seq, fake.resyncs]).toEqual([2, 1]);
  });

  it('without a new number bring what only this seat is told', () => {
    const window = { kind: 'cards', mode: 'unless_playable' as const, passes_in_ms: 1500 };
    update(tableState({ views: [seatView(0, { window })] }), step(1, 0));
    expect(session.whole.window).toEqual(window);
    expect(session.log).toHaveLength(0);
  });

  it('are shown after their steps when things may travel', () => {
    change({ motion: 'full' });
    session.playback.board();
    update(tableState({ seq: 2 }), step(2, 1));
    expect(session.playback.steps).toHaveLength(1);
    expect(session.shown?.seq).toBe(1);
    session.playback.done();
    expect(session.shown?.seq).toBe(2);
    expect(session.playback.trail).toHaveLength(1);
  });

  it('keep the trail when the table passed for us in answer to somebody else', () => {
    update(tableState({ seq: 3 }), step(2, 1), step(3, 0));
    expect(session.playback.trail).toHaveLength(2);
    update(tableState({ seq: 5 }), step(4, 0), step(5, 1));
    expect(session.playback.trail).toHaveLength(0);
  });

  it('are shown at once where no board could show their steps', () => {
    change({ motion: 'full' });
    show(tableState({ phase: 'lobby', views: [] }));
    update(tableState({ seq: 2, phase: 'lobby', views: [] }), { ...step(2, 0), actor_seat: null });
    expect(session.shown?.seq).toBe(2);
    update(tableState({ seq: 3 }), { ...step(3, 0), actor_seat: null });
    expect([session.shown?.seq, session.shown?.phase, session.busy]).toEqual([3, 'playing', false]);
  });

  it('that wait when the board is taken away are shown at once', () => {
    change({ motion: 'full' });
    const away = session.playback.board();
    update(tableState({ seq: 2 }), step(2, 1));
    update(tableState({ seq: 3, phase: 'over' }), step(3, 1));
    expect(session.shown?.seq).toBe(1);
    away();
    expect([session.shown?.seq, session.busy]).toEqual([3, false]);
    update(tableState({ seq: 4, phase: 'over', rematch: 't2' }), step(4, 1));
    expect(session.shown?.rematch).toBe('t2');
  });

  it('clear a selection with the question it belonged to', () => {
    session.select.pick('human H0a');
    update(tableState({ seq: 2 }), step(2, 1));
    expect(session.select.value).toBe('human H0a');
    update(tableState({ seq: 3, views: [seatView(0, { decision: 'd2' })] }), step(3, 1));
    expect(session.select.value).toBeNull();
  });
});

describe('a screen that changes hands', () => {
  const two = (asked: number, open_hands = false) =>
    tableState({
      seq: 5 + asked,
      you: [0, 1],
      settings: { ...tableState().settings, open_hands },
      views: [0, 1].map((seat) =>
        seatView(seat, asked === seat ? {} : { decision: null, prompt: null, legal: [] }),
      ),
    });

  it('has a curtain until the called player is ready', () => {
    session = new TableSession(fake, 't1');
    show(two(0));
    expect(session.hotSeat.curtain).toBe(0);
    expect(session.seatView.legal).toEqual([]);
    session.hotSeat.ready();
    expect(session.seatView.seat).toBe(0);
    update(two(1), step(6, 0));
    expect(session.hotSeat.curtain).toBe(1);
    expect(session.whole.seat).toBe(0);
    session.hotSeat.ready();
    expect(session.seatView.seat).toBe(1);
    expect(session.seatView.legal).not.toEqual([]);
  });

  it('has none with open hands', () => {
    show(two(1, true));
    expect(session.hotSeat.curtain).toBeNull();
    expect(session.seatView.seat).toBe(1);
  });
});
