import { labels } from '$lib/table/scores';
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
  return labels(sheets).map((label) => {
    const [icon, colour] = LOOKS[label] ?? (['vp', '#a7b6d6'] as const);
    return { label, icon, colour };
  });
}
