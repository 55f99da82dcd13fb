import type { Outcome, ScoreSheet } from '$lib/wire';

export const total = (sheet: ScoreSheet): number => sheet.lines.reduce((sum, line) => sum + line.points, 0);

/** The labels of all sheets, each once, in printed order. */
export function labels(sheets: readonly ScoreSheet[]): string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.label)))];
}

export const points = (sheet: ScoreSheet, label: string): number =>
  sheet.lines.filter((line) => line.label === label).reduce((sum, line) => sum + line.points, 0);

/** What the first had most of before the second: the line that decided it. Nothing where nobody is ahead. */
export function turningPoint(
  sheets: readonly ScoreSheet[],
): { who: number; label: string; by: number } | null {
  const order = sheets.map((sheet, who) => ({ sheet, who })).sort((a, b) => total(b.sheet) - total(a.sheet));
  const [first, second] = order;
  if (!first || !second || total(first.sheet) === total(second.sheet)) return null;
  const leads = labels([first.sheet]).map((label) => ({
    label,
    by: points(first.sheet, label) - points(second.sheet, label),
  }));
  const most = leads.sort((a, b) => b.by - a.by)[0];
  return most && most.by > 0 ? { who: first.who, ...most } : null;
}

/** Seats that won; a solo player who lost is none. */
export function winners(outcome: Outcome | null): number[] {
  if (!outcome) return [];
  if (outcome.type === 'solo') return outcome.result === 'won' ? [0] : [];
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** For robots and tests: how it ended, in one word. */
export function outcomeWord(outcome: Outcome): string {
  return outcome.type === 'solo'
    ? outcome.result
    : winners(outcome)
        .map((seat) => `s${seat}`)
        .join(' ');
}

/** Points by action as points by moments of change: one column per change keeps a long game readable. */
export function stepsOf(
  history: readonly (readonly number[])[],
): { at: number; points: readonly number[] }[] {
  return history.flatMap((points, at) => {
    const before = history[at - 1];
    const changed = !before || points.some((point, seat) => point !== before[seat]);
    return changed || at === history.length - 1 ? [{ at, points }] : [];
  });
}
