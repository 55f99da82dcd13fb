import type { ScoreSheet } from '$lib/wire';
import type { Filled, Sheet } from './sheets/model';
import { LETTERS, type BoardView, type Claim, type Look, type Marking, type SheetFacts } from './view';

/** What is to be drawn on a printed sheet. */
export interface Shown extends Filled {
  /** Spaces and marks of the turn that is not confirmed yet. */
  fresh: ReadonlySet<string>;
  notes: ReadonlyMap<string, number>;
  lines: ReadonlyMap<string, number>;
  total: number | null;
  claims: readonly Claim[];
  symbols: ReadonlyMap<string, 0 | 1>;
  /** Groups that cannot be reached yet. */
  closed: ReadonlySet<string>;
  facts: SheetFacts;
}

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
): Filled {
  const filled = { cells: cellsOf(sheet, facts), looks: looksOf(marks, claims) };
  for (const [id, look] of sheet.more?.(filled, facts).looks ?? []) filled.looks.set(id, look);
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
  const before = fill(sheet, open, board.marks[place] ?? [], claims);
  const desk = mine ? board.own : null;
  const facts = desk?.sheet ?? open;
  const filled = desk ? fill(sheet, facts, board.own_marks, desk.claims) : before;
  const lines = new Map<string, number>();
  for (const { label, points } of score?.lines ?? []) lines.set(label, (lines.get(label) ?? 0) + points);
  const more = sheet.more?.(filled, facts);
  return {
    ...filled,
    fresh: desk ? changes(before, filled) : new Set(),
    notes: new Map(more?.notes ?? []),
    symbols: new Map(more?.symbols ?? []),
    closed: new Set(more?.closed ?? []),
    lines,
    total: score ? [...lines.values()].reduce((sum, points) => sum + points, 0) : null,
    claims: desk?.claims ?? claims,
    facts,
  };
}
