import type { TableState } from '$lib/wire';

/** Several seats in one browser: whose eyes the screen has, and the curtain while it changes hands. */
export class HotSeat {
  /** The seat on show; nothing for a spectator. */
  seat = $state<number | null>(null);
  /** The seat that is asked to come to the screen, while the curtain is down. */
  curtain = $state<number | null>(null);
  /** Games without secrets need no curtain. */
  secrets = true;

  follow(state: TableState): void {
    const [only, ...others] = state.you;
    if (only === undefined || others.length === 0) {
      this.seat = only ?? null;
      this.curtain = null;
      return;
    }
    const asked = state.views.filter((view) => view.decision !== null).map((view) => view.seat);
    if (asked.length === 0) return this.#nobody(state);
    if (asked.includes(this.seat)) return void (this.curtain = null);
    this.#call(asked[0] ?? null, state);
  }

  /** The player whom the curtain called is at the screen. */
  ready(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
  }

  #nobody(state: TableState): void {
    if (this.seat === null) this.#call(state.you[0] ?? null, state);
    else this.curtain = null;
  }

  #call(seat: number | null, state: TableState): void {
    const secret = this.secrets && !state.settings.open_hands && state.phase === 'playing';
    if (secret) this.curtain = seat;
    else [this.seat, this.curtain] = [seat, null];
  }
}
