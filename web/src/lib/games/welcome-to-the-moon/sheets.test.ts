import { beforeAll, describe, expect, it } from 'vitest';
import { changes, fill } from './filled';
import { fitsOf } from './fits';
import { ADVENTURES, artOf, loadSheet } from './sheets';
import type { Half, Sheet, Thing } from './sheets/model';
import type { Shown } from './filled';
import type { Marking, Side } from './view';

const sources = import.meta.glob<{ slot_count: number }>(
  '../../../../../crates/welcome-to-the-moon/data/adventure*.json',
  { eager: true, import: 'default' },
);
const dataOf = (adventure: number) =>
  Object.entries(sources).find(([path]) => path.endsWith(`adventure${adventure}.json`))![1];

const sheets = new Map<number, Sheet>();
beforeAll(async () => {
  for (const adventure of ADVENTURES) sheets.set(adventure, await loadSheet(adventure));
});
const of = (adventure: number) => sheets.get(adventure)!;

/** A sheet with this written in and these marks made. */
function shown(
  adventure: number,
  cells: Record<string, string>,
  marks: readonly Marking[] = [],
  facts = {},
): Shown {
  const sheet = of(adventure);
  const grid = sheet.cells.map(({ id }) => cells[id] ?? 'empty');
  const filled = fill(sheet, { grid, ...facts }, marks, []);
  const more = sheet.more?.(filled, { grid, ...facts });
  return {
    ...filled,
    fresh: new Set(),
    notes: new Map(more?.notes ?? []),
    lines: new Map(),
    total: null,
    claims: [],
    symbols: new Map(more?.symbols ?? []),
    closed: new Set(more?.closed ?? []),
    facts: { grid, ...facts },
  };
}
const circled = (...spots: string[]): Marking[] => spots.map((spot) => ({ spot, look: 'circled' }));
const ids = (things: readonly Thing[]) => things.map(({ id }) => id);

/** Every id of the data that has a place on the sheet. */
function placed(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) placed(item, found);
  else if (value !== null && typeof value === 'object') {
    const { id, x } = value as { id?: unknown; x?: unknown };
    if (typeof id === 'string' && typeof x === 'number') found.push(id);
    for (const field of Object.values(value)) placed(field, found);
  }
  return found;
}

