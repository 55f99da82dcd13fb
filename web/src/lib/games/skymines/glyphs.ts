import { glyphSet } from '$lib/board/glyphs';
import sprite from './art/glyphs.svg?url';
import type { Company } from './view';

// prettier-ignore
export const GLYPHS = [
  'skymine', 'minerva', 'astrogo', 'tawac', 'outpost', 'shuttle', 'coin', 'deep', 'surface', 'gas', 'lab', 'carbon',
  'minerals', 'titanium', 'field', 'helium', 'plan', 'upload', 'deck', 'slot', 'marker', 'gate', 'moon', 'market',
  'console', 'belt', 'oust', 'energy', 'research', 'share', 'credit', 'threat', 'mission', 'lock', 'first', 'plus',
  'check', 'card', 'luna', 'link', 'points', 'step',
] as const;
export type GlyphName = (typeof GLYPHS)[number];

/** Tuned for the dark well; companies are told by their forms as well. */
export const COMPANY_TONE: Readonly<Record<Company, string>> = {
  skymine: '#ece08a',
  minerva: '#b695f5',
  astrogo: '#f48cbd',
  tawac: '#7cc7ef',
};
export const COIN_TONE = '#e9c98a';
const TONES: Partial<Record<GlyphName, string>> = {
  ...COMPANY_TONE,
  coin: COIN_TONE,
  credit: COIN_TONE,
  deep: COIN_TONE,
  surface: '#dbe6ea',
  gas: '#8fe0d2',
  helium: '#8fe0d2',
  lab: '#c4b5ff',
  research: '#c4b5ff',
  upload: '#c4b5ff',
  plan: '#c4b5ff',
  field: '#7fe3b0',
  carbon: '#b8c4d8',
  minerals: '#e9c98a',
  titanium: '#9fd0ff',
  energy: '#ffe08a',
  share: '#dfe6f3',
  threat: '#ff7d7d',
  mission: '#7fe3b0',
  oust: '#ff9d7c',
};
export const glyphs = glyphSet<GlyphName>(sprite, 'sk', (name) => TONES[name]);
/** Where a symbol is drawn, for `<use>` inside a drawing. */
export const glyph = glyphs.href;
export const tone = (name: GlyphName): string => TONES[name] ?? 'currentColor';
