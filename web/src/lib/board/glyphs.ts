/** The symbols of a game: one file of drawings, and the colour each has outside the board. */
export interface GlyphSet<Name extends string> {
  /** Where a symbol is drawn, for `<use>`. */
  href: (name: Name) => string;
  /** Its own colour; without one it takes that of the text. */
  tone: (name: Name) => string | undefined;
}

/** Symbols `<prefix>-<name>` of a sprite. */
export const glyphSet = <Name extends string>(
  sprite: string,
  prefix: string,
  tone: (name: Name) => string | undefined = () => undefined,
): GlyphSet<Name> => ({ href: (name) => `${sprite}#${prefix}-${name}`, tone });
