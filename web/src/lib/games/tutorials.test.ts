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

const lessons = import.meta.glob<Record<string, Tutorial>>('./*/lessons.ts', {
  import: 'lessons',
  eager: true,
});

const gameOf = (path: string) => path.split('/')[1]!;
const games = Object.entries(tutorials).map(([path, tutorial]) => ({
  game: gameOf(path),
  lesson: 'first game',
  steps: tutorial.steps,
}));
const further = Object.entries(lessons).flatMap(([path, all]) =>
  Object.entries(all).map(([lesson, { steps }]) => ({ game: gameOf(path), lesson, steps })),
);

it.each(games)('the first game of $game is told in few steps', ({ steps }) => {
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThanOrEqual(25);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it.each(further)('what is new in $game, $lesson, is told in three to five steps, one of them done', (one) => {
  expect(one.steps.length).toBeGreaterThanOrEqual(3);
  expect(one.steps.length).toBeLessThanOrEqual(5);
  expect(one.steps.filter((step) => step.expect ?? step.until)).toHaveLength(1);
});

it('every adventure after the first has a lesson', () => {
  const adventures = further.filter(({ game }) => game === 'welcome-to-the-moon').map(({ lesson }) => lesson);
  expect(adventures).toEqual(['2', '3', '4', '5', '6', '7', '8']);
});

it.each([...games, ...further])('$game, $lesson, speaks both languages and cites rules that exist', (one) => {
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

/** What hands without a mouse and a keyboard can do nothing with. */
const NOT_FOR_FINGERS =
  /Ctrl|hover|\bkeys?\b|\bpoint(ing)? at|\bclick|\bdrag\b|клавиш|навед|щёлк|щелчо?к|перетащ/i;

it.each([...games, ...further])('$game, $lesson, tells fingers nothing of pointers and keys', (one) => {
  const texts = gameTexts(one.game);
  for (const lang of ['ru', 'en']) {
    change({ lang });
    for (const { id } of one.steps) {
      const told = texts.find(`tutorial-${id}.touch`) ?? texts.find(`tutorial-${id}.body`);
      expect(told, id).not.toMatch(NOT_FOR_FINGERS);
    }
  }
});
