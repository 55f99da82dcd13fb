import { labels } from '$lib/table/scores';
import type { ScoreSheet } from '$lib/wire';
import { COIN_TONE, COMPANY_TONE, type GlyphName } from '../glyphs';

/** The lines of the score pad, as they are drawn. */

export { total as sumOf, turningPoint } from '$lib/table/scores';

const LOOKS: Record<string, readonly [GlyphName, string]> = {
  coins: ['credit', COIN_TONE],
  astrogo: ['astrogo', COMPANY_TONE.astrogo],
  tawac: ['tawac', COMPANY_TONE.tawac],
  skymine: ['skymine', COMPANY_TONE.skymine],
  minerva: ['minerva', COMPANY_TONE.minerva],
  tank: ['helium', '#8fe0d2'],
  research: ['upload', '#c4b5ff'],
  average: ['points', '#a7b6d6'],
  success: ['mission', '#7fe3b0'],
};
export interface LineLook {
  label: string;
  icon: GlyphName;
  colour: string;
}
/** Every line that somebody has, in printed order. */
export function linesOf(sheets: readonly ScoreSheet[]): LineLook[] {
  return labels(sheets).map((label) => {
    const [icon, colour] = LOOKS[label] ?? (['points', '#a7b6d6'] as const);
    return { label, icon, colour };
  });
}
/** The decision since which a seat has been alone in the lead; nothing where it is not so in the end. */
export function leadSince(history: readonly (readonly number[])[], who: number): number | null {
  const ahead = (points: readonly number[]) =>
    points.every((value, seat) => seat === who || value < (points[who] ?? 0));
  const behind = history.findLastIndex((points) => !ahead(points));
  return behind + 1 < history.length ? behind + 1 : null;
}
