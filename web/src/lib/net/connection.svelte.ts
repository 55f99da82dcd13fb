import type {
  ClientMessage,
  ForesightAnswer,
  LegalAction,
  Refusal,
  Sentence,
  ServerMessage,
} from '$lib/wire';
import { backoff, newId, type Clock, type Socket } from './socket';

/** What an answered request came to. */
export type Answer = { ok: true; seq: number } | { ok: false; refusal: Refusal };
export type Listener = (message: ServerMessage) => void;

/** A message that must be answered; it keeps its id however often it is sent. */
export type Request = Extract<ClientMessage, { id: string }>;
/** Leaves `id` out of each kind of request, one by one. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What a table needs of a connection. */
export type Line = Pick<Connection, 'watch' | 'resync' | 'older' | 'request' | 'why' | 'words' | 'foresee'>;

/** Questions about a table that change nothing: forgotten when the line is cut. */
type Question = Extract<ClientMessage, { ref: string }>;
type Reply = Extract<ServerMessage, { ref: string }>;

type Waiting = { message: Request; settle: (answer: Answer) => void };
export type Status = 'connecting' | 'open' | 'lost';

const PING_EVERY = 20_000;
const SILENCE = 12_000;

/**
 * One socket for all tables of this page. It reconnects by itself; what was sent and not answered is sent again
 * with the same id, so that the server applies it once; every watched table is asked for again.
 */
export class Connection {
  status = $state<Status>('connecting');
  user = $state<string | null>(null);
  /** How many requests wait for an answer. */
  unsent = $state(0);

  #open: (lang: string) => Socket;
  #clock: Clock;
  /** In which the server shall speak, and in which the socket was opened. */
  #lang: string;
  #spoken = '';
  #socket: Socket | null = null;
  #listeners = new Map<string, Set<Listener>>();
  /** Those who hear what is not about one table. */
  #ears = new Set<Listener>();
  #browsing = false;
  #outbox = new Map<string, Waiting>();
  #asked = new Map<string, (reply: Reply | null) => void>();
  #tries = 0;
  #timers: { retry?: unknown; ping?: unknown; silence?: unknown } = {};

  constructor(open: (lang: string) => Socket, clock: Clock, lang = 'en') {
    this.#open = open;
    this.#clock = clock;
    this.#lang = lang;
  }

