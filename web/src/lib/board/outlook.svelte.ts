import { Lookahead, type Deed, type Engine } from '$lib/engine';
import type { Foresight, Refusal } from '$lib/wire';

/** Something that is carried across a board meets many places where it does not fit; why is asked when it rests. */
const RESTS = 120;

/**
 * What a board shows of what the player points at: what it would bring about, as the game tells it, or why it cannot be
 * done. While an answer is on its way, what was told last keeps its room, so that nothing jumps.
 */
export class Outlook<Told> {
  readonly #engine: () => Engine;
  readonly #tell: (foresight: Foresight) => Told;
  readonly #ahead: Lookahead;
  /** Whether something is pointed at, and whether that is offered. */
  #meant = $state<'legal' | 'illegal' | null>(null);
  #kept: Told | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: () => Engine, tell: (foresight: Foresight) => Told) {
    this.#engine = engine;
    this.#tell = tell;
    this.#ahead = new Lookahead(engine);
  }

  /** What would come of it; nothing until the engine has answered. */
  told: Told | null = $derived.by(() => {
    const { seen } = this.#ahead;
    return this.#meant === 'legal' && seen?.ok ? this.#tell(seen.foresight) : null;
  });
  /** Why it is not possible. */
  refusal: Refusal | null = $derived.by(() => {
    const { seen } = this.#ahead;
    return this.#meant === 'illegal' && seen && !seen.ok && seen.step !== null ? seen.refusal : null;
  });
  /** What to keep room for. */
  shown: Told | null = $derived.by(() => {
    if (this.told !== null || this.#meant !== 'legal') this.#kept = this.told;
    return this.told ?? this.#kept;
  });
  /** The answer is on its way. */
  get waits(): boolean {
    return this.#meant !== null && this.told === null && this.refusal === null;
  }

  /** Points at actions, one after another; `legal` says whether they are offered. */
  look(deeds: readonly Deed[] | null, legal = true): void {
    clearTimeout(this.#timer);
    this.#meant = deeds && (legal ? 'legal' : 'illegal');
    if (!deeds || legal || this.#engine().known(deeds)) {
      this.#ahead.look(deeds);
      return;
    }
    this.#ahead.look(null);
    this.#timer = setTimeout(() => this.#ahead.look(deeds), RESTS);
  }
}
