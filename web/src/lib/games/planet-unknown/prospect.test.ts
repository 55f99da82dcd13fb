import { beforeEach, describe, expect, it } from 'vitest';
import { foresight } from '$lib/engine';
import { change } from '$lib/settings/settings.svelte';
import type { OwedThing, OwedWay, Said, ScoreSheet } from '$lib/wire';
import { moment } from './fixture';
import { prospectOf } from './prospect';
import type { Action, Event, Item, Note, Track } from './view';

const { board } = moment('three place').view.own!;
const said = (facts: Note | Event, text = ''): Said => ({
  key: facts.type,
  facts,
  text: { en: [{ text }], ru: [{ text }] },
});
const sheet = (medals: number, civ = 0): ScoreSheet => ({
  lines: [
    { label: 'planet', count: 0, points: medals },
    { label: 'track_civ', count: 0, points: civ },
  ],
});
const moved = (track: Track, row: number) =>
  said({ type: 'trackers_moved', seat: 0, trackers: [{ track, on: null, row }] });
const way = (
  track: Track,
  row: number,
  over: Partial<OwedWay['prospect']> = {},
  owed: Item[] = [],
): OwedWay => {
  const action: Action = { type: 'advance', by: 'station', track, to: null, twice: false };
  const steps = [{ action: { notation: '', action }, assumed: null, events: [] }];
  return {
    prospect: { steps, draft: [moved(track, row)], score: null, notes: [], stop: null, ...over },
    owed,
  };
};
const station = (track: Track, ways: OwedWay[], choices = ways.length): OwedThing => ({
  due: { type: 'station', track, tile: 1, section: 0, laid: true, alt: 0 } satisfies Item,
  choices,
  ways,
});
const shown = (...given: Parameters<typeof foresight>) =>
  prospectOf(foresight(...given), board).lines.map(({ icon, text, value, bad }) =>
    `${bad ? '!' : ''}${icon} ${text}${value ? ` ${value}` : ''}`.trim(),
  );

beforeEach(() => change({ lang: 'en' }));

describe('what is foreseen of a placement', () => {
  it('says the notes of the game in its own words, bad news marked', () => {
    const notes = [
      said({ type: 'lifepods_lost', count: 1, squares: ['x1y1'] }, 'A lifepod is destroyed.'),
      said({ type: 'no_ice', squares: [] }, 'No ice.'),
      said({ type: 'line_left', line: 'row3', left: 2 }, 'Two to go.'),
    ];
    expect(shown({ notes })).toEqual([
      '!lifepod A lifepod is destroyed.',
      '!ice No ice.',
      'medal Two to go.',
    ]);
    expect(prospectOf(foresight({ notes }), board).lines[2]!.short).toBe('2');
  });

  it('shows where a tracker comes to, and what it gains there', () => {
    const score = { before: sheet(4), after: sheet(4) };
    const card = said({ type: 'civ_card_gained', level: 2 }, 'A civ card of level 2.');
    const owed = [
      station('civ', [
        way('civ', 6, { score: sheet(4, 2), notes: [card] }, [{ type: 'boost', optional: false }]),
      ]),
    ];
    expect(shown({ scores: score, owed })).toEqual([
      'civ Civ track 5 → 6',
      'medal Medals on the track +2',
      'card A civ card of level 2.',
      'synergy Synergy boost +1',
    ]);
    expect([...prospectOf(foresight({ owed }), board).cells]).toEqual(['civ6']);
  });

  it('names the tracks that a power station can serve', () => {
    const energy: OwedThing = {
      due: { type: 'energy', tracks: 9, tile: 1, section: 1, laid: true } satisfies Item,
      choices: 2,
      ways: [way('rover', 4), way('civ', 6)],
    };
    expect(shown({ owed: [energy] })).toEqual(['energy Power station, one of: civ, rover +1']);
    expect([...prospectOf(foresight({ owed: [energy] }), board).cells]).toEqual(['rover4', 'civ6']);
  });

  it('counts stations of a kind together, and says when a track is at its end', () => {
    const water = station('water', [way('water', 5)]);
    expect(shown({ owed: [water, water] })).toEqual(['water Water track +2']);
    expect(shown({ owed: [station('civ', [], 0)] })).toEqual(['civ Civ track at the end']);
  });

  it('lights the lines that are finished and tells the medals before and after', () => {
    const notes = [said({ type: 'line_done', line: 'row3', medals: 2 }, 'Complete: row 4.')];
    const told = foresight({ notes, scores: { before: sheet(4), after: sheet(6) } });
    expect([...prospectOf(told, board).finished]).toEqual(['row3']);
    expect(prospectOf(told, board).lines.at(-1)).toMatchObject({ value: '4 → 6', bad: false });
  });

  it('tells what a rover picks up', () => {
    const draft = [said({ type: 'collected', seat: 0, lifepods: 1, meteorites: 0 })];
    expect(shown({ draft })).toEqual(['lifepod Picks up a lifepod +1']);
  });

  it('promises nothing that is not told', () => expect(shown()).toEqual([]));
});
