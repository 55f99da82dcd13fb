import { t } from '$lib/i18n';
import type { Said } from '$lib/wire';
import { dilemmaOf } from './campaign/data';
import type { View } from './view';
import { word } from './words';

/** A single player's choice of two cards; the dilemma without its options, which stand on the board in full. */
export function ask({ key }: Said, given: unknown): string | null {
  const view = given as View | null;
  if (key === 'prompt-choose' && view?.table.astra) return t('welcome-to-the-moon-astra-hint');
  // What ASTRA's card says in full stands in her panel.
  const step = view?.table.astra?.step;
  if (key === 'prompt-strike' && view?.table.adventure === 6 && step?.type === 'strike') {
    return t('welcome-to-the-moon-astra-strike', {
      letter: t('welcome-to-the-moon-letter', { letter: step.letter }),
    });
  }
  const dilemma =
    key === 'prompt-dilemma' && view ? dilemmaOf(view.table.adventure, Boolean(view.table.astra)) : null;
  return dilemma ? word(dilemma.question) : null;
}
