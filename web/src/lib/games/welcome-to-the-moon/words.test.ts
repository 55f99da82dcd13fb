import { expect, it } from 'vitest';
import campaign from '../../../../../crates/welcome-to-the-moon/data/campaign.json';
import { gameTexts } from '$lib/i18n/game.svelte';
import { change } from '$lib/settings/settings.svelte';
import { boardOf } from './astra/data';
import { crewCard, dilemmaOf, eventCard, introOf, outroOf, setCard } from './campaign/data';
import { ADVENTURES, loadSheet } from './sheets';
import { CREW } from './view';

async function ids(): Promise<string[]> {
  const sheets = await Promise.all(ADVENTURES.map(loadSheet));
  const events = [false, true].flatMap((alone) =>
    Array.from({ length: 11 }, (_, i) => eventCard(158 + i, alone)),
  );
  const sets = [
    ...campaign.starship_sets.map(({ id }) => setCard({ kind: 'added', name: id })),
    ...campaign.removal_sets.map(({ id }) => setCard({ kind: 'removed', name: id })),
  ];
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
      const dilemmas = [false, true].map((alone) => dilemmaOf(adventure, alone));
      const question = dilemmas[0]?.question ?? effect;
      const options = dilemmas.flatMap((dilemma) => dilemma?.options ?? []);
      const told = [introOf(adventure), outroOf(adventure), comparison ?? earn].map((id) => id ?? '');
      return [effect, earn, question, ...told, ...options.flatMap(({ text, brings }) => [text, ...brings])];
    }),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `name-astra-${level}`),
    ...events.flatMap(({ name, text, detail }) => [name, text, detail]),
    ...[...CREW.map(crewCard), ...sets].flatMap(({ name, text }) => [name, text]),
    ...campaign.solo_campaign.result.map(({ stars }) => `name-title-${stars}`),
  ];
}

it.each(['ru', 'en'])('every sheet and card has its words: %s', async (lang) => {
  change({ lang });
  const texts = gameTexts('welcome-to-the-moon');
  const all = await ids();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((id) => texts.find(id) === null)).toEqual([]);
});
