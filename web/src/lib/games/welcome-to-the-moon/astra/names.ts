import { t } from '$lib/i18n';
import { faceOf } from '../cards';
import { effectsName } from '../effects';
import type { View } from '../view';
import { opponentOf } from './data';
import { word } from '../words';

/** The names at the table; ASTRA sits in the seat after a single player's. */
export const withAstra = (names: readonly string[], { table }: View): readonly string[] =>
  table.astra ? [...names, word(opponentOf(table.astra.level))] : names;

/** A starship card by its two sides. */
export function cardName(card: number): string {
  const { number, effects } = faceOf(card);
  return t('welcome-to-the-moon-astra-card', { number, effect: effectsName(effects) });
}
