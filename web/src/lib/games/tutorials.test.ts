import { expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import { gameTexts } from '$lib/i18n/game.svelte';
import type { Tutorial } from './types';

/** What holds for the guided first game of every game. */
const tutorials = import.meta.glob<Tutorial>('./*/tutorial.ts', { import: 'tutorial', eager: true });
const rules = import.meta.glob<string>('../../../../crates/*/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const games = Object.entries(tutorials).map(([path, tutorial]) => ({
  game: path.split('/')[1]!,
  steps: tutorial.steps,
}));

it.each(games)('the first game of $game is told in few steps', ({ steps }) => {
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it.each(games)('the first game of $game speaks both languages and cites rules that exist', (one) => {
  const texts = gameTexts(one.game);
  const said = ['ru', 'en'].map((lang) => {
    change({ lang });
    return one.steps.flatMap(({ id }) => [texts.find(`tutorial-${id}`), texts.find(`tutorial-${id}.body`)]);
  });
  for (const text of said.flat()) expect(text?.length).toBeGreaterThan(5);
  expect(said[0]).not.toEqual(said[1]);
  for (const { id, rule } of one.steps) {
    if (rule) expect(rules[`../../../../crates/${one.game}/RULES.md`], id).toContain(`### ${rule} `);
  }
});
