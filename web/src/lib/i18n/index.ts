import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '$lib/wire';
import { lang } from './language.svelte';
import { typeset } from './typography';
import en from './en.ftl?raw';
import ru from './ru.ftl?raw';

export { LANGS, browserLanguage, lang, partsOf, pick } from './language.svelte';

export type Args = Record<string, FluentVariable>;

/** A bundle over one text; isolation marks are left out, since both languages run the same way. */
export function bundleOf(language: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

/** `id` or `id.attribute` out of a bundle; nothing when it is not there. */
export function read(bundle: FluentBundle, id: string, args?: Args): string | null {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : null;
}

/** So many sentences are worth remembering; then we begin anew. */
const MEMORY = 4_000;

/** Remembers what was said: a board says the same few hundred sentences after every click. */
export class Memory {
  #said = new Map<string, string | null>();

  recall(id: string, args: Args | undefined, say: () => string | null): string | null {
    const key = args ? `${id} ${JSON.stringify(args)}` : id;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    if (this.#said.size >= MEMORY) this.#said.clear();
    const said = say();
    this.#said.set(key, said);
    return said;
  }

  forget(): void {
    this.#said.clear();
  }
}

const memories = { ru: new Memory(), en: new Memory() };
const bundles = { ru: bundleOf('ru', ru), en: bundleOf('en', en) };

/** Adds the words of a game's board; they come with the game, so that other pages do not carry them. */
export function addWords(words: Record<Lang, string>): void {
  for (const language of ['ru', 'en'] as const) {
    bundles[language].addResource(new FluentResource(words[language]), { allowOverrides: true });
    memories[language].forget();
  }
}

/** A text of the interface in the language now shown. Reactive, since `lang()` is. */
export function t(id: string, args?: Args): string {
  return translate(lang(), id, args);
}

export function translate(language: Lang, id: string, args?: Args): string {
  const said = memories[language].recall(id, args, () => {
    const text = read(bundles[language], id, args);
    return text === null ? null : typeset(text, language);
  });
  return said ?? `‹${id}›`;
}