describe('the printed sheets', () => {
  it.each(ADVENTURES)('of adventure %i have every space and every symbol of the data', (adventure) => {
    const sheet = of(adventure);
    expect(sheet.cells.filter(({ printed }) => !printed).length).toBe(dataOf(adventure).slot_count);
    const drawn = new Set([...sheet.cells.map(({ id }) => id), ...ids(sheet.things)]);
    expect(placed(dataOf(adventure)).filter((id) => !drawn.has(id))).toEqual([]);
    expect(drawn.size).toBe(sheet.cells.length + sheet.things.length);
  });

  it.each(ADVENTURES)('of adventure %i lie on the paper and have a picture', (adventure) => {
    const sheet = of(adventure);
    for (const { id, x, y } of [...sheet.cells, ...sheet.things]) {
      expect(x > 0 && x < 1000 && y > 0 && y < 1000, id).toBe(true);
    }
    expect(artOf(adventure)).toContain(`${adventure}.svg`);
    // The last adventure has three more, for a campaign that adds them.
    const letters = sheet.missions.map(({ letter }) => letter).sort();
    expect(letters.join('')).toBe(adventure === 8 ? 'AAABBBCCC' : 'AABBCC');
  });

  it('let no two spaces overlap', () => {
    for (const sheet of sheets.values()) {
      for (const [i, a] of sheet.cells.entries()) {
        for (const b of sheet.cells.slice(i + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 1 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 1;
          expect(apart || a.round, `${sheet.adventure} ${a.id} ${b.id}`).toBe(true);
        }
      }
    }
  });
});

describe('what follows from the marks', () => {
  it('tells what is new on a sheet', () => {
    const before = shown(2, { n01: '3' }, circled('w01'));
    const after = shown(2, { n01: '3', n02: '5' }, circled('w01', 'cut03'));
    expect([...changes(before, after)]).toEqual(['n02', 'cut03']);
  });

  it('circles a mineral with its space and crosses it off with its mine', () => {
    expect(shown(4, { m01l1: '3' }).looks.get('mineral-m01l1')).toBe('circled');
    expect(shown(4, { m01l1: '3' }, circled('mine01')).looks.get('mineral-m01l1')).toBe('crossed');
  });

  it('multiplies the plants of a station', () => {
    const marks = circled('s2-mult-first', 's2p1', 's2p2');
    expect(shown(2, {}, marks).notes.get('note-s2')).toBe(18);
  });

  it('counts the levels of the tower', () => {
    const { notes } = shown(5, {}, circled('r1-p1', 'r2-p1', 'r2-w', 'r3-p1', 'r3-p2', 'r3-w'));
    expect([1, 2, 3].map((n) => notes.get(`note-tower_${n}`))).toEqual([2, 5, 9]);
  });

  it('wakes viruses and evacuates quarters', () => {
    const full = Object.fromEntries([1, 2, 3, 4].map((n) => [`q3-${n}`, String(n)]));
    const marks = circled('green', 'q3', 'q3-n1', 'q3-n2');
    const sheet = shown(6, { ...full, 'q3-5': 'infected' }, marks, { grey: 0 });
    expect(sheet.looks.get('target-q3')).toBe('circled');
    expect(sheet.looks.get('target-q1')).toBe('circled');
    expect(sheet.looks.has('target-q2')).toBe(false);
    expect(sheet.notes.get('note-q3')).toBe(8);
  });

  it('keeps blocks closed until an airlock leads to them', () => {
    const { closed } = shown(7, {}, [], { reached: [0, 1, 2, 3] });
    expect(closed.has('b1')).toBe(false);
    expect(closed.has('b2')).toBe(true);
  });

  it('knows whose symbols stand on planets, moons and asteroids', () => {
    const sides = [
      { moons: [0], asteroids: 2, errors: 0 },
      { moons: [3], asteroids: 1, errors: 1 },
    ];
    const { symbols } = shown(8, { 'p1-1': 'owner', 'p2-1': 'neighbour' }, [], { sides });
    expect(Object.fromEntries(symbols)).toEqual({
      'p1-1': 0,
      'p2-1': 1,
      'p1-m1': 0,
      'p2-m2': 1,
      a1: 0,
      a2: 0,
      a13: 1,
    });
  });
});

describe('where a number would fit', () => {
  it('keeps the order of the floor of its effect and of the wild floor', () => {
    const fits = fitsOf(of(1), shown(1, { n12: '5', n46: '9' }), { number: '7', effect: 'robot' });
    expect(fits.has('n12')).toBe(false);
    expect(fits.has('n13')).toBe(true);
    expect(fits.has('n01')).toBe(false);
    expect(fits.has('n47')).toBe(false);
  });

  it('begins anew after a cut', () => {
    const cells = { n01: '9' };
    expect(fitsOf(of(2), shown(2, cells), { number: '5', effect: 'plant' }).has('n05')).toBe(false);
    expect(
      fitsOf(of(2), shown(2, cells, circled('cut02')), { number: '5', effect: 'plant' }).has('n05'),
    ).toBe(true);
  });

  it('grows skyscrapers from the ground', () => {
    const start = of(5).cells.filter(({ id }) =>
      fitsOf(of(5), shown(5, {}), { number: '7', effect: 'plant' }).has(id),
    );
    expect(start.length).toBe(8);
    const [first] = start;
    const next = fitsOf(of(5), shown(5, { [first!.id]: '7' }), { number: '9', effect: 'plant' });
    expect([...next].filter((id) => id.startsWith(first!.group)).length).toBe(1);
  });

  it('reaches blocks through open airlocks only', () => {
    expect(fitsOf(of(7), shown(7, {}), { number: '7', effect: 'plant' }).has('h1-5')).toBe(false);
    expect(fitsOf(of(7), shown(7, {}, circled('l1')), { number: '7', effect: 'plant' }).has('h1-5')).toBe(
      true,
    );
  });

  it('is the first free space of the planets of the number', () => {
    expect([...fitsOf(of(8), shown(8, { 'p1-1': 'owner' }), { number: '3', effect: 'robot' })]).toEqual([
      'p1-2',
      'p2-1',
    ]);
  });
});

describe('how far a mission is', () => {
  const far = (adventure: number, kind: string, sheet: Shown) =>
    of(adventure).progress!(
      sheet,
      of(adventure).missions.find(({ condition }) => condition.kind === kind)!.condition,
    );

  const side = (over: Partial<Side> = {}): Side => ({
    plants: 0,
    water: 0,
    worth: [0, 0, 0],
    planning: 0,
    astronauts: 0,
    spent: 0,
    asteroids: 0,
    moons: [],
    errors: 0,
    ...over,
  });
  /** A shared sheet with these symbols, seen from one side. */
  const half = (mine: 0 | 1, cells: Record<string, string>, own: Partial<Side>, theirs = {}): Half => ({
    mine,
    cells: new Map(Object.entries(cells)),
    sides: mine === 0 ? [side(own), side(theirs)] : [side(theirs), side(own)],
  });

  it('is counted for every mission', () => {
    for (const adventure of ADVENTURES) {
      const played = { ...shown(adventure, {}), halves: [half(0, {}, {}), half(1, {}, {})] };
      for (const { id, condition } of of(adventure).missions) {
        const [done, wanted] = of(adventure).progress!(played, condition) ?? [0, 0];
        expect(done, String(id)).toBe(0);
        expect(wanted, String(id)).toBeGreaterThan(0);
      }
    }
  });

  it('is counted on the better of two shared sheets, or on both', () => {
    const full = { 'p1-1': 'owner', 'p1-2': 'neighbour', 'p1-3': 'neighbour' };
    const halves = [
      half(0, full, { moons: [0], asteroids: 2, plants: 9 }, { moons: [2] }),
      half(1, full, { asteroids: 4, water: 1 }),
    ];
    const far = (kind: string, facts = {}) =>
      of(8).progress!({ ...shown(8, {}), halves }, { kind, at_least: 4, ...facts });
    expect(far('planets_on_one_sheet')).toEqual([1, 4]);
    expect(far('planet_types_on_one_sheet', { each: 1 })).toEqual([1, 3]);
    expect(far('asteroids_on_one_sheet')).toEqual([4, 4]);
    expect(far('boxes_on_one_sheet', { plants: 6, water: 4 })).toEqual([6, 10]);
    expect(far('moons_on_one_sheet')).toEqual([1, 4]);
    const each = { at_least: undefined, at_least_each: 3 };
    expect(far('asteroids_on_both_sheets', each)).toEqual([5, 6]);
  });

  it('counts spaces, sections, levels and quarters', () => {
    expect(far(1, 'fill_floors', shown(1, { n01: '2', n05: 'x' }))).toEqual([2, 11]);
    const way = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`n0${n}`, String(n)]));
    expect(far(2, 'filled_sections', shown(2, way, circled('cut06')))).toEqual([1, 2]);
    expect(far(2, 'consecutive_tanks', shown(2, {}, circled('w03', 'w04', 'w07')))).toEqual([2, 4]);
    expect(far(5, 'tower_levels', shown(5, {}, circled('r1-p1', 'r1-w')))).toEqual([1, 3]);
    const home = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`q1-${n}`, 'infected']));
    expect(far(6, 'quarters_evacuated', shown(6, home))).toEqual([1, 2]);
  });
});

