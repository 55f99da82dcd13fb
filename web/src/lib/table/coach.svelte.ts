import type { Tutorial, TutorialStep } from '$lib/games/types';
import type { SeatView, Step } from '$lib/wire';
import { has, type Tagged } from './parts';
import type { TableSession } from './session.svelte';

/** Leads through a guided game: offers what a step expects, and goes on when the server has accepted it. */
export class Coach {
  at = $state(0);
  skipped = $state(false);
  /** How often something was clicked that is not part of the step; the coach says so. */
  astray = $state(0);
  readonly tutorial: Tutorial;
  #session: TableSession;

  /** `at`: where somebody left who comes back. */
  constructor(tutorial: Tutorial, session: TableSession, at = 0) {
    this.tutorial = tutorial;
    this.#session = session;
    this.at = at;
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

  /** Call whenever another view is on show, with what the log has told by then. */
  seen(view: SeatView, log: readonly Step[] = []): void {
    while (this.step?.until?.(view, log)) this.next();
    const { back } = this.step ?? {};
    if (back?.when(view, log)) this.#go(this.tutorial.steps.findIndex(({ id }) => id === back.to));
  }

  /** Something else was clicked than the step is about. */
  nudge(): void {
    if (this.step) this.astray += 1;
  }

  next(): void {
    this.#go(this.at + 1);
  }

  skip(): void {
    this.skipped = true;
    this.#offer();
  }

  #go(at: number): void {
    this.at = at;
    this.astray = 0;
    this.#offer();
  }

  #expects(action: Tagged): boolean {
    return this.step?.expect?.some((part) => has(action, part)) ?? false;
  }

  /** What the step is about, and what leads there. */
  #offers(action: Tagged): boolean {
    return this.#expects(action) || (this.step?.on?.some((part) => has(action, part)) ?? false);
  }

  #offer(): void {
    const { step } = this;
    // What was picked for the last step has nothing to do with the next one.
    this.#session.select.clear();
    // While a text waits to be read, nothing else is on offer.
    const free = step === null || (step.until && !step.expect && !step.on);
    this.#session.offer = free ? null : (action) => this.#offers(action);
  }
}
