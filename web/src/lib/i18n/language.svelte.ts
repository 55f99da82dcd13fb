import type { Lang, SentencePart, Text } from '$lib/wire';
import { settings } from '$lib/settings/settings.svelte';
import { typeset } from './typography';

/** The words of the page in the languages it was built with: a file beside this one is a language. */
const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const shelves = import.meta.glob<string>('../games/*/shelf/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BUILT: readonly Lang[] = Object.keys(files).map((path) => path.slice('./'.length, -'.ftl'.length));

/** Spoken to those whose browser asks for no language of ours. */
const HOME: Lang = 'ru';

/** Speaks for a language in which a message is missing. */
export const FALLBACK: Lang = 'en';

/** The words of the page in a language: its own, and what the shelf says of each game. */
export async function pageWords(language: Lang): Promise<string> {
  const own = await files[`./${language}.ftl`]?.();
  if (own === undefined) throw new Error(`No words in ${language}.`);
  const games = Object.entries(shelves).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return [own, ...games.map(([, source]) => source)].join('\n');
}

/** The languages that can be chosen, by code. Reactive. */
export const languages = (): readonly Lang[] => BUILT;

/** What speakers of a language call it. */
export function ownName(language: Lang): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** The language of the browser when we speak it. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Lang {
  const codes = wanted.map((tag) => tag.split('-')[0]!.toLowerCase());
  return codes.find((code) => languages().includes(code)) ?? HOME;
}

/** The language that was chosen, else the browser's. Its words may still be on their way. */
export const wished = (): Lang =>
  settings.lang !== null && languages().includes(settings.lang) ? settings.lang : browserLanguage();

/** The languages whose words are here, the newest last. */
let here = $state.raw<readonly Lang[]>([]);
export function arrived(language: Lang): void {
  here = [...here.filter((one) => one !== language), language];
}

/** The language now shown: the wished one, and the one before until its words are here. Reactive. */
export const lang = (): Lang => (here.includes(wished()) ? wished() : (here.at(-1) ?? wished()));

/** A language to read beside the one now shown. */
export const otherLanguage = (): Lang => (lang() === FALLBACK ? HOME : FALLBACK);

/** A sentence of the server in the language now shown, in parts: some name places on the board. */
export function partsOf(text: Text): readonly SentencePart[] {
  const said = text[lang() as keyof Text] ?? text.en;
  return typeof said === 'string' ? [{ text: typeset(said, lang()) }] : said;
}

/** The whole sentence. */
export const pick = (text: Text): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
