import type { Args } from '$lib/i18n';
import { gameTexts } from '$lib/i18n/game.svelte';
import type { Sheet } from './sheets/model';

const texts = gameTexts('welcome-to-the-moon');

/** What a thing on a sheet is called in the language now shown, also when nobody has spoken of it yet. */
export function nameOf(sheet: Sheet, id: string): string | null {
  const called = sheet.names.get(id);
  if (!called) return null;
  const args: Args = { n: String(called.n ?? ''), count: 1 };
  for (const [fact, value] of Object.entries(called.facts)) {
    args[fact] = typeof value === 'number' ? value : texts.name(value);
    args[`${fact}_id`] = value;
  }
  return texts.find(`place-${called.word}`, args);
}
