import sprite from './art/glyphs.svg?url';
import type { Glyph } from './sheets/model';

/** Where a symbol of the game is drawn. */
export const glyph = (name: Glyph): string => `${sprite}#wm-${name}`;
