import { SvelteMap } from 'svelte/reactivity';
import { lang } from '$lib/i18n';
import { api } from '$lib/net/api';
import type { Lang } from '$lib/wire';
import type { Rule, Rulebook } from '$lib/wire/rest';

const books = new SvelteMap<string, Rulebook>();
const asked = new Set<string>();

/** The rules of a game, once they are here; asking for them fetches them. Reactive. */
export function book(slug: string, language: Lang = lang()): Rulebook | null {
  const key = `${slug} ${language}`;
  if (!asked.has(key)) {
    asked.add(key);
    // A microtask, since state may not change while a page is being computed.
    queueMicrotask(() => {
      api
        .rules(slug, language)
        .then((found) => books.set(key, found))
        .catch(() => asked.delete(key));
    });
  }
  return books.get(key) ?? null;
}

export function rule(slug: string, id: string, language: Lang = lang()): Rule | null {
  for (const chapter of book(slug, language)?.chapters ?? []) {
    const found = chapter.rules.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}
