import type { Board, Seat } from './view';

/** So long somebody's new tile and gains stand out. */
const SHOWN = 3_000;

export interface Gain {
  tiles: number;
  medals: number;
}

/** What others have gained just now: it stands out for a moment, since all of them play at once. */
export class News {
  gains = $state.raw<ReadonlyMap<Seat, Gain>>(new Map());
  #known = new Map<Seat, Gain>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call inside an effect with everybody else's boards and medals. */
  see(rivals: readonly { rival: Seat; board: Board; medals: number }[]): void {
    const fresh = new Map<Seat, Gain>();
    for (const { rival, board, medals } of rivals) {
      const before = this.#known.get(rival);
      const now = { tiles: board.tiles.length, medals };
      this.#known.set(rival, now);
      if (before && now.tiles > before.tiles)
        fresh.set(rival, { tiles: now.tiles - before.tiles, medals: medals - before.medals });
    }
    if (fresh.size === 0) return;
    clearTimeout(this.#timer);
    this.gains = fresh;
    this.#timer = setTimeout(() => (this.gains = new Map()), SHOWN);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
