import type { FluentBundle } from '@fluent/bundle';
import type { Lang } from '$lib/wire';
import { api } from '$lib/net/api';
import { bundleOf, lang, Memory, read, type Args } from './index';
import { typeset } from './typography';

/** The sentences and names of one game, as its crate wrote them. Loaded per language, reactive. */
export class GameTexts {
  readonly slug: string;
  #bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  #asked = new Set<Lang>();
  #memories = { ru: new Memory(), en: new Memory() };

  constructor(slug: string) {
    this.slug = slug;
  }

  /** Resolves when the texts of the language now shown are here. */
  async load(language: Lang = lang()): Promise<void> {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    try {
      this.set(language, await api.gameText(this.slug, language));
    } catch (error) {
      this.#asked.delete(language);
      throw error;
    }
  }

  set(language: Lang, source: string): void {
    this.#memories[language].forget();
    this.#bundles = { ...this.#bundles, [language]: bundleOf(language, source) };
  }

  /** A message by its id, `id.attribute` included; the id itself while texts are on their way. */
  say(id: string, args?: Args): string {
    return this.find(id, args) ?? id;
  }

  find(id: string, args?: Args): string | null {
    const language = lang();
    const bundle = this.#bundles[language];
    if (!bundle) return null;
    return this.#memories[language].recall(id, args, () => {
      const text = read(bundle, id, args);
      return text === null ? null : typeset(text, language);
    });
  }

  /** The name of a thing: `name('rock_strider')`, `name('teleport', 'text')`. */
  name(word: string, attribute?: string): string {
    const id = `name-${word.replaceAll(/[_.]/g, '-')}`;
    return this.find(attribute ? `${id}.${attribute}` : id) ?? word;
  }
}

const loaded = new Map<string, GameTexts>();

/** The texts of a game, one object per game for the whole app. */
export function gameTexts(slug: string): GameTexts {
  let texts = loaded.get(slug);
  if (!texts) loaded.set(slug, (texts = new GameTexts(slug)));
  return texts;
}
