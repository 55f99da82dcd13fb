import type {
  ChatLine,
  LegalAction,
  PassMode,
  Refusal,
  SeatView,
  Sentence,
  ServerMessage,
  Step,
  TableState,
  ToldState,
  Warning,
} from '$lib/wire';
import type { Line } from '$lib/net/connection.svelte';
import { changed } from '$lib/net/changes';
import { writtenOut } from '$lib/net/told';
import { pick } from '$lib/i18n';
import { motion } from '$lib/settings/apply.svelte';
import { RemoteEngine, type Engine, type Moment } from '$lib/engine';
import { HotSeat } from './hotseat.svelte';
import { Playback } from './film/playback.svelte';
import { Selection } from './selection.svelte';
import { Words } from './words.svelte';

const NOBODY: SeatView = {
  seat: null,
  view: null,
  decision: null,
  prompt: null,
  legal: [],
  warnings: [],
  window: null,
  prefer: {},
  standing: {},
};

/** Answers within this time are not worth a change on the screen. */
const PATIENCE = 180;

/** A click that was refused, and why. */
export type WhyNot = { refusal: Refusal; action?: LegalAction['action'] };

/** One table as this page sees it: what the server told, what is on show, and what the player is about to do. */
export class TableSession {
  readonly id: string;
  /** The newest state; `shown` may still be behind it. */
  latest = $state.raw<TableState | null>(null);
  #log = $state.raw<readonly Step[]>([]);
  /** Whether the server has steps from before those of the log. */
  more = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  thinking = $state.raw<ReadonlySet<number>>(new Set());
  spectators = $state(0);
  /** Who is connected, seat by seat; nothing until the server has said. */
  present = $state.raw<readonly boolean[]>([]);
  /** The action that was sent and not yet answered. */
  pending = $state.raw<LegalAction | null>(null);
  /** The answer takes long enough to be noticed; until then nothing flickers. */
  slow = $state(false);
  whyNot = $state.raw<WhyNot | null>(null);
  /** An action that the player is asked about once more before it is done, and why. */
  doubt = $state.raw<Warning | null>(null);
  /** A notice for a moment: a refusal that has no place on the board. */
  notice = $state.raw<Refusal | null>(null);
  spot = $state<string | null>(null);
  /** A guided game offers only these. */
  offer = $state.raw<((action: LegalAction['action']) => boolean) | null>(null);
  /** Called with every action of ours that the server accepted. */
  onAccepted: ((action: LegalAction['action']) => void) | null = null;

  /** Whether a selection survives a new question; the game knows. */
  keeps: (value: string, view: SeatView) => boolean = () => false;

