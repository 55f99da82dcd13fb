import { describe, expect, it } from 'vitest';
import { has } from '$lib/table/parts';
import { gameTexts } from '$lib/i18n/game.svelte';
import { change } from '$lib/settings/settings.svelte';
import { MOMENTS } from './fixture';
import { tutorial } from './tutorial';
import type { Action } from './view';

describe('the guided first game of Skymines', () => {
  it('plays the first game as it is set up, in 15 to 25 steps', () => {
    expect(tutorial.options).toEqual({});
    expect(tutorial.steps.length).toBeGreaterThanOrEqual(15);
    expect(tutorial.steps.length).toBeLessThanOrEqual(25);
  });

  it('expects the actions of the first round in their order', () => {
    const round: Action[] = [
      { type: 'plan', card: 'start_diamond_energy2', slot: null },
      { type: 'plan', card: 'single_01', slot: null },
      { type: 'plan', card: 'start_diamond_minerals2', slot: null },
      { type: 'ready' },
      { type: 'use', card: 'start_diamond_minerals2' },
      { type: 'buy', cell: '3' },
      { type: 'step', company: 'skymine' },
      { type: 'end' },
      { type: 'marker', space: 'maj_energy', way: '1', once: false },
      { type: 'end' },
      { type: 'energy', company: 'skymine' },
      { type: 'enter', spot: '20', column: 0 },
      { type: 'enter', spot: '19', column: 1 },
      { type: 'enter', spot: '24', column: 2 },
      { type: 'end' },
      { type: 'rest', rest: 'rest_2' },
    ];
    const wanted = tutorial.steps.flatMap(({ expect: parts }) => (parts ? [parts] : []));
    expect(wanted.map((parts, i) => parts.some((part) => has(round[i]!, part)))).toEqual(
      round.map(() => true),
    );
  });
});

describe('words of actions', () => {
  const types = [...new Set(MOMENTS.flatMap(({ moment }) => moment.legal.map(({ action }) => action.type)))];

  it.each(['ru', 'en'])('exist for everything that can be done: %s', (lang) => {
    change({ lang });
    const texts = gameTexts('skymines');
    expect(types.length).toBeGreaterThan(20);
    expect(types.filter((type) => !texts.find(`action-${type.replaceAll('_', '-')}`))).toEqual([]);
  });
});
