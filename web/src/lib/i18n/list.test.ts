import { expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import { listed } from './list';

it('names stand in a row as each language puts them', () => {
  change({ lang: 'en' });
  expect([[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cid']].map(listed)).toEqual([
    '',
    'Ann',
    'Ann and Bob',
    'Ann, Bob and Cid',
  ]);
  change({ lang: 'ru' });
  expect(listed(['Анна', 'Борис', 'Вера'])).toBe('Анна, Борис и\u00a0Вера');
});
