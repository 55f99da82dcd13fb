import type { ScoreSheet } from '$lib/wire';
import type { GlyphName } from '../glyphs';

/** The lines of the score pad, as they are drawn. */

const LOOKS: Record<string, readonly [GlyphName, string]> = {
  scored: ['vp', '#ece08a'],
  progress: ['cube', '#ff9d7c'],
  ships: ['rocket', '#9fd0ff'],
  colonists: ['colonist', '#86cf72'],
  techs: ['tech', '#c4b5ff'],
  built: ['upgrade', '#5aa2f2'],
  unbuilt: ['blueprint', '#8f9bb8'],
  scientists: ['scientist', '#56d5d0'],
  contracts: ['contract', '#f09bd8'],
};
export interface LineLook {
  label: string;
  icon: GlyphName;
  colour: string;
}
/** Every line that somebody has, in printed order. */
export function linesOf(sheets: readonly ScoreSheet[]): LineLook[] {
  const labels = [...new Set(sheets.flatMap(({ lines }) => lines.map(({ label }) => label)))];
  return labels.map((label) => {
    const [icon, colour] = LOOKS[label] ?? (['vp', '#a7b6d6'] as const);
    return { label, icon, colour };
  });
}
export const sumOf = ({ lines }: ScoreSheet): number => lines.reduce((sum, { points }) => sum + points, 0);
export const pointsIn = ({ lines }: ScoreSheet, label: string): number =>
  lines.find((line) => line.label === label)?.points ?? 0;

/** What the first had most of before the second: the line that decided it. Nothing where nobody is ahead. */
export function turningPoint(
  sheets: readonly ScoreSheet[],
): { who: number; label: string; by: number } | null {
  const order = sheets.map((sheet, who) => ({ sheet, who })).sort((a, b) => sumOf(b.sheet) - sumOf(a.sheet));
  const [first, second] = order;
  if (!first || !second || sumOf(first.sheet) === sumOf(second.sheet)) return null;
  const leads = first.sheet.lines.map(({ label, points }) => ({
    label,
    by: points - pointsIn(second.sheet, label),
  }));
  const most = leads.sort((a, b) => b.by - a.by)[0];
  return most && most.by > 0 ? { who: first.who, ...most } : null;
}
