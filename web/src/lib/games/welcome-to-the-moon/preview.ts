import { pick } from '$lib/i18n';
import type { LegalAction } from '$lib/wire';
import type { Shown } from './filled';
import { parse } from './notation';
import type { Consequence, Sheet } from './sheets/model';
import type { View } from './view';

export interface Preview {
  title: string;
  lines: readonly Consequence[];
  ghosts: ReadonlySet<string>;
}

/** What an action will do to the sheet: for the callout and the ghosts. */
export function previewOf(sheet: Sheet, shown: Shown, view: View, action: LegalAction): Preview | null {
  const read = parse(action.notation);
  if (read?.type !== 'write' && read?.type !== 'x' && read?.type !== 'mark') return null;
  const effect = read.type === 'write' ? (view.board.own?.turn.effect ?? null) : null;
  const text = read.type === 'write' ? read.number : 'x';
  const lines = read.type === 'mark' ? [] : (sheet.foresee?.({ shown, spot: read.spot, text, effect }) ?? []);
  return {
    title: pick(action.label),
    lines,
    ghosts: new Set(lines.flatMap(({ spots }) => spots ?? [])),
  };
}
