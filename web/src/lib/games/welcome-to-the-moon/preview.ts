import type { Say } from '$lib/table/words.svelte';
import { taskOf } from './data';
import type { Shown } from './filled';
import { will } from './foresee/say';
import type { Consequence, Sheet } from './sheets/model';
import type { Move, View } from './view';

export interface Preview {
  title: string;
  lines: readonly Consequence[];
  ghosts: ReadonlySet<string>;
}

/** The values that count once this box of a track, or this row of several, is crossed off. */
function worth(sheet: Sheet, spot: string): Consequence[] {
  const values = sheet.things.flatMap((thing, at) => {
    if (!thing.track || (thing.spot ?? thing.id) !== spot) return [];
    const next = sheet.things.slice(at + 1).find(({ track }) => track === thing.track);
    return next ? [{ now: thing.text, then: next.text }] : [];
  });
  const said = (what: 'now' | 'then') => values.map((value) => value[what]).join(' · ');
  return values.length === 0 ? [] : [will('star', 'worth', { value: `${said('now')} → ${said('then')}` })];
}

/** What an action will do to the sheet: for the callout and the ghosts. */
export function previewOf(
  sheet: Sheet,
  shown: Shown,
  view: View,
  { notation, action: read }: Move,
  say: Say,
): Preview | null {
  if (read.type !== 'write' && read.type !== 'cross' && read.type !== 'mark') return null;
  const effect = read.type === 'write' ? (view.board.own?.turn.effect ?? null) : null;
  const text = read.type === 'write' ? read.number : 'x';
  const { spot } = read;
  const lines =
    taskOf(view) === 'strike'
      ? []
      : read.type === 'mark'
        ? [...worth(sheet, spot), ...(sheet.mark?.({ shown, spot, split: taskOf(view) === 'split' }) ?? [])]
        : (sheet.foresee?.({ shown, spot, text, effect }) ?? []);
  return {
    title: say(notation),
    lines,
    ghosts: new Set(lines.flatMap(({ spots }) => spots ?? [])),
  };
}
