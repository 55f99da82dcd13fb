import { afterEach, beforeAll, expect, it } from 'vitest';
import { addWords } from '$lib/i18n';
import { GameTexts } from '$lib/i18n/game.svelte';
import { settings } from '$lib/settings/settings.svelte';
import { said } from '$lib/table/fixture';
import { chapters, tell } from './chapters';
import game from './index';
import { askSheet } from './sheets.svelte';
import type { View } from './view';

beforeAll(async () => {
  addWords(game.words);
  await Promise.all([askSheet(1), askSheet(2)]);
});
afterEach(() => (settings.lang = null));

const second = { table: { adventure: 2 } } as View;
const told = (adventure: number | null) =>
  tell('Ann writes 5 in n01.', second, adventure).map(({ text, place }) => [
    text.replaceAll('\u00a0', ' '),
    place,
  ]);

it('a line of the log has the names of the sheet on which it happened', () => {
  settings.lang = 'en';
  expect(told(null)[1]).toEqual(['space 1 of the trajectory', 'n01']);
  // The place of an earlier sheet is named, but leads nowhere.
  expect(told(1)[1]).toEqual(['space 1 of floor 1 (Astronaut)', null]);
});

it('an adventure of a campaign begins with its event and is called by its name', () => {
  settings.lang = 'ru';
  const begun = said('event-adventure-begun', { type: 'adventure_begun', adventure: 3, story: 'story-3' });
  expect(chapters.begins(begun)).toBe(3);
  expect(chapters.begins(said('event-game-ended', { type: 'game_ended', turn: 3 }))).toBeNull();
  const texts = new GameTexts('welcome-to-the-moon');
  texts.set('ru', 'option-adventure-3 = Колония');
  expect(chapters.name(3, texts).replaceAll('\u00a0', ' ')).toBe('Приключение 3 «Колония»');
});