  readonly select = new Selection();
  readonly playback = new Playback(motion, (state) => this.#show(state));
  readonly hotSeat = new HotSeat();
  /** Answers what the board wants to know about the rules. */
  readonly engine: Engine;
  readonly words = new Words((actions) => this.#words(actions));
  #connection: Line;
  /** Counts the states that this page was told; changes are counted from the one before. */
  #revision = 0;
  /** The newest state as it was told, to which the next change belongs. */
  #told: ToldState | null = null;
  #awaited: number | null = null;
  /** The click that is on its way. */
  #sent: { seat: number } | null = null;
  #question = '';
  /** Words hold as long as everybody has the same name, the board is the same and so is the language. */
  #called = '';

  constructor(connection: Line, id: string) {
    this.#connection = connection;
    this.id = id;
    this.engine = new RemoteEngine(connection, () => this.#moment());
  }

  /** Begins to hear of the table; returns how to stop. */
  open(): () => void {
    return this.#connection.watch(this.id, (message) => this.receive(message));
  }

  get shown(): TableState | null {
    return this.playback.shown;
  }

  /** The seat on show with all it may do. */
  get whole(): SeatView {
    const state = this.shown;
    const seat = this.hotSeat.seat;
    return state?.views.find((view) => view.seat === seat) ?? state?.views[0] ?? NOBODY;
  }

  /** The same for the board: nothing is legal while a click is on its way, steps are shown or the curtain is down. */
  get seatView(): SeatView {
    const whole = this.whole;
    if (this.busy) return { ...whole, legal: [] };
    const offer = this.offer;
    return offer ? { ...whole, legal: whole.legal.filter(({ action }) => offer(action)) } : whole;
  }

  get busy(): boolean {
    return this.slow || this.playback.busy || this.hotSeat.curtain !== null;
  }

  /** What has happened as far as it was shown: the log runs no further than the film. */
  get log(): readonly Step[] {
    const { film, busy, upto } = this.playback;
    if (!film || !busy) return this.#log;
    const end = this.#log.findLastIndex(({ seq }) => seq <= upto) + 1;
    return end === this.#log.length ? this.#log : this.#log.slice(0, end);
  }

  get names(): readonly string[] {
    return this.shown?.seats.map((seat) => pick(seat.label)) ?? [];
  }

  /**
   * Performs a legal action; anything else is ignored, for instance a click that came too late. What the game warns of is
   * asked about first, unless it is meant.
   */
  async act(notation: string, meant = false): Promise<void> {
    if (meant) this.doubt = null;
    const { seat, decision, legal, warnings } = this.seatView;
    if (this.pending !== null || seat === null || decision === null) return;
    const offered = legal.find((action) => action.notation === notation);
    if (!offered) return;
    this.doubt = meant ? null : ((warnings ?? []).find(({ action }) => action === notation) ?? null);
    if (this.doubt) return;
    const sent = (this.#sent = { seat });
    this.pending = offered;
    this.whyNot = null;
    setTimeout(() => (this.slow = this.#sent === sent), PATIENCE);
    const answer = await this.#connection.request({
      type: 'act',
      table: this.id,
      seat,
      decision,
      action: notation,
    });
    const open = this.#sent === sent;
    if (answer.ok) {
      this.onAccepted?.(offered.action);
      if (open) this.#awaited = answer.seq;
      return this.#settle();
    }
    if (open) this.#answered();
    if (answer.refusal.code === 'stale_decision') this.#connection.resync(this.id);
    this.whyNot = { refusal: answer.refusal, action: offered.action };
  }

  /** Asks why something is not possible. */
  async why(action: LegalAction['action']): Promise<void> {
    const refusal = await this.engine.why(action);
    this.whyNot = refusal && { refusal, action };
  }

  /** The moment that questions to the engine are about: the seat on show and what it is asked. */
  #moment(): Moment | null {
    const { seat: shown, decision } = this.whole;
    const seat = shown ?? this.latest?.you[0];
    if (seat === undefined) return null;
    return {
      table: this.id,
      seat,
      decision: decision ?? '',
      revision: `${this.shown?.seq ?? 0} ${this.shown?.lang ?? ''}`,
    };
  }

  /** Asks for older steps of the log. */
  older(): void {
    const [first] = this.#log;
    if (first && this.more) this.#connection.older(this.id, first.seq);
  }

  async undo(): Promise<void> {
    const seat = this.whole.seat;
    if (seat !== null) await this.#ask({ type: 'undo', table: this.id, seat });
  }

  async answerUndo(accept: boolean): Promise<void> {
    await this.#ask({ type: 'answer_undo', table: this.id, accept });
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', table: this.id, text });
  }

  /** The host has somebody say nothing more here, or lets them speak again. */
  async mute(user: string, on: boolean): Promise<void> {
    await this.#ask({ type: 'mute', table: this.id, user, on });
  }

  async askEnd(): Promise<void> {
    await this.#ask({ type: 'ask_end', table: this.id });
  }

  async answerEnd(accept: boolean): Promise<void> {
    await this.#ask({ type: 'answer_end', table: this.id, accept });
  }

  /** Says when the table may pass for a seat, or for the one on show. */
  async prefer(window: string, mode: PassMode, seat = this.whole.seat): Promise<void> {
    if (seat !== null) await this.#ask({ type: 'prefer', table: this.id, seat, window, mode });
  }

  /** Gives a standing answer for a seat, or has it asked again. */
  async stand(kind: string, choice: string | null, seat: number): Promise<void> {
    await this.#ask({ type: 'stand', table: this.id, seat, kind, choice });
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (this.latest && this.latest.lang !== message.state.lang) this.#goOver();
        this.#log = message.log;
        this.more = message.more;
        this.chat = message.chat;
        this.#revision = message.revision;
        // Those who think are told after this.
        this.thinking = new Set();
        this.#told = message.state;
        this.#newest(writtenOut(message.state));
        return this.playback.jump(this.latest!);
      case 'update':
        return this.#change(message);
      case 'log':
        // Asked for twice, they come twice.
        this.#log = [
          ...message.steps.filter(({ seq }) => seq < (this.#log[0]?.seq ?? Infinity)),
          ...this.#log,
        ];
        this.more = message.more;
        return;
      case 'thinking':
        this.thinking = new Set(
          [...this.thinking, message.seat].filter((s) => message.on || s !== message.seat),
        );
        return;
      case 'presence':
        this.spectators = message.spectators;
        this.present = message.seats;
        return;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        return;
      default:
    }
  }

  /** What is on show was said in another language. */
  #goOver(): void {
    this.playback.trail = [];
    this.playback.since = [];
    this.playback.tape = [];
    this.whyNot = null;
    this.notice = null;
  }

  /** Makes the new state from the one told before. If that was missed, the whole is asked for. */
  #change({ seq, steps, revision, changes }: Extract<ServerMessage, { type: 'update' }>): void {
    const whole = Array.isArray(changes);
    if (!whole && revision <= this.#revision) return;
    if (!whole && (revision !== this.#revision + 1 || !this.#told)) return this.#connection.resync(this.id);
    this.#revision = revision;
    this.#told = changed(this.#told, changes) as ToldState;
    this.#update(seq, steps, writtenOut(this.#told));
  }

  #update(seq: number, steps: Step[], state: TableState): void {
    const known = this.latest?.seq ?? 0;
    if (seq < known) return;
    // The same number once more: something changed that only this seat is told, a preference for instance.
    const fresh = steps.filter((step) => step.seq > known);
    const missed = fresh[0] !== undefined && fresh[0].seq > known + 1;
    this.#log = [...this.#log, ...fresh];
    // What a click did may be seen before the word that it was accepted comes; the next click need not wait for that.
    const sent = this.#sent;
    if (sent && fresh.some((step) => step.actor_seat === sent.seat)) this.#answered();
    this.#newest(state);
    this.playback.push(fresh, state);
    // The state is whole, but lines of the log are missing: ask for all of it once more.
    if (missed) this.#connection.resync(this.id);
  }

  #newest(state: TableState): void {
    this.latest = state;
    this.#settle();
  }

  #show(state: TableState): void {
    this.hotSeat.follow(state);
    const { seat, decision, legal } = this.whole;
    const called = JSON.stringify([state.lang, state.chapter, state.seats.map(({ label }) => label)]);
    if (called !== this.#called) this.words.forget();
    this.#called = called;
    this.words.expect(legal);
    const question = `${seat} ${decision}`;
    if (question === this.#question) return;
    this.#question = question;
    this.whyNot = null;
    this.doubt = null;
    const picked = this.select.value;
    if (picked !== null && !this.keeps(picked, this.whole)) this.select.clear();
  }

  /** A click stays pending until the state that it brought about is here. */
  #settle(): void {
    if (this.#awaited === null || (this.latest?.seq ?? 0) < this.#awaited) return;
    this.#answered();
  }

  #answered(): void {
    this.#sent = null;
    this.#awaited = null;
    this.pending = null;
    this.slow = false;
  }

  async #words(actions: string[]): Promise<readonly Sentence[]> {
    const { seat } = this.whole;
    return seat === null ? [] : this.#connection.words(this.id, seat, actions);
  }

  async #ask(message: Parameters<Line['request']>[0]): Promise<void> {
    const answer = await this.#connection.request(message);
    if (!answer.ok) this.notice = answer.refusal;
  }
}
