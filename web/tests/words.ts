import { setWords } from '$lib/i18n';
import { gameTexts } from '$lib/i18n/game.svelte';

/** All words in all languages: what a page fetches when it needs them is there at once in tests. */
const page = import.meta.glob<string>(['../src/lib/i18n/*.ftl', '../src/lib/games/*/shelf/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../../crates/*/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Texts that belong together, by what `key` makes of their paths. */
function gathered(files: Record<string, string>, key: (path: string) => string): [string, string][] {
  const all = new Map<string, string[]>();
  for (const [path, source] of Object.entries(files))
    all.set(key(path), [...(all.get(key(path)) ?? []), source]);
  return [...all].map(([name, sources]) => [name, sources.join('\n')]);
}

const languageOf = (path: string): string => path.split('/').at(-1)!.replace('.ftl', '');
for (const [language, source] of gathered(page, languageOf)) setWords(language, source);

const ofGame = (path: string): string => path.split('/').slice(3, 6).join('/');
for (const [name, source] of gathered(games, ofGame)) {
  const [slug = '', , language = ''] = name.split('/');
  gameTexts(slug).set(language, source);
}
