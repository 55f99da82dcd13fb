import { glyphSet } from '$lib/board/glyphs';
import sprite from './art/glyphs.svg?url';
import { toneOf, type Glyph } from './sheets/model';

export type GlyphName = Glyph;
export const glyphs = glyphSet<GlyphName>(sprite, 'wm', toneOf);
/** Where a symbol of the game is drawn. */
export const glyph = glyphs.href;
