import { t } from '$lib/i18n';
import type { Of } from '$lib/table/parts';
import type { Say } from '$lib/table/words.svelte';
import { crewCard } from './campaign/data';
import { faceOf, numberOf } from './cards';
import { effectName, effectsName } from './effects';
import type { Action, Leaves, Move, Offer, Taking, View } from './view';
import { word } from './words';

/** What a combination leaves to ASTRA. */
function rest(leaves: Leaves | null) {
  if (!leaves) return { rest: 'none' };
  const { number, effects } = faceOf(leaves.card);
  return { rest: 'card', rest_number: number, rest_effect: effectsName(effects), worth: leaves.worth };
}

function takingName(read: Of<Action, 'take'>, offer: Offer, taking: Taking, { crew }: View): string {
  const by = read.crew ? crew : null;
  return t('welcome-to-the-moon-take', {
    number: numberOf(offer),
    effect: effectName(read.wild ?? offer.effect),
    wild: read.wild !== null && taking.by_wild.includes(read.wild) ? 'yes' : 'no',
    crew: by ? 'card' : 'none',
    crew_name: by ? word(crewCard(by).name) : '',
    ...rest(taking.leaves),
  });
}

/** An action in words: a combination by what the view tells of it, anything else as the server has it. */
export function labelOf({ notation, action }: Move, view: View, say: Say): string {
  if (action.type !== 'take') return say(notation);
  const offer = view.combinations[action.combination - 1];
  const taking = view.takings[action.combination - 1];
  return offer && taking ? takingName(action, offer, taking, view) : say(notation);
}
