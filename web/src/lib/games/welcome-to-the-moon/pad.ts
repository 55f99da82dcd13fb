import type { ScoreLine } from '$lib/wire';

/** A row of the score pad; where sheets are shared, the same line of both stands in one row. */
export interface PadRow {
  /** The message that names it: of the game (`score-…`), or of the board where two lines share a row. */
  name: string;
  shared: boolean;
  lines: readonly ScoreLine[];
}

const SIDE = /^(?:left|right)_/;

export function padOf(lines: readonly ScoreLine[]): PadRow[] {
  const rows = new Map<string, PadRow>();
  for (const line of lines) {
    const shared = SIDE.test(line.label);
    const name = line.label.replace(SIDE, '').replaceAll('_', '-');
    const row = rows.get(`${name} ${shared}`);
    rows.set(`${name} ${shared}`, { name, shared, lines: [...(row?.lines ?? []), line] });
  }
  return [...rows.values()];
}
