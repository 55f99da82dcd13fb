import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '$lib/home/levels';
import { SHELF } from '$lib/games';
import { KEYS } from '$lib/table/keys';
import { translate } from './index';

type Message = { id: string; vars: string[] };

/** The messages of a text with the variables each uses. */
function messages(source: string): Message[] {
  return new FluentResource(source).body.map(({ id, value }) => {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(
      (match) => match[1] ?? '',
    );
    return { id, vars: [...new Set(names)].sort() };
  });
}

/** The words of the page and of the boards, by file. Sentences of the rules are tested with their crates. */
const files = import.meta.glob<string>(
  ['/src/lib/i18n/*.ftl', '/src/lib/games/*/shelf/*.ftl', '../../../../crates/*/text/*/board*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const LANGUAGES = ['ru', 'en'];
/** `…/en.ftl` and `…/en/board.ftl` are both English. */
const ofLanguage = (language: string) =>
  Object.entries(files).filter(([path]) => new RegExp(`/${language}(\\.ftl|/)`).test(path));
const sources = (language: string) => ofLanguage(language).map(([, source]) => source);
const texts = (language: string) => sources(language).flatMap(messages);
const ids = new Set(texts('ru').map(({ id }) => id));

/** Ids that the source names outright: `t('…')`, also both arms of a condition inside the call. */
function used(): string[] {
  const all = import.meta.glob<string>('/src/**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const sources = Object.entries(all).filter(([path]) => !path.endsWith('.test.ts'));
  return sources.flatMap(([, source]) => {
    const calls = source.matchAll(/\bt\(([^()`]*?)[,)]/gs);
    return [...calls].flatMap((call) =>
      [...(call[1] ?? '').matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? ''),
    );
  });
}

describe('texts of the interface', () => {
  it('are the same messages with the same facts in both languages', () => {
    const [ru, en] = LANGUAGES.map(texts);
    expect(ru!.length).toBeGreaterThan(900);
    expect(en!.map(({ id }) => id)).toEqual(ru!.map(({ id }) => id));
    expect(en).toEqual(ru);
  });

  it('do not stand among the data of a game: those have ids', () => {
    const data = import.meta.glob<string>('../../../../crates/*/data/*.json', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(data).length).toBeGreaterThan(20);
    for (const [path, source] of Object.entries(data)) {
      const { provenance: _, ...facts } = JSON.parse(source) as Record<string, unknown>;
      expect(
        JSON.stringify(facts).match(/"(en|ru|text|text_en|text_ru)":|\p{Script=Cyrillic}+/gu),
        path,
      ).toBeNull();
    }
  });

  it('name no game: its words stand in its own folders', () => {
    const shell = Object.entries(files).filter(([path]) => path.startsWith('/src/lib/i18n/'));
    // A name is a word: “nim” is in “minimum” and does not stand there.
    const names = SHELF.flatMap(({ slug, name }) => [slug, name.toLowerCase()]);
    const stands = (name: string, source: string) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(source);
    for (const [path, source] of shell) {
      expect(
        names.filter((name) => stands(name, source.toLowerCase())),
        path,
      ).toEqual([]);
    }
  });

  it('are there for every id the source names', () => {
    const names = used();
    expect(names.length).toBeGreaterThan(150);
    expect([...new Set(names)].filter((id) => !ids.has(id) && id.includes('-'))).toEqual([]);
  });

  it('are there for every game, level and key', () => {
    const wanted = [
      ...SHELF.map(({ slug }) => `shelf-${slug}`),
      ...LEVELS.flatMap(({ id }) => [`level-${id}`, `level-${id}-long`, `level-${id}-why`]),
      ...KEYS.map(({ id }) => `key-${id}`),
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have plural forms', () => {
    const forms = [1, 2, 5, 21].map((count) =>
      translate('ru', 'spectators', { count }).replace('\u00a0', ' '),
    );
    expect(forms).toEqual(['1 зритель', '2 зрителя', '5 зрителей', '21 зритель']);
    expect(translate('en', 'spectators', { count: 1 })).toBe('1\u00a0spectator');
  });

  it('use ё, typographic quotes and no straight ones', () => {
    const all = LANGUAGES.flatMap(sources).join('\n');
    expect(all.match(/(?<!\p{L})(еще|нее|ее|всё-таки)(?!\p{L})/giu)).toBeNull();
    expect(all.replace(/\{ ?"[^"]*" ?\}/g, '').match(/= .*["']/g)).toBeNull();
  });
});
