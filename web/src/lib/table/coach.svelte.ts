import type { Tutorial, TutorialStep } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { has, type Tagged } from './parts';
import type { TableSession } from './session.svelte';

/** Leads through a guided game: offers what a step expects, and goes on when the server has accepted it. */
export class Coach {
  at = $state(0);
  skipped = $state(false);
  readonly tutorial: Tutorial;
  #session: TableSession;

  constructor(tutorial: Tutorial, session: TableSession) {
    this.tutorial = tutorial;
    this.#session = session;
    session.onAccepted = (action) => this.accepted(action);
    this.#offer();
  }

  get step(): TutorialStep | null {
    return this.skipped ? null : (this.tutorial.steps[this.at] ?? null);
  }

  /** A step that nothing but the button ends. */
  get byButton(): boolean {
    return this.step !== null && !this.step.expect && !this.step.until;
  }

  accepted(action: Tagged): void {
    if (this.#expects(action)) this.next();
  }

  /** Call whenever another view is on show. */
  seen(view: SeatView): void {
    while (this.step?.until?.(view)) this.next();
  }

  next(): void {
    this.at += 1;
    this.#offer();
  }

  skip(): void {
    this.skipped = true;
    this.#offer();
  }

  #expects(action: Tagged): boolean {
    return this.step?.expect?.some((part) => has(action, part)) ?? false;
  }

  #offer(): void {
    const { step } = this;
    // What was picked for the last step has nothing to do with the next one.
    this.#session.select.clear();
    // While a text waits to be read, nothing else is on offer.
    const free = step === null || (step.until && !step.expect);
    this.#session.offer = free ? null : (action) => this.#expects(action);
  }
}
