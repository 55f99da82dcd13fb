import { gameTexts } from '$lib/i18n/game.svelte';
import type { CardFacts } from './data';
import type { GlyphName } from './glyphs';
import { KINDS } from './view';

/** How a card is shown and called. */

export const cardIcon = ({ kind }: CardFacts): GlyphName => kind;
/** The name that the game itself has for it. */
export const cardWords = ({ id }: CardFacts): string => gameTexts('skymines').name(id);
/** By kind, then by value: a hand is the same for everybody who holds those cards. */
export const inOrder = (cards: readonly CardFacts[]): CardFacts[] =>
  [...cards].sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      (b.value ?? 0) - (a.value ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
