import { expect, it } from 'vitest';
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
  for (const { id, title, body, rule } of one.steps) {
    for (const text of [title.ru, title.en, body.ru, body.en]) expect(text.length, id).toBeGreaterThan(5);
    if (rule) expect(rules[`../../../../crates/${one.game}/RULES.md`], id).toContain(`### ${rule} `);
  }
});
