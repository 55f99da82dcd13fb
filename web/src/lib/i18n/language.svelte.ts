import type { Bilingual, Lang, SentencePart, Text } from '$lib/wire';
import { settings } from '$lib/settings/settings.svelte';
import { typeset } from './typography';

export const LANGS: readonly Lang[] = ['ru', 'en'];

/** The language of the browser when we speak it, else Russian. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Lang {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === 'ru' || code === 'en') return code;
  }
  return 'ru';
}

/** The language now shown: the chosen one, else the browser's. Reactive. */
export const lang = (): Lang => settings.lang ?? browserLanguage();

/** A sentence of the server in the language now shown, in parts: some name places on the board. */
export function partsOf(text: Text | Bilingual): readonly SentencePart[] {
  const said = text[lang()];
  return typeof said === 'string' ? [{ text: typeset(said, lang()) }] : said;
}

/** The whole sentence. */
export const pick = (text: Text | Bilingual): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
