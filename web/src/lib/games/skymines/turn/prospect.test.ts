import { describe, expect, it } from 'vitest';
import { said } from '$lib/table/fixture';
import type { Foresight } from '$lib/wire';
import { prospectOf, valuesIn } from './prospect';

/** What the engine says of one's shares: track, cards, value and worth by company. */
const portfolio = (from: number, to: number, shares: readonly (readonly [number, number, number])[]) =>
  said('note-portfolio', {
    type: 'portfolio',
    from,
    to,
    shares: shares.map(([track, cards, value]) => ({
      track,
      cards,
      all: track + cards,
      value,
      worth: (track + cards) * value,
    })),
  });
const sheet = (points: number) => ({ lines: [{ label: 'minerva', count: 6, points }] });
const foresight: Foresight = {
  steps: [
    {
      action: { notation: 'enter 24 column 0', action: { type: 'enter' } },
      assumed: null,
      events: [
        said('event-entered', { type: 'entered', seat: 0, company: 'minerva', spot: '24' }),
        said('event-coins-gained', { type: 'coins_gained', seat: 0, coins: 1 }),
        said('event-coins-paid', { type: 'coins_paid', seat: 0, coins: 2 }),
        said('event-plans-refilled', { type: 'plans_refilled', plans: [] }),
      ],
    },
  ],
  draft: [],
  stop: null,
  inside: false,
  scores: { before: sheet(12), after: sheet(24) },
  owed: [],
  end: null,
  notes: [
    said('note-value-changed', {
      type: 'value_changed',
      company: 'minerva',
      from: 2,
      to: 4,
      mine: 6,
      best: 3,
    }),
    said('note-value-changed', {
      type: 'value_changed',
      company: 'skymine',
      from: 3,
      to: 2,
      mine: 5,
      best: 0,
    }),
    portfolio(27, 34, [
      [4, 1, 2],
      [6, 0, 4],
      [0, 0, 0],
      [0, 0, 0],
    ]),
  ],
  places: [],
  next: null,
  odds: null,
};

describe('what the engine foresees', () => {
  it('stands in rows: cost, gain, values and points; what the board shows is left out', () => {
    const rows = prospectOf(foresight);
    expect(rows.map(({ kind, icon }) => [kind, icon])).toEqual([
      ['cost', 'energy'],
      ['gain', 'credit'],
      ['cost', 'credit'],
      ['note', 'minerva'],
      ['note', 'skymine'],
      ['points', 'points'],
    ]);
    expect(rows.at(-1)?.value).toBe('+12');
  });

  it('warns of shares that lose value', () => {
    expect(prospectOf(foresight).map(({ bad }) => bad ?? false)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('tells of an expansion what stopping here would pay, send back and change', () => {
    const reward = (what: string, count: number) =>
      said('note-reward', { type: 'reward', what, count, company: 'minerva' });
    const asked = said('prompt-expand', { type: 'expand', company: 'minerva', points: 2 });
    const running: Foresight = {
      ...foresight,
      notes: [...foresight.notes.slice(0, 1), reward('coins', 2), reward('steps', 1)],
      next: { prompt: asked, choices: 0, legal: [] },
      end: {
        steps: [
          {
            action: { notation: 'stop', action: { type: 'stop' } },
            assumed: null,
            events: [
              said('event-coins-gained', { type: 'coins_gained', seat: 0, coins: 2 }),
              said('event-returned', { type: 'returned', company: 'tawac', column: 0, spot: '24' }),
            ],
          },
          {
            action: { notation: 'end', action: { type: 'end' } },
            assumed: null,
            events: [said('event-returned', { type: 'returned', company: 'astrogo', column: 0, spot: '3' })],
          },
        ],
        draft: [],
        notes: [
          ...foresight.notes.slice(1, 2),
          said('note-shares-changed', { type: 'shares_changed', company: 'minerva', from: 6, to: 7 }),
          portfolio(34, 38, [
            [4, 1, 2],
            [7, 0, 4],
            [0, 0, 0],
            [0, 0, 0],
          ]),
        ],
        score: sheet(31),
        stop: null,
      },
    };
    const rows = prospectOf(running);
    expect(rows.filter(({ kind }) => kind === 'loss').map(({ icon }) => icon)).toEqual(['oust']);
    expect(rows.filter(({ text }) => text.includes('note-reward')).map(({ icon }) => icon)).toEqual([
      'credit',
      'minerva',
    ]);
    expect(rows.find(({ kind }) => kind === 'points')?.value).toBe('+19');
    expect(rows.find(({ icon }) => icon === 'share')?.kind).toBe('gain');
    expect(valuesIn(running).get('minerva')).toMatchObject({ all: 7, worth: 28 });
  });

  it('tells what shares there would be, and what they would be worth', () => {
    const shares = valuesIn(foresight);
    expect(shares.get('skymine')).toMatchObject({ track: 4, cards: 1, value: 2, worth: 10 });
    expect(shares.get('minerva')).toMatchObject({ all: 6, value: 4, worth: 24 });
    expect(valuesIn({ ...foresight, notes: foresight.notes.slice(0, 2) }).size).toBe(0);
  });
});
