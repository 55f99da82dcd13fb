import type { Lang } from '$lib/wire';
import { api } from '$lib/net/api';
import type { Args } from './bundle';
import { addSpeaker, lang } from './index';
import { Texts } from './texts.svelte';

/** The sentences, names and buttons of one game, as its crate has them. Loaded per language, reactive. */
export class GameTexts {
  readonly slug: string;
  readonly #texts: Texts;

  constructor(slug: string) {
    this.slug = slug;
    this.#texts = new Texts((language) => api.gameText(slug, language));
  }

  /** Resolves when the texts of the language now shown are here. */
  load(language: Lang = lang()): Promise<void> {
    return this.#texts.load(language);
  }

  set(language: Lang, source: string): void {
    this.#texts.set(language, source);
  }

  /** A message by its id, `id.attribute` included; the id itself while texts are on their way. */
  say(id: string, args?: Args): string {
    return this.find(id, args) ?? id;
  }

  find(id: string, args?: Args): string | null {
    return this.#texts.find(lang(), id, args);
  }

  /** The name of a thing: `name('rock_strider')`, `name('teleport', 'text')`. */
  name(word: string, attribute?: string): string {
    const id = `name-${word.replaceAll(/[_.]/g, '-')}`;
    return this.find(attribute ? `${id}.${attribute}` : id) ?? word;
  }

  /** The words of the game's board are said by `t`, too. */
  speak(language: Lang, id: string, args?: Args): string | null {
    return id.startsWith(`${this.slug}-`) ? this.#texts.find(language, id, args) : null;
  }
}

const loaded = new Map<string, GameTexts>();

/** The texts of a game, one object per game for the whole app. */
export function gameTexts(slug: string): GameTexts {
  let texts = loaded.get(slug);
  if (!texts) {
    const made = (texts = new GameTexts(slug));
    loaded.set(slug, made);
    addSpeaker((language, id, args) => made.speak(language, id, args));
  }
  return texts;
}
