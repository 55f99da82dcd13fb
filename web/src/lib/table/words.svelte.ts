import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { pick, t } from '$lib/i18n';
import type { LegalAction, Sentence } from '$lib/wire';

/** A legal action in words, by its notation. */
export type Say = (notation: string) => string;

/** Up to this many answers are put in words as soon as the question comes; of more, only those that are shown. */
const FEW = 64;
/** The server puts no more in words at a time. */
const MOST = 128;

/** Actions in words: asked for when they are shown, together, and remembered as long as the table is open. */
export class Words {
  #known = new SvelteMap<string, Sentence>();
  #wanted = new Set<string>();
  #asked = new Set<string>();
  /** Counts how often all was forgotten: an answer from before is of no use. */
  #time = 0;
  #ask: (notations: string[]) => Promise<readonly Sentence[]>;

  constructor(ask: (notations: string[]) => Promise<readonly Sentence[]>) {
    this.#ask = ask;
  }

  /** The words; until they have come, a word that fits every action. */
  readonly of: Say = (notation) => {
    const text = this.#known.get(notation);
    if (text) return pick(text);
    this.#want(notation);
    return t('action');
  };

  /** Whether the words have come. */
  has(notation: string): boolean {
    return this.#known.has(notation);
  }

  /** A new question: a few answers will all be shown. */
  expect(legal: readonly LegalAction[]): void {
    if (legal.length <= FEW) for (const { notation } of legal) this.#want(notation);
  }

  /** What was told is no longer true: somebody has another name, or another language is spoken. */
  forget(): void {
    this.#known.clear();
    this.#asked.clear();
    this.#time += 1;
  }

  #want(notation: string): void {
    if (this.#known.has(notation) || this.#asked.has(notation)) return;
    if (this.#wanted.size === 0) queueMicrotask(() => this.#send());
    this.#wanted.add(notation);
  }

  #send(): void {
    const all = [...this.#wanted];
    this.#wanted.clear();
    for (let from = 0; from < all.length; from += MOST) void this.#fetch(all.slice(from, from + MOST));
  }

  async #fetch(notations: string[]): Promise<void> {
    for (const notation of notations) this.#asked.add(notation);
    const time = this.#time;
    const texts = await this.#ask(notations);
    if (time !== this.#time) return;
    notations.forEach((notation, i) => {
      const text = texts[i];
      // What was not answered, for instance because the line was cut, is asked for again when it is shown again.
      this.#asked.delete(notation);
      if (text) this.#known.set(notation, text);
    });
  }
}

const KEY = Symbol('words');
/** Lets every part of a table put actions in words. */
export const provideWords = (say: Say): void => void setContext(KEY, say);
/** The same for a part that is shown without its table. */
export const wordsContext = (say: Say): Map<unknown, unknown> => new Map([[KEY, say]]);
/** How this table puts an action in words; outside of one, as it is written. */
export const useWords = (): Say => getContext<Say | undefined>(KEY) ?? ((notation) => notation);
