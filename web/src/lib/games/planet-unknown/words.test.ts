import { expect, it } from 'vitest';
import { gameTexts } from '$lib/i18n/game.svelte';
import { change } from '$lib/settings/settings.svelte';
import solo from '../../../../../crates/planet-unknown/data/solo.json';
import { CIVS, CORPORATIONS, EVENTS, OBJECTIVES, PLANETS } from './data';

const ids = [
  ...[...PLANETS.values()].flatMap(({ name, rule }) => [name, rule.text]),
  ...[...CORPORATIONS.values()].flatMap(({ name, special, techs }) => [
    name,
    special.text,
    ...techs.map(({ text }) => text),
  ]),
  ...[...CIVS.values(), ...EVENTS.values()].flatMap(({ name, text }) => [name, text]),
  ...[...OBJECTIVES.values()].flatMap((card) =>
    [card.neighbour, card.private].flatMap((side) => [side.name, side.text]),
  ),
  ...solo.results.map((_, i) => `rank-${i + 1}`),
];

it.each(['ru', 'en'])('every board and card has its words: %s', (lang) => {
  change({ lang });
  const texts = gameTexts('planet-unknown');
  expect(ids.length).toBeGreaterThan(350);
  expect(ids.filter((id) => texts.find(id) === null)).toEqual([]);
});
