import { expect, it } from 'vitest';
import { gameTexts } from '$lib/i18n/game.svelte';
import { change } from '$lib/settings/settings.svelte';
import { boardOf, opponentOf } from './astra/data';
import { crewCard, dilemmaOf, eventCard, introOf, outroOf, setsOf, titleOf } from './campaign/data';
import { ADVENTURES, loadSheet } from './sheets';
import { CREW, type Campaign } from './view';

async function ids(): Promise<string[]> {
  const sheets = await Promise.all(ADVENTURES.map(loadSheet));
  const events = Array.from({ length: 11 }, (_, i) => eventCard(158 + i)!);
  const sets = [0, 1, 2, 3, 4, 5, 6].flatMap((at) =>
    (['a', 'b'] as const).flatMap((answer) => {
      const answers = [0, 1, 2, 3, 4, 5, 6].map((i) => (i === at ? answer : null));
      return setsOf({ answers } as unknown as Campaign);
    }),
  );
  return [
    ...sheets.flatMap(({ name, numbering, missions, effects, scoring, ends }) => [
      name,
      numbering,
      ...missions.map(({ text }) => text),
      ...Object.values(effects),
      ...scoring.flatMap(({ label, rule }) => [label, rule]),
      ...ends,
    ]),
    ...ADVENTURES.flatMap((adventure) => {
      const { effect, earn, comparison } = boardOf(adventure);
      const { question, options } = dilemmaOf(adventure) ?? { question: effect, options: [] };
      const told = [introOf(adventure), outroOf(adventure), comparison?.text ?? earn].map((id) => id ?? '');
      return [effect, earn, question, ...told, ...options.flatMap(({ text, brings }) => [text, ...brings])];
    }),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(opponentOf),
    ...events.flatMap(({ name, text, detail }) => [name, text, detail]),
    ...[...CREW.map(crewCard), ...sets].flatMap(({ name, text }) => [name, text]),
    ...[0, 6, 12, 18, 24].map((stars) => titleOf(stars) ?? ''),
  ];
}

it.each(['ru', 'en'])('every sheet and card has its words: %s', async (lang) => {
  change({ lang });
  const texts = gameTexts('welcome-to-the-moon');
  const all = await ids();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((id) => texts.find(id) === null)).toEqual([]);
});
