import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '$lib/wire';
import { Connection } from './connection.svelte';
import { backoff, type Socket } from './socket';

/** A socket whose other end is the test. */
class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.onclose?.();
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[] = [];
let languages: string[] = [];
let connection: Connection;
const last = () => lines.at(-1)!;
const act = { type: 'act', table: 't1', seat: 0, decision: 'd1', action: 'pass' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  languages = [];
  const open = (lang: string) => {
    languages.push(lang);
    const line = new Line();
    lines.push(line);
    return line;
  };
  connection = new Connection(open, {
    after: (ms, then) => setTimeout(then, ms),
    clear: (timer) => clearTimeout(timer as number | undefined),
  });
  connection.connect();
});

describe('a connection', () => {
  it('sends a request that was made before it opened', async () => {
    connection.watch('t1', () => undefined);
    const answer = connection.request(act);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent.map((message) => message.type)).toEqual(['watch', 'act']);
    const [, sent] = last().sent;
    last().say({ type: 'accepted', table: 't1', id: (sent as { id: string }).id, seq: 5 });
    expect(await answer).toEqual({ ok: true, seq: 5 });
    expect(connection.unsent).toBe(0);
  });

  it('sends an unanswered request again after a cut, with the same id', async () => {
    last().onopen?.();
    void connection.request(act);
    const first = last().sent.at(-1);
    last().close();
    expect(connection.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
    last().onopen?.();
    expect(last().sent).toEqual([first]);
    expect(connection.unsent).toBe(1);
  });

  it('says its language when it opens, and again when another is wanted', async () => {
    connection.speak('ru');
    expect(languages).toEqual(['en']);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'speak', lang: 'ru' }]);
    connection.speak('ru');
    connection.speak('en');
    expect(last().sent.slice(1)).toEqual([{ type: 'speak', lang: 'en' }]);
    last().close();
    connection.speak('ru');
    await vi.advanceTimersByTimeAsync(1_000);
    last().onopen?.();
    expect([languages, last().sent]).toEqual([['en', 'ru'], []]);
  });

  it('does not send an answered request again', async () => {
    last().onopen?.();
    const answer = connection.request(act);
    const { id } = last().sent.at(-1) as { id: string };
    const refusal = { code: 'stale_decision', text: 'Late.' };
    last().say({ type: 'refused', table: 't1', id, refusal });
    expect(await answer).toEqual({ ok: false, refusal });
    last().close();
    await vi.advanceTimersByTimeAsync(1_000);
    last().onopen?.();
    expect(last().sent).toEqual([]);
  });

  it('notices a line that went silent', async () => {
    last().onopen?.();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('tells a listener of its own table only, until it stops', () => {
    const heard: string[] = [];
    const stop = connection.watch('t1', (message) => heard.push(message.type));
    last().onopen?.();
    last().say({ type: 'thinking', table: 't1', seat: 1, on: true });
    last().say({ type: 'thinking', table: 't2', seat: 1, on: true });
    stop();
    last().say({ type: 'thinking', table: 't1', seat: 1, on: false });
    expect(heard).toEqual(['thinking']);
    expect(last().sent.at(-1)).toEqual({ type: 'unwatch', table: 't1' });
  });

  it('answers "why?" and gives up on it when the line is cut', async () => {
    last().onopen?.();
    const refusal = { code: 'illegal', rule: 'NX-5.5', text: 'Too far.' };
    const told = connection.why('t1', 0, { type: 'move' });
    last().say({ type: 'why', table: 't1', ref: (last().sent.at(-1) as { ref: string }).ref, refusal });
    expect(await told).toEqual(refusal);
    const lost = connection.why('t1', 0, { type: 'move' });
    last().close();
    expect(await lost).toBeNull();
    expect(await connection.why('t1', 0, { type: 'move' })).toBeNull();
  });

  it('puts actions in words, and has none when nobody can be asked', async () => {
    last().onopen?.();
    const told = connection.words('t1', 0, ['done']);
    const { ref } = last().sent.at(-1) as { ref: string };
    last().say({ type: 'words', table: 't1', ref, words: ['Done'] });
    expect(await told).toEqual(['Done']);
    last().close();
    expect(await connection.words('t1', 0, ['done'])).toEqual([]);
  });

  it('answers what would happen, and gives up on it when the line is cut', async () => {
    expect(await connection.foresee('t1', 0, 'd1', ['pass'])).toBeNull();
    last().onopen?.();
    const told = connection.foresee('t1', 0, 'd1', ['pass']);
    const sent = last().sent.at(-1) as Extract<ClientMessage, { type: 'foresee' }>;
    expect(sent).toMatchObject({ type: 'foresee', seat: 0, decision: 'd1', actions: ['pass'] });
    last().say({ type: 'foresight', table: 't1', ref: sent.ref, answer: { type: 'replaced' } });
    expect(await told).toEqual({ type: 'replaced' });
    const lost = connection.foresee('t1', 0, 'd1', []);
    last().close();
    expect(await lost).toBeNull();
  });
});

describe('the pause between tries', () => {
  it('doubles up to eight seconds', () => {
    const pauses = [0, 1, 2, 10].map((tries) => backoff(tries, () => 0.5));
    expect(pauses).toEqual([250, 500, 1_000, 8_000]);
  });
});
