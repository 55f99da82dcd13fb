import type { FluentBundle } from '@fluent/bundle';
import type { Lang } from '$lib/wire';
import { bundleOf, Memory, read, type Args } from './bundle';
import { FALLBACK } from './language.svelte';
import { typeset } from './typography';

/** One set of messages in one language. */
class Spoken {
  readonly #language: Lang;
  readonly #bundle: FluentBundle;
  readonly #memory = new Memory();

  constructor(language: Lang, source: string) {
    this.#language = language;
    this.#bundle = bundleOf(language, source);
  }

  find(id: string, args?: Args): string | null {
    return this.#memory.recall(id, args, () => {
      const text = read(this.#bundle, id, args);
      return text === null ? null : typeset(text, this.#language);
    });
  }
}

/** A set of messages, in the languages that were asked for. Reactive: what has come is said at once. */
export class Texts {
  #spoken = $state.raw<Readonly<Record<Lang, Spoken>>>({});
  #asked = new Map<Lang, Promise<void>>();
  readonly #fetch: (language: Lang) => Promise<string>;

  constructor(fetch: (language: Lang) => Promise<string>) {
    this.#fetch = fetch;
  }

  /** Resolves when the messages of a language are here. */
  load(language: Lang): Promise<void> {
    if (language in this.#spoken) return Promise.resolve();
    let asked = this.#asked.get(language);
    if (!asked) {
      asked = this.#fetch(language)
        .then((source) => this.set(language, source))
        .finally(() => this.#asked.delete(language));
      this.#asked.set(language, asked);
    }
    return asked;
  }

  set(language: Lang, source: string): void {
    this.#spoken = { ...this.#spoken, [language]: new Spoken(language, source) };
  }

  /** Whether this language has come. */
  speaks(language: Lang): boolean {
    return language in this.#spoken;
  }

  /** A message by its id, `id.attribute` included. One that a language lacks is said in another that is here. */
  find(language: Lang, id: string, args?: Args): string | null {
    const said = this.#spoken[language]?.find(id, args) ?? this.#spoken[FALLBACK]?.find(id, args);
    if (said !== undefined && said !== null) return said;
    if (language in this.#spoken) return null;
    // The language was changed a moment ago: until its words are here, the old ones stay.
    const others = Object.values(this.#spoken).map((spoken) => spoken.find(id, args));
    return others.find((other) => other !== null) ?? null;
  }
}
