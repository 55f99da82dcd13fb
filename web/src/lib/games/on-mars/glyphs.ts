import { glyphSet } from '$lib/board/glyphs';
import sprite from './art/glyphs.svg?url';
import type { Building, Good } from './pieces';

// prettier-ignore
export const GLYPHS = [
  'b-mine', 'b-generator', 'b-water_extractor', 'b-greenhouse', 'b-oxygen_condenser', 'b-shelter', 'p-bot', 'p-rover',
  'p-colonist', 'p-ship', 'p-shuttle', 'p-crystal', 'p-advanced', 'p-cube', 'battery', 'crystal', 'blueprint', 'landing',
  'learn', 'rd', 'resupply', 'control', 'construct', 'upgrade', 'welcome', 'hire', 'advanced', 'discovery', 'lab', 'lss',
  'scientist', 'contract', 'goal', 'orbit', 'colony', 'base', 'overview', 'travel', 'stay', 'reload', 'water', 'oxygen',
  'mineral', 'plant', 'colonist', 'rover', 'rocket', 'tech', 'vp', 'check', 'lock', 'fit', 'energy', 'mission',
  'warning', 'flag-first', 'bot', 'right', 'hidden', 'plus', 'any', 'cube',
] as const;
export type GlyphName = (typeof GLYPHS)[number];

export const CRYSTAL_TONE = '#f59df2';
/** A resource has the colour of the building that makes it. Shelters have that of their owner. */
export const BUILDING_TONE: Readonly<Record<Exclude<Building, 'shelter'>, string>> = {
  mine: '#cdb59c',
  generator: '#c0a8ff',
  water_extractor: '#5aa2f2',
  greenhouse: '#86cf72',
  oxygen_condenser: '#dfeaf3',
};
export const GOOD_TONE: Readonly<Record<Good, string>> = {
  mineral: BUILDING_TONE.mine,
  battery: BUILDING_TONE.generator,
  water: BUILDING_TONE.water_extractor,
  plant: BUILDING_TONE.greenhouse,
  oxygen: BUILDING_TONE.oxygen_condenser,
  crystal: CRYSTAL_TONE,
};
export const seatTone = (seat: number): string => `var(--seat-${seat})`;
/** The colour of a building; without an owner a shelter is plain. */
export const buildingTone = (type: Building, seat: number | null = null): string =>
  type === 'shelter' ? (seat === null ? '#e3b08c' : seatTone(seat)) : BUILDING_TONE[type];
export const buildingGlyph = (type: Building): GlyphName => `b-${type}`;

const TONES: Partial<Record<GlyphName, string>> = {
  ...GOOD_TONE,
  'p-crystal': CRYSTAL_TONE,
  'b-mine': BUILDING_TONE.mine,
  'b-generator': BUILDING_TONE.generator,
  'b-water_extractor': BUILDING_TONE.water_extractor,
  'b-greenhouse': BUILDING_TONE.greenhouse,
  'b-oxygen_condenser': BUILDING_TONE.oxygen_condenser,
  'b-shelter': '#e3b08c',
  vp: '#ece08a',
  warning: 'var(--warn)',
};
export const glyphs = glyphSet<GlyphName>(sprite, 'om', (name) => TONES[name]);
/** Where a symbol is drawn, for `<use>` inside a drawing. */
export const glyph = glyphs.href;
