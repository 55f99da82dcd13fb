import { glyphSet } from '$lib/board/glyphs';
import sprite from './art/glyphs.svg?url';

export const GLYPHS = [
  'civ',
  'water',
  'biomass',
  'rover',
  'tech',
  'energy',
  'ice',
  'meteor',
  'meteorite',
  'lifepod',
  'synergy',
  'card',
  'patch',
  'move',
  'chip',
  'medal',
  'commander',
  'rotate',
  'flip',
] as const;
export type GlyphName = (typeof GLYPHS)[number];

const TONES: Partial<Record<GlyphName, string>> = {
  civ: '#c3cbdc',
  water: '#6db8ff',
  biomass: '#74d68f',
  rover: '#ff9d7c',
  tech: '#dfe6f5',
  energy: '#ffd15c',
  ice: '#bfe3f7',
  meteor: '#ff9a5a',
  patch: '#74d68f',
  synergy: '#dcd4ff',
  card: '#dfe6f5',
  chip: '#dfe6f5',
  move: '#ffb9a0',
  medal: '#fff0d0',
  commander: '#fff0d0',
};
export const glyphs = glyphSet<GlyphName>(sprite, 'pu', (name) => TONES[name]);
/** Where a symbol of the game is drawn. */
export const glyph = glyphs.href;
