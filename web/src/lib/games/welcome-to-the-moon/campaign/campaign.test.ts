import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import type { CampaignView } from '../view';
import { word } from '../words';
import { crewCard, crewGlyph, dilemmaOf, eventCard, inForce, introOf, setCard, titleOf } from './data';

const known: CampaignView = { worth: [], sets: [], came: [], coming: [], title: null };

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

  it('names the sets of cards in force', () => {
    const sets = [
      { kind: 'added' as const, name: 'set-x' },
      { kind: 'removed' as const, name: 'rm-1-14-15' },
    ];
    expect(sets.map((set) => word(setCard(set).name))).toEqual(['Probe cards', 'Light ship']);
  });

  it('tells of the events that have come only those that hold now', () => {
    const came = [
      { event: 158, left: 0, lasts: true },
      { event: 168, left: 6, lasts: true },
    ];
    expect(inForce({ ...known, came }).map(({ event }) => event)).toEqual([168]);
    expect(inForce(null)).toEqual([]);
  });

  it('tells a single player of cards instead of piles', () => {
    const told = (alone: boolean) => word(eventCard(160, alone).text);
    expect(told(false)).toContain('first pile');
    expect(told(true)).not.toContain('pile');
    const brought = (alone: boolean) =>
      dilemmaOf(7, alone)!.options.flatMap(({ brings }) => brings.map((id) => word(id)));
    expect(brought(false).some((text) => text.includes('piles'))).toBe(true);
    expect(brought(true).some((text) => text.includes('pile'))).toBe(false);
  });

  it('names crew cards and draws them', () => {
    expect(word(crewCard('dispatcher').name)).toBe('Dispatcher');
    expect(crewGlyph('botanist')).toBe('plant');
    expect(crewGlyph('navigator')).toBe('astronaut');
  });

  it('has a title for a single player', () => {
    expect([24, 12, 0].map((title) => word(titleOf({ ...known, title }) ?? ''))).toEqual([
      'Legend of the Moon',
      'Pilot',
      'Passenger',
    ]);
    expect(titleOf(known)).toBeNull();
  });
});
