import type { ScoreSheet } from '$lib/wire';
import type { GlyphName } from './glyphs';

/** The steps in which medals are counted, in the order of the rules. */
export interface ScoreStep {
  id: string;
  icon: GlyphName;
  /** The lines of the score sheet that belong to it. */
  lines: readonly string[];
}
export const STEPS: readonly ScoreStep[] = [
  { id: 'cards', icon: 'card', lines: ['civ_cards'] },
  { id: 'planet', icon: 'medal', lines: ['planet', 'planet_bonus'] },
  {
    id: 'tracks',
    icon: 'chip',
    lines: ['track_civ', 'track_water', 'track_biomass', 'track_rover', 'track_tech'],
  },
  { id: 'collected', icon: 'lifepod', lines: ['lifepods', 'meteorites'] },
  { id: 'private', icon: 'commander', lines: ['private_objectives'] },
  { id: 'neighbours', icon: 'synergy', lines: ['neighbour_objectives'] },
];

/** What a step brings a player. */
export const worth = (sheet: ScoreSheet | undefined, { lines }: ScoreStep): number =>
  (sheet?.lines ?? []).reduce((sum, line) => sum + (lines.includes(line.label) ? line.points : 0), 0);

/** What a player has after so many steps. */
export const upTo = (sheet: ScoreSheet | undefined, step: number): number =>
  STEPS.slice(0, step + 1).reduce((sum, one) => sum + worth(sheet, one), 0);
