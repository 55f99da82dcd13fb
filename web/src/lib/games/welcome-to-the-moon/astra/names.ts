import { t } from '$lib/i18n';
import { faceOf } from '../cards';
import { effectsName } from '../effects';

/** A starship card by its two sides. */
export function cardName(card: number): string {
  const { number, effects } = faceOf(card);
  return t('welcome-to-the-moon-astra-card', { number, effect: effectsName(effects) });
}
