import type { LegalAction } from '$lib/wire';

/** Actions of one gesture, sent one after another: each waits until the one before has come true. */
export class Queue {
  #left = $state.raw<readonly string[]>([]);

  start(actions: readonly string[]): void {
    this.#left = actions;
  }

  /** Call inside an effect with what is legal now. What has become impossible ends the gesture. */
  next(legal: readonly LegalAction[], pending: LegalAction | null, act: (notation: string) => void): void {
    const [first, ...rest] = this.#left;
    if (first === undefined || pending !== null || legal.length === 0) return;
    if (!legal.some(({ notation }) => notation === first)) {
      this.#left = [];
      return;
    }
    this.#left = rest;
    act(first);
  }
}
