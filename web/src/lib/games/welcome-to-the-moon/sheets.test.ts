import { beforeAll, describe, expect, it } from 'vitest';
import { BLANK, changes, fill } from './filled';
import { ADVENTURES, artOf, loadSheet } from './sheets';
import type { Sheet, Thing } from './sheets/model';
import type { Shown } from './filled';
import type { Beside, Marking } from './view';

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
  beside: Beside = BLANK,
): Shown {
  const sheet = of(adventure);
  const grid = sheet.cells.map(({ id }) => cells[id] ?? 'empty');
  const filled = fill(sheet, { grid, ...facts }, marks, [], beside);
  return {
    ...filled,
    fresh: new Set(),
    sums: new Map(beside.sums.map(({ name, value }) => [name, value])),
    tracks: new Map(beside.tracks.map(({ track, crossed }) => [track, crossed])),
    lines: new Map(),
    total: null,
    claims: [],
    symbols: new Map(),
    closed: new Set(),
    full: new Set(),
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

  it('draws what the engine says of things that are no places', () => {
    const beside: Beside = { ...BLANK, looks: [{ name: 'mineral-m01l1', look: 'crossed' }] };
    const { looks } = shown(4, {}, [], {}, beside);
    expect(looks.get('mineral-m01l1')).toBe('crossed');
    expect(ids(of(4).things)).toContain('mineral-m01l1');
    expect(ids(of(4).things)).toContain('main-1-before');
    expect(ids(of(6).things)).toEqual(expect.arrayContaining(['target-q1', 'plants-1', 'water-1']));
  });

  it.each([
    [2, ['station-1', 'station-4']],
    [3, ['quarter-1', 'quarter-4']],
    [5, ['end-1', 'end-8', 'levels-1', 'tower-3']],
    [6, ['quarter-1', 'quarter-11']],
    [7, ['greenhouse-1', 'modules-6', 'greenhouses_h6_h5']],
    [8, ['side-1-1', 'side-2-3', 'side-1-errors']],
  ] as const)('has boxes for the small sums of adventure %i', (adventure, names) => {
    expect(of(adventure).scores.map(({ line }) => line)).toEqual(expect.arrayContaining([...names]));
  });

  it('names frames and places as the engine does', () => {
    expect(of(7).groups.map(({ id }) => id)).toEqual(expect.arrayContaining(['b1', 'b2']));
    expect(of(1).groups.map(({ id }) => id)).toContain('c01');
    const places = [...of(8).cells, ...of(8).things].map(({ id }) => id);
    expect(places).toEqual(expect.arrayContaining(['p1-1', 'p2-m2', 'a13']));
    expect(of(4).scores.map(({ line }) => line)).toContain('penalties');
  });
});