  /** Connects now, whatever the pause before the next try. */
  connect(): void {
    this.#clock.clear(this.#timers.retry);
    if (this.#socket) return;
    this.status = this.#tries === 0 ? 'connecting' : 'lost';
    this.#spoken = this.#lang;
    const socket = this.#open(this.#lang);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(event.data);
    socket.onclose = () => this.#closed(socket);
  }

  /** Hears of a table until the returned function is called. */
  watch(table: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners.add(listener));
    this.#send({ type: 'watch', table });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(table);
      this.#send({ type: 'unwatch', table });
    };
  }

  /** Hears what is not about one table, open tables and notices, until the returned function is called. */
  hear(ear: Listener): () => void {
    this.#ears.add(ear);
    return () => void this.#ears.delete(ear);
  }

  /** Wants to see the list of open tables, or no longer. */
  browse(on: boolean): void {
    this.#browsing = on;
    this.#send({ type: 'browse', on });
  }

  /** Has the server speak another language: it shows every watched table again. */
  speak(lang: string): void {
    this.#lang = lang;
    this.#goOver();
  }

  /** Asks for the steps of a watched table's log before this one. */
  older(table: string, before: number): void {
    this.#send({ type: 'log', table, before });
  }

  /** Asks for the whole state of a watched table again. */
  resync(table: string): void {
    this.#send({ type: 'watch', table });
  }

  /** Sends something that changes the table. Resolves when the server has answered, however long that takes. */
  request(message: WithoutId<Request>): Promise<Answer> {
    const whole = { ...message, id: newId() } as Request;
    return new Promise((settle) => {
      this.#outbox.set(whole.id, { message: whole, settle });
      this.unsent = this.#outbox.size;
      this.#send(whole);
    });
  }

  /** Why an action is not possible; nothing when it is. */
  async why(table: string, seat: number, action: LegalAction['action']): Promise<Refusal | null> {
    const reply = await this.#ask({ type: 'why', table, seat, action, ref: newId() });
    return reply?.type === 'why' ? reply.refusal : null;
  }

  /** Actions in words, in this order; nothing when nobody could be asked. */
  async words(table: string, seat: number, actions: string[]): Promise<readonly Sentence[]> {
    const reply = await this.#ask({ type: 'words', table, seat, actions, ref: newId() });
    return reply?.type === 'words' ? reply.words : [];
  }

  /** What actions would bring about; nothing when the line is cut. */
  async foresee(
    table: string,
    seat: number,
    decision: string,
    actions: readonly unknown[],
  ): Promise<ForesightAnswer | null> {
    const reply = await this.#ask({
      type: 'foresee',
      table,
      seat,
      decision,
      actions: [...actions],
      ref: newId(),
    });
    return reply?.type === 'foresight' ? reply.answer : null;
  }

  close(): void {
    for (const timer of Object.values(this.#timers)) this.#clock.clear(timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ask(question: Question): Promise<Reply | null> {
    if (this.status !== 'open') return Promise.resolve(null);
    return new Promise((settle) => {
      this.#asked.set(question.ref, settle);
      this.#send(question);
    });
  }

  #send(message: ClientMessage): void {
    if (this.status === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#tries = 0;
    this.status = 'open';
    this.#goOver();
    for (const table of this.#listeners.keys()) this.#send({ type: 'watch', table });
    if (this.#browsing) this.#send({ type: 'browse', on: true });
    for (const { message } of this.#outbox.values()) this.#send(message);
    this.#listen();
  }

  #goOver(): void {
    if (this.status !== 'open' || this.#spoken === this.#lang) return;
    this.#spoken = this.#lang;
    this.#send({ type: 'speak', lang: this.#lang });
  }

  #closed(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.status = 'lost';
    this.#clock.clear(this.#timers.ping);
    this.#clock.clear(this.#timers.silence);
    for (const settle of this.#asked.values()) settle(null);
    this.#asked.clear();
    this.#timers.retry = this.#clock.after(backoff(this.#tries++), () => this.connect());
  }

  /** A socket may die without a word: ask after a quiet while, and give up on silence. */
  #listen(): void {
    this.#clock.clear(this.#timers.ping);
    this.#clock.clear(this.#timers.silence);
    this.#timers.ping = this.#clock.after(PING_EVERY, () => {
      this.#send({ type: 'ping' });
      const socket = this.#socket;
      this.#timers.silence = this.#clock.after(SILENCE, () => {
        if (!socket) return;
        socket.close();
        this.#closed(socket);
      });
    });
  }

  #received(data: unknown): void {
    this.#listen();
    const message = JSON.parse(String(data)) as ServerMessage;
    switch (message.type) {
      case 'hello':
        this.user = message.user;
        return;
      case 'accepted':
        this.#settle(message.id, { ok: true, seq: message.seq });
        return;
      case 'refused':
        this.#settle(message.id, { ok: false, refusal: message.refusal });
        return;
      case 'why':
      case 'words':
      case 'foresight':
        this.#asked.get(message.ref)?.(message);
        this.#asked.delete(message.ref);
        return;
      case 'table':
        this.#tell(message.state.id, message);
        return;
      case 'open_tables':
      case 'notice':
        for (const ear of this.#ears) ear(message);
        return;
      case 'closing':
      case 'pong':
        return;
      default:
        this.#tell(message.table, message);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#outbox.get(id)?.settle(answer);
    this.#outbox.delete(id);
    this.unsent = this.#outbox.size;
  }

  #tell(table: string, message: ServerMessage): void {
    for (const listener of this.#listeners.get(table) ?? []) listener(message);
  }
}
