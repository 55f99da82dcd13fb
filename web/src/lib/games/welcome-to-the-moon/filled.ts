import type { ScoreSheet } from '$lib/wire';
import type { Filled, Sheet } from './sheets/model';
import {
  LETTERS,
  type Beside,
  type BoardView,
  type Claim,
  type Look,
  type Marking,
  type SheetFacts,
} from './view';

/** What is to be drawn on a printed sheet. */
export interface Shown extends Filled {
  /** Spaces and marks of the turn that is not confirmed yet. */
  fresh: ReadonlySet<string>;
  /** Small boxes of the score zone that are filled in, by the name of the box. */
  sums: ReadonlyMap<string, number>;
  /** The frames in which no space is left. */
  full: ReadonlySet<string>;
  /** How many boxes of each track of values are crossed off. */
  tracks: ReadonlyMap<string, number>;
  lines: ReadonlyMap<string, number>;
  total: number | null;
  claims: readonly Claim[];
  symbols: ReadonlyMap<string, number>;
  /** Groups that cannot be reached yet. */
  closed: ReadonlySet<string>;
  facts: SheetFacts;
}

/** A sheet beside whose marks nothing stands. */
export const BLANK: Beside = {
  sums: [],
  looks: [],
  tracks: [],
  full: [],
  closed: [],
  symbols: [],
};

export const cellsOf = (sheet: Sheet, facts: SheetFacts): Map<string, string> =>
  new Map(sheet.cells.map(({ id }, i) => [id, facts.grid[i] ?? 'empty']));

function looksOf(marks: readonly Marking[], claims: readonly Claim[]): Map<string, Look> {
  const looks = new Map<string, Look>(marks.map(({ spot, look }) => [spot, look]));
  claims.forEach((claim, i) => {
    if (claim !== 'open') looks.set(`mission-${LETTERS[i]}-${claim}`, 'circled');
  });
  return looks;
}

export function fill(
  sheet: Sheet,
  facts: SheetFacts,
  marks: readonly Marking[],
  claims: readonly Claim[],
  beside: Beside,
): Filled {
  const filled = { cells: cellsOf(sheet, facts), looks: looksOf(marks, claims) };
  for (const { name, look } of beside.looks) filled.looks.set(name, look);
  for (const id of sheet.circled ?? []) filled.looks.set(id, 'circled');
  return filled;
}

/** What was not there before: spaces written in and marks made. */
export function changes(before: Filled, after: Filled): Set<string> {
  const fresh = new Set<string>();
  for (const [id, text] of after.cells) if (text !== 'empty' && before.cells.get(id) !== text) fresh.add(id);
  for (const [id, look] of after.looks) if (before.looks.get(id) !== look) fresh.add(id);
  return fresh;
}

/** One sheet as it lies on the table; with `mine`, as its player has changed it this turn. */
export function show(
  sheet: Sheet,
  board: BoardView,
  place: number,
  claims: readonly Claim[],
  score: ScoreSheet | null,
  mine: boolean,
): Shown {
  const open = board.sheets[place] ?? { grid: [] };
  const beside = board.beside[place] ?? BLANK;
  const before = fill(sheet, open, board.marks[place] ?? [], claims, beside);
  const desk = mine ? board.own : null;
  const facts = desk?.sheet ?? open;
  const filled = desk ? fill(sheet, facts, board.own_marks, desk.claims, board.own_beside) : before;
  const lines = new Map<string, number>();
  for (const { label, points } of score?.lines ?? []) lines.set(label, (lines.get(label) ?? 0) + points);
  const { sums, tracks, full, closed, symbols } = desk ? board.own_beside : beside;
  return {
    ...filled,
    fresh: desk ? changes(before, filled) : new Set(),
    sums: new Map(sums.map(({ name, value }) => [name, value])),
    full: new Set(full),
    tracks: new Map(tracks.map(({ track, crossed }) => [track, crossed])),
    symbols: new Map(symbols.map(({ spot, side }) => [spot, side])),
    closed: new Set(closed),
    lines,
    total: score ? [...lines.values()].reduce((sum, points) => sum + points, 0) : null,
    claims: desk?.claims ?? claims,
    facts,
  };
}