describe('what writing will bring about', () => {
  const foresee = (adventure: number, spot: string, text: string, effect: string | null, sheet: Shown) =>
    of(adventure).foresee!({ shown: sheet, spot, text, effect: effect as never });
  const spots = (...args: Parameters<typeof foresee>) => foresee(...args).flatMap((line) => line.spots ?? []);

  it('a filled compartment pays its rockets', () => {
    expect(spots(1, 'n03', '9', null, shown(1, { n01: '2', n02: '4' }))).toEqual(
      expect.arrayContaining(['r01', 'r02', 'r03']),
    );
    expect(spots(1, 'n02', '9', null, shown(1, { n01: '2' }))).toEqual([]);
  });

  it('a tank is for water only', () => {
    expect(spots(2, 'n02', '5', 'water', shown(2, {}))).toContain('w01');
    expect(spots(2, 'n02', '5', 'plant', shown(2, {}))).not.toContain('w01');
  });

  it('a filled quarter takes the better value while it can be had', () => {
    const others = of(3).cells.filter(({ group, printed, id }) => group === 'q1' && !printed && id !== 'm14');
    const cells = Object.fromEntries(others.map(({ id }) => [id, '5']));
    expect(spots(3, 'm14', '1', null, shown(3, cells))).toContain('q1-full-first');
    const late = shown(3, cells, [{ spot: 'q1-full-first', look: 'crossed' }]);
    expect(spots(3, 'm14', '1', null, late)).toContain('q1-full-later');
  });

  it('a mine yields what is circled in it', () => {
    const line = foresee(
      4,
      'm01l3',
      '9',
      null,
      shown(4, { m01l1: '1', m01l2: '2' }, circled('plant-01-12')),
    ).at(-1);
    expect(line).toMatchObject({ value: '4', spots: ['mine01'] });
  });

  it('a robot builds a section of the parity of the number', () => {
    expect(spots(5, 'k1-5', '7', 'robot', shown(5, {}))).toEqual(['d1']);
    expect(spots(5, 'k1-5', '8', 'robot', shown(5, {}))).toEqual(['d8']);
  });

  it('an evacuated quarter multiplies people by energies', () => {
    const cells = Object.fromEntries([1, 2, 3, 4].map((n) => [`q1-${n}`, String(n)]));
    const line = foresee(6, 'q1-5', '9', 'energy', shown(6, cells, circled('q1-n1'))).at(-1);
    expect(line?.value).toBe('5 × 2 = 10');
  });

  it('a filled greenhouse is doubled for the first', () => {
    expect(spots(7, 'h1-5', '9', null, shown(7, {}))).toContain('h1-x2-first');
  });
});
