import { loadGame } from '$lib/games';
import type { GameUi } from '$lib/games/types';
import { gameTexts, type GameTexts } from '$lib/i18n/game.svelte';
import { lang } from '$lib/i18n';

/** A game's interface and texts, fetched when its slug is known. */
export class LoadedGame {
  ui = $state.raw<GameUi | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  error = $state.raw<unknown>(null);
  #slug: string | null = null;

  /** Call inside an effect: follows the slug and the language. */
  follow(slug: string | null): void {
    if (slug === null) return;
    const texts = gameTexts(slug);
    const failed = (error: unknown) => (this.error = error);
    texts.load(lang()).then(() => (this.texts = texts), failed);
    if (slug === this.#slug) return;
    this.#slug = slug;
    loadGame(slug).then((ui) => (this.ui = ui), failed);
  }
}
