import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '$lib/wire';
import type { OpenTable } from '$lib/wire/rest';
import { OpenTables } from './open.svelte';
import { fits } from './pace';

const table = (id: string, over: Partial<OpenTable> = {}): OpenTable => ({
  id,
  game: 'nexus-ops',
  host: 'Ada',
  lang: 'ru',
  options: [],
  seats: [],
  free: 1,
  clock: null,
  unrated: false,
  created: 1,
  ...over,
});
const news = (tables: OpenTable[], gone: string[] = [], whole = false) =>
  ({ type: 'open_tables', whole, tables, gone, here: 3 }) as Extract<ServerMessage, { type: 'open_tables' }>;

describe('the list of open tables', () => {
  it('follows what the server tells', () => {
    const open = new OpenTables();
    expect(open.known).toBe(false);
    open.hear(news([table('a'), table('b')], [], true));
    open.hear(news([table('c'), table('b', { free: 2 })], ['a', 'never seen']));
    expect([...open.tables.keys()].sort()).toEqual(['b', 'c']);
    expect([open.tables.get('b')?.free, open.here, open.known]).toEqual([2, 3, true]);
    open.hear(news([table('d')], [], true));
    expect([...open.tables.keys()]).toEqual(['d']);
  });

  it('is asked for once and given up once', () => {
    const asked: boolean[] = [];
    let deaf = 0;
    const line = { hear: () => () => void deaf++, browse: (on: boolean) => void asked.push(on) };
    new OpenTables().follow(line)();
    expect([asked, deaf]).toEqual([[true, false], 1]);
  });

  it('is narrowed down', () => {
    const slow = table('s', { clock: { type: 'days', days: 2 }, lang: 'en' });
    const all = { game: null, pace: null, lang: null };
    expect([
      fits(slow, all),
      fits(slow, { ...all, pace: 'days' }),
      fits(slow, { ...all, pace: 'live' }),
    ]).toEqual([true, true, false]);
    expect([fits(slow, { ...all, lang: 'ru' }), fits(slow, { ...all, game: 'on-mars' })]).toEqual([
      false,
      false,
    ]);
  });
});
