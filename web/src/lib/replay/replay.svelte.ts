import type { Line } from '$lib/net/connection.svelte';
import { untrack } from 'svelte';
import { lang } from '$lib/i18n';
import { api, ApiError, type ReplaySource } from '$lib/net/api';
import { TableSession } from '$lib/table/session.svelte';
import type { ReplayView, TableState, ToldState } from '$lib/wire';
import type { Replay } from '$lib/wire/rest';
import { toldMoment } from './timeline';

/** A replay sends nothing to any table. */
const nobody: Line = {
  watch: () => () => undefined,
  request: () => new Promise(() => undefined),
  why: async () => null,
  foresee: async () => null,
  words: async () => [],
  resync: () => undefined,
  older: () => undefined,
};

export const SPEEDS = [0.5, 1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A finished game and where in it we are. It feeds a table session as a server would. */
export class Watched {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  /** Whose eyes: a seat, or all that lies open. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly session: TableSession;
  #source: ReplaySource = 'tables';
  #id: string;
  /** In which language it was read. */
  #lang = '';
  #moments = new Map<string, Promise<ReplayView>>();

  constructor(id: string) {
    this.#id = id;
    this.session = new TableSession(nobody, id);
  }

  /** Whether it is the game of a table, not of an uploaded journal. */
  get ofTable(): boolean {
    return this.#source === 'tables';
  }

  get last(): number {
    return this.replay?.steps.length ?? 0;
  }

  /** A finished table or an uploaded journal: an address that somebody shortened does not say which. */
  async load(at: number, uploaded: boolean): Promise<void> {
    this.#source = uploaded ? 'replays' : 'tables';
    this.#lang = lang();
    try {
      this.replay = await api.replay(this.#source, this.#id);
    } catch (error) {
      if (uploaded || !(error instanceof ApiError) || error.status !== 404) throw error;
      this.#source = 'replays';
      this.replay = await api.replay('replays', this.#id);
    }
    await this.go(at);
  }

  /** Reads the same in the language now shown, if it is another. Call inside an effect. */
  follow(): void {
    if (this.replay === null || this.#lang === lang()) return;
    this.#moments.clear();
    void this.load(
      untrack(() => this.at),
      !this.ofTable,
    );
  }

  /** Goes to a moment: one step forward is shown as it happened, anything else at once. */
  async go(to: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, to));
    const from = this.at;
    // What lies between has told nothing.
    const forward = target > from && target === this.after(1) && this.session.shown !== null;
    this.at = target;
    const moment = await this.#moment(target);
    if (target !== this.at || !this.replay) return;
    void this.#moment(this.after(1));
    const state = this.#state(moment);
    const steps = this.replay.steps.slice(from, target);
    const revision = target;
    if (forward)
      this.session.receive({
        type: 'update',
        table: state.id,
        seq: state.seq,
        steps,
        revision,
        changes: [state],
      });
    else {
      const log = this.replay.steps.slice(0, target);
      this.session.receive({ type: 'table', state, revision, log, more: false, chat: [] });
    }
  }

  /** The next moment at which something is told, or the one before. */
  after(by: 1 | -1): number {
    return toldMoment(this.replay?.steps ?? [], this.at, by);
  }

  pace(speed: Speed): void {
    this.speed = speed;
    this.session.playback.rate = speed;
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  #moment(at: number): Promise<ReplayView> {
    const key = `${at} ${this.eyes}`;
    const known = this.#moments.get(key);
    if (known) return known;
    const asked = api.moment(this.#source, this.#id, at, this.eyes);
    asked.catch(() => this.#moments.delete(key));
    this.#moments.set(key, asked);
    return asked;
  }

  #seq = 0;

  /** The moment as a table that nobody here plays at. */
  #state(moment: ReplayView): ToldState & TableState {
    const header = this.replay!.header;
    return {
      id: header.id,
      lang: this.#lang,
      seq: ++this.#seq,
      phase: 'playing',
      game: header.game,
      options: header.options,
      settings: { spectators: true, open_hands: true, shuffle_seats: false, clock: null, pass_pause_ms: 0 },
      host: '',
      seats: header.seats.map((seat) => ({
        ...seat,
        you: false,
        deciding: moment.deciding.includes(seat.seat),
      })),
      you: [],
      views: [
        {
          seat: null,
          view: moment.view,
          decision: null,
          prompt: null,
          legal: [],
          warnings: [],
          window: null,
          prefer: {},
          standing: {},
        },
      ],
      scores: moment.scores,
      rivals: moment.rivals,
      outcome: null,
      undo: {},
      undo_request: null,
      end_request: null,
      known_seed: false,
      chapter: 0,
      journal_length: this.last,
      history_vp: [],
      chapters: [],
      rematch: null,
      daily: null,
    };
  }
}
