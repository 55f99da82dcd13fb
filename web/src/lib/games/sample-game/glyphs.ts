import { glyphSet } from '$lib/board/glyphs';
import sprite from './art/glyphs.svg?url';

export const GLYPHS = ['coin', 'gem', 'points', 'player', 'cards', 'die'] as const;
export type GlyphName = (typeof GLYPHS)[number];

const TONES: Partial<Record<GlyphName, string>> = { coin: '#ffd166', gem: '#b695f5', points: '#6fe3a5' };

/** The symbols of the consequence card and of the board. */
export const glyphs = glyphSet<GlyphName>(sprite, 'sg', (name) => TONES[name]);
