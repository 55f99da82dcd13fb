import type { Foresight, Refusal } from '$lib/wire';
import { keyOf, type Deed, type Engine, type Foreseen } from './engine';

/** A question with the answer that a real engine gave. */
export interface Recorded {
  actions: readonly Deed[];
  answer: Foreseen;
}

/** An engine for tests and fixtures: it repeats recorded answers and knows nothing else. */
export class RecordedEngine implements Engine {
  /** What was asked, in order. */
  readonly asked: (readonly Deed[])[] = [];
  #answers: Map<string, Foreseen>;
  #refusals: Map<string, Refusal>;

  /** Refusals by the type of the action. */
  constructor(answers: readonly Recorded[] = [], refusals: Record<string, Refusal> = {}) {
    this.#answers = new Map(answers.map(({ actions, answer }) => [keyOf(actions), answer]));
    this.#refusals = new Map(Object.entries(refusals));
  }

  known(actions: readonly Deed[]): Foreseen | null {
    return this.#answers.get(keyOf(actions)) ?? null;
  }

  foresee(actions: readonly Deed[]): Promise<Foreseen | null> {
    this.asked.push(actions);
    return Promise.resolve(this.known(actions));
  }

  why(action: Deed): Promise<Refusal | null> {
    return Promise.resolve(this.#refusals.get(action.type) ?? null);
  }
}

/** A foresight in which nothing happens, to be filled in by a test. */
export const foresight = (over: Partial<Foresight> = {}): Foresight => ({
  steps: [],
  draft: [],
  stop: null,
  inside: false,
  scores: null,
  owed: [],
  end: null,
  notes: [],
  places: [],
  next: null,
  odds: null,
  ...over,
});
