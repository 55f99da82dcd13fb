import type { Lang } from '$lib/wire';
import type { Args } from './bundle';
import { arrived, lang, pageWords, wished } from './language.svelte';
import { Texts } from './texts.svelte';

export type { Args } from './bundle';
export {
  browserLanguage,
  lang,
  languages,
  otherLanguage,
  ownName,
  partsOf,
  pick,
  wished,
} from './language.svelte';

/** The words of the page. */
const page = new Texts(pageWords);

/** Words that are known without asking, such as those of the shelf, and the texts of games that are open. */
type Speaker = (language: Lang, id: string, args?: Args) => string | null;
const speakers: Speaker[] = [];

/** Adds somebody who knows further messages; a game's begin with its name. */
export function addSpeaker(speaker: Speaker): void {
  speakers.push(speaker);
}

/** Fetches the words of the page in the language that is wished for, and shows them. */
export async function loadWords(language: Lang = wished()): Promise<void> {
  await page.load(language);
  arrived(language);
}

/** Puts words in place that need not be fetched. */
export function setWords(language: Lang, source: string): void {
  page.set(language, source);
  arrived(language);
}

/** A text of the interface in the language now shown. Reactive, since `lang()` is. */
export function t(id: string, args?: Args): string {
  return translate(lang(), id, args);
}

/** Names one after the other, as the language writes a list: `A, B, C`. */
export const listed = (names: readonly string[]): string =>
  names.length === 0 ? '' : names.reduce((before, next) => t('list', { before, next }));

export function translate(language: Lang, id: string, args?: Args): string {
  const said = page.find(language, id, args);
  if (said !== null) return said;
  for (const speaker of speakers) {
    const found = speaker(language, id, args);
    if (found !== null) return found;
  }
  return `‹${id}›`;
}
