import type { Connection } from '$lib/net/connection.svelte';
import type { ForesightAnswer, Refusal } from '$lib/wire';
import { keyOf, type Deed, type Engine, type Foreseen, type Moment } from './engine';

/** What the engine needs of a connection. */
export type Line = Pick<Connection, 'foresee' | 'why'>;

type Question = { actions: readonly Deed[]; key: string; settle: (seen: Foreseen | null) => void };

/**
 * Asks the server, one question at a time: of those that wait only the newest is sent, the others get nothing.
 * Answers are remembered until the moment changes.
 */
export class RemoteEngine implements Engine {
  readonly #line: Line;
  readonly #moment: () => Moment | null;
  #at = '';
  #memory = new Map<string, Foreseen>();
  #asking: Question | null = null;
  #waiting: Question | null = null;

  constructor(line: Line, moment: () => Moment | null) {
    this.#line = line;
    this.#moment = moment;
  }

  known(actions: readonly Deed[]): Foreseen | null {
    this.#keepUp();
    return this.#memory.get(keyOf(actions)) ?? null;
  }

  foresee(actions: readonly Deed[]): Promise<Foreseen | null> {
    const known = this.known(actions);
    if (known) return Promise.resolve(known);
    return new Promise((settle) => {
      this.#waiting?.settle(null);
      this.#waiting = { actions, key: keyOf(actions), settle };
      if (!this.#asking) void this.#work();
    });
  }

  why(action: Deed): Promise<Refusal | null> {
    const moment = this.#moment();
    return moment ? this.#line.why(moment.table, moment.seat, action) : Promise.resolve(null);
  }

  async #work(): Promise<void> {
    while (this.#waiting) {
      const question = (this.#asking = this.#waiting);
      this.#waiting = null;
      question.settle(await this.#ask(question));
    }
    this.#asking = null;
  }

  async #ask({ actions, key }: Question): Promise<Foreseen | null> {
    const moment = this.#moment();
    if (!moment?.decision) return null;
    const at = this.#keepUp();
    const { table, seat, decision } = moment;
    const seen = read(await this.#line.foresee(table, seat, decision, actions));
    // What was asked at another moment says nothing about this one.
    if (!seen || this.#keepUp() !== at) return null;
    if (lasting(seen)) this.#memory.set(key, seen);
    return seen;
  }

  /** Forgets what was foreseen at another moment; says which moment it is. */
  #keepUp(): string {
    const moment = this.#moment();
    const at = moment ? JSON.stringify(moment) : '';
    if (at !== this.#at) {
      this.#at = at;
      this.#memory = new Map();
    }
    return at;
  }
}

function read(answer: ForesightAnswer | null): Foreseen | null {
  switch (answer?.type) {
    case 'foreseen':
      return { ok: true, foresight: answer.foresight };
    case 'refused':
      return { ok: false, step: answer.step, refusal: answer.refusal };
    default:
      return null;
  }
}

/** What the rules say stands; a server that is in haste may answer the next time. */
const lasting = (seen: Foreseen): boolean => seen.ok || seen.step !== null;
