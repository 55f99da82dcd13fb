import type { ScoreLine } from '$lib/wire';
import type { SharedLine } from './sheets/model';

/** A row of the score pad; where sheets are shared, the same line of both stands in one row. */
export interface PadRow {
  /** The message that names it: of the game (`score-…`), or of the board where two lines share a row. */
  name: string;
  shared: boolean;
  lines: readonly ScoreLine[];
}

export function padOf(lines: readonly ScoreLine[], shared: readonly SharedLine[]): PadRow[] {
  const rows = new Map<string, PadRow>();
  for (const line of lines) {
    const both = shared.find(({ left, right }) => left === line.label || right === line.label);
    const name = both?.name ?? line.label.replaceAll('_', '-');
    const row = rows.get(`${name} ${both !== undefined}`);
    rows.set(`${name} ${both !== undefined}`, {
      name,
      shared: both !== undefined,
      lines: [...(row?.lines ?? []), line],
    });
  }
  return [...rows.values()];
}
