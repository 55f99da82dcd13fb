import { afterEach, expect, it } from 'vitest';
import { GameTexts } from '$lib/i18n/game.svelte';
import { settings } from '$lib/settings/settings.svelte';
import { said } from '$lib/table/fixture';
import { chapters } from './chapters';

afterEach(() => (settings.lang = null));

it('an adventure of a campaign begins with its event and is called by its name', () => {
  settings.lang = 'ru';
  const begun = said('event-adventure-begun', { type: 'adventure_begun', adventure: 3, story: 'story-3' });
  expect(chapters.begins(begun)).toBe(3);
  expect(chapters.begins(said('event-game-ended', { type: 'game_ended', turn: 3 }))).toBeNull();
  const texts = new GameTexts('welcome-to-the-moon');
  texts.set('ru', 'option-adventure-3 = Колония');
  expect(chapters.name(3, texts).replaceAll('\u00a0', ' ')).toBe('Приключение 3 «Колония»');
});
