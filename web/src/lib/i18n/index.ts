import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '$lib/wire';
import { lang } from './language.svelte';
import { typeset } from './typography';
import en from './en.ftl?raw';
import ru from './ru.ftl?raw';

export { LANGS, browserLanguage, lang, pick } from './language.svelte';

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

const bundles = { ru: bundleOf('ru', ru), en: bundleOf('en', en) };

/** Adds the words of a game's board; they come with the game, so that other pages do not carry them. */
export function addWords(words: Record<Lang, string>): void {
  for (const language of ['ru', 'en'] as const) {
    bundles[language].addResource(new FluentResource(words[language]), { allowOverrides: true });
  }
}

/** A text of the interface in the language now shown. Reactive, since `lang()` is. */
export function t(id: string, args?: Args): string {
  return translate(lang(), id, args);
}

export function translate(language: Lang, id: string, args?: Args): string {
  return typeset(read(bundles[language], id, args) ?? `‹${id}›`, language);
}
