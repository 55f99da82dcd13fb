import type { LegalAction, LegalRow, TableState, ToldState } from '$lib/wire';
import { changed } from './changes';

/** Lists that were written out already: a list that has not changed is the same object. */
const known = new WeakMap<readonly LegalRow[], LegalAction[]>();

/** A told state with every legal action written out. */
export function writtenOut(told: ToldState): TableState {
  const views = told.views.map((view) => ({ ...view, legal: actions(view.legal) }));
  return { ...told, views } as unknown as TableState;
}

/** Each row says what differs from the one before. */
function actions(rows: readonly LegalRow[]): LegalAction[] {
  const before = known.get(rows);
  if (before) return before;
  let line = '';
  let action: unknown = null;
  const all = rows.map(([kept, rest, change]) => {
    line = line.slice(0, kept) + rest;
    action = changed(action, change);
    return { notation: line, action: action as LegalAction['action'] };
  });
  known.set(rows, all);
  return all;
}
