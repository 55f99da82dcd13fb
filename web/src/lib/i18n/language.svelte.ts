import type { Bilingual, Lang } from '$lib/wire';
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

/** The sentence of the server in the language now shown. */
export const pick = (text: Bilingual): string => typeset(text[lang()], lang());
