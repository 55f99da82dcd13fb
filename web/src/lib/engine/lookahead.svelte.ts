import type { Deed, Engine, Foreseen } from './engine';

/**
 * What the player is pointing at and what it would bring about. The board draws `seen` when it is there and waits for
 * nothing; while an answer is on its way nothing stands there, so nothing wrong does.
 */
export class Lookahead {
  seen = $state.raw<Foreseen | null>(null);
  #engine: () => Engine;
  #now: object | null = null;

  constructor(engine: () => Engine) {
    this.#engine = engine;
  }

  /** Looks at what these actions would bring about; nothing is pointed at without them. */
  look(actions: readonly Deed[] | null): void {
    const asked = (this.#now = actions && {});
    const engine = this.#engine();
    this.seen = actions && engine.known(actions);
    if (!actions || this.seen) return;
    void engine.foresee(actions).then((seen) => {
      if (this.#now === asked) this.seen = seen;
    });
  }
}
