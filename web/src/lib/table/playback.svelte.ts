import type { Step, TableState } from '$lib/wire';

type Waiting = { steps: Step[]; state: TableState };

/** A game that forgets to say that it has shown the steps does not hold the table up for longer. */
const LONGEST = 6_000;
/** Beyond so many waiting updates nobody wants to see each. */
const TOO_MANY = 8;

/**
 * Shows updates one after another: first what happened, over the old view, then the new state. Only a board can show
 * what happened: without one (in the lobby, while the game loads, beside the result) every state is shown at once.
 */
export class Playback {
  shown = $state.raw<TableState | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  trail = $state.raw<readonly Step[]>([]);
  #queue = $state.raw<Waiting[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #boards = 0;
  #moves: () => boolean;
  #onShow: (state: TableState) => void;

  constructor(moves: () => boolean, onShow: (state: TableState) => void) {
    this.#moves = moves;
    this.#onShow = onShow;
  }

  /** How fast somebody wants to see things; a replay sets it. */
  rate = $state(1);

  /** 1, and more the more updates wait behind the one on show. */
  get hurry(): number {
    return this.rate * Math.max(1, this.#queue.length);
  }

  get busy(): boolean {
    return this.steps.length > 0;
  }

  /** A board stands and shows steps from now on, until the returned function is called. */
  board(): () => void {
    this.#boards += 1;
    return () => {
      this.#boards -= 1;
      const last = this.#queue.at(-1);
      if (this.#boards === 0 && last) this.jump(last.state);
    };
  }

  /** Shows a state at once; whatever was on its way is part of it. */
  jump(state: TableState): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.steps = [];
    this.#show(state);
  }

  push(steps: Step[], state: TableState): void {
    // What the table did for us in answer to somebody else is no step of ours.
    const first = steps[0]?.actor_seat ?? null;
    const own = first !== null && state.you.includes(first);
    this.trail = own ? [] : [...this.trail, ...steps].slice(-12);
    const seen = this.#boards > 0 && this.#moves() && !document.hidden;
    if (!seen || this.#queue.length >= TOO_MANY) return this.jump(state);
    this.#queue = [...this.#queue, { steps: steps.filter((step) => step.events.length > 0), state }];
    if (!this.busy) this.#next();
  }

  /** The steps on show have been seen (or skipped). */
  done(): void {
    clearTimeout(this.#timer);
    const [first, ...rest] = this.#queue;
    if (!first) return;
    this.#queue = rest;
    this.steps = [];
    this.#show(first.state);
    if (rest.length > 0) this.#next();
  }

  #show(state: TableState): void {
    this.shown = state;
    this.#onShow(state);
  }

  #next(): void {
    const [first] = this.#queue;
    if (!first) return;
    if (first.steps.length === 0) return this.done();
    this.steps = first.steps;
    this.#timer = setTimeout(() => this.done(), LONGEST);
  }
}
