import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from './en.ftl?raw';
import ru from './ru.ftl?raw';
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

// Names of places need other facts in other languages, and are tested with their board.
const words = import.meta.glob<string>(['/src/lib/games/**/*.ftl', '!/src/lib/games/*/names/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofGames = (language: string) =>
  Object.entries(words).flatMap(([path, source]) =>
    path.endsWith(`/${language}.ftl`) ? messages(source) : [],
  );
const texts = { ru: [...messages(ru), ...ofGames('ru')], en: [...messages(en), ...ofGames('en')] };
const ids = new Set(texts.ru.map(({ id }) => id));

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
    expect(texts.en.map(({ id }) => id)).toEqual(texts.ru.map(({ id }) => id));
    expect(texts.en).toEqual(texts.ru);
  });

  it('are there for every id the source names', () => {
    const names = used();
    expect(names.length).toBeGreaterThan(150);
    expect([...new Set(names)].filter((id) => !ids.has(id) && id.includes('-'))).toEqual([]);
  });

  it('are there for every game, level and key', () => {
    const wanted = [
      ...SHELF.map(({ slug }) => `game-${slug}`),
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
    expect(ru.match(/\b(еще|нее|ее|всё-таки)\b/g)).toBeNull();
    expect((ru + en).match(/= .*["']/g)).toBeNull();
  });
});
