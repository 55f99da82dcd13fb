import { t } from '$lib/i18n';
import { EFFECTS, type Effect } from './view';

export const effectName = (effect: Effect): string => t(`welcome-to-the-moon-effect-${effect}`);

/** Whether any of the six can be chosen. */
export const isAny = (effects: readonly Effect[]): boolean => effects.length === EFFECTS.length;

/** The effects of a card or a combination, of which one is chosen. */
export const effectsName = (effects: readonly Effect[]): string =>
  isAny(effects)
    ? t('welcome-to-the-moon-effect-any')
    : effects.map(effectName).reduce((one, other) => t('welcome-to-the-moon-effect-either', { one, other }));
