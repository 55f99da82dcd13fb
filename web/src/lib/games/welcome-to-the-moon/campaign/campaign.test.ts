import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import type { Campaign, TableFacts } from '../view';
import { word } from '../words';
import {
  cameIn,
  comingOf,
  crewCard,
  crewGlyph,
  dilemmaOf,
  inForce,
  introOf,
  setsOf,
  starsOf,
  titleOf,
} from './data';

const campaign: Campaign = {
  stars: [[1, 0, 0, 0, 0, 0, 0, 0]],
  places: [[1, 0, 0, 0, 0, 0, 0, 0]],
  astra_stars: [0, 0, 0, 0, 0, 0, 0, 0],
  astra_places: [0, 0, 0, 0, 0, 0, 0, 0],
  captain: 0,
  answers: [null, null, null, null, null, null, null],
  crew: [null],
  removal: null,
  come: [],
};
const answered = (...answers: ('a' | 'b')[]): Campaign => ({
  ...campaign,
  answers: campaign.answers.map((_, i) => answers[i] ?? null) as Campaign['answers'],
});
const at = (adventure: number, turn: number, of: Campaign) =>
  ({ adventure, turn, campaign: of }) as TableFacts;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => word(name));

beforeEach(() => change({ lang: 'en' }));

describe('the campaign', () => {
  it('tells a story and asks a dilemma after every adventure but the last', () => {
    expect(
      [1, 8].map((adventure) => word(introOf(adventure) ?? '').length).every((length) => length > 20),
    ).toBe(true);
    expect(dilemmaOf(1)?.options.map(({ answer, brings }) => [answer, brings.length])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(dilemmaOf(8)).toBeNull();
  });

  it('keeps of each kind the set that was named last', () => {
    expect(names(setsOf(answered('a', 'a')))).toEqual(['Probe cards', 'Light ship']);
    expect(names(setsOf(answered('a', 'a', 'a', 'a')))).toEqual(['Crystal cards', 'Worn generators']);
    expect(setsOf(answered('b', 'b'))).toEqual([]);
  });

  it('knows which events are due, but not when', () => {
    const flare = answered('b');
    expect(comingOf(at(2, 3, flare)).map(({ id, adventure }) => [id, adventure])).toEqual([
      [158, 2],
      [161, 3],
    ]);
    const come = { ...flare, come: [{ event: 158, turn: 7 }] };
    expect(comingOf(at(2, 7, come)).map(({ id }) => id)).toEqual([161]);
    expect(inForce(at(2, 7, come)).map(({ id, left }) => [id, left])).toEqual([[158, 1]]);
    expect(inForce(at(2, 8, come))).toEqual([]);
    expect(cameIn(at(2, 8, come)).map(({ id }) => id)).toEqual([158]);
  });

  it('counts the turns of a failure and of the last call, and lets a closed pile wait', () => {
    const come = {
      ...campaign,
      come: [
        { event: 162, turn: 6 },
        { event: 168, turn: 6 },
        { event: 160, turn: 9 },
      ],
    };
    expect(inForce(at(5, 7, come)).map(({ id, left }) => [id, left])).toEqual([
      [162, 2],
      [168, 6],
    ]);
    expect(inForce(at(5, 9, come)).map(({ id }) => id)).toEqual([168, 160]);
  });

  it('adds stars for a place where an answer says so', () => {
    expect(starsOf(campaign, 5)).toEqual([3, 2, 1]);
    expect(starsOf(answered('a', 'a', 'a', 'b'), 5)).toEqual([4, 2, 1]);
  });

  it('names crew cards and draws them', () => {
    expect(word(crewCard('dispatcher').name)).toBe('Dispatcher');
    expect(crewGlyph('botanist')).toBe('plant');
    expect(crewGlyph('navigator')).toBe('astronaut');
  });

  it('has a title for a single player', () => {
    expect([24, 12, 3].map((stars) => word(titleOf(stars) ?? ''))).toEqual([
      'Legend of the Moon',
      'Pilot',
      'Passenger',
    ]);
  });
});
