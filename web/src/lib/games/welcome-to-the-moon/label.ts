import { t } from '$lib/i18n';
import type { Of } from '$lib/table/parts';
import type { Say } from '$lib/table/words.svelte';
import { crewCard } from './campaign/data';
import { faceOf, numberOf } from './cards';
import { effectName, effectsName } from './effects';
import type { Action, Move, Offer, View } from './view';
import { word } from './words';

/** What a combination leaves to ASTRA. */
function rest(combination: number, { table, astra }: View) {
  const place = astra?.left[combination - 1] ?? 0;
  const card = table.astra?.drawn[place - 1];
  const worth = astra?.drawn[place - 1]?.worth;
  if (card === undefined || worth === undefined) return { rest: 'none' };
  const { number, effects } = faceOf(card);
  return { rest: 'card', rest_number: number, rest_effect: effectsName(effects), worth };
}

function taking(read: Of<Action, 'take'>, offer: Offer, view: View): string {
  const { viewer, table } = view;
  const seat = viewer !== null && typeof viewer === 'object' && 'seat' in viewer ? Number(viewer.seat) : 0;
  const crew = read.crew ? table.campaign?.crew[seat] : null;
  const spends = read.wild !== null && !offer.others.includes(read.wild);
  return t('welcome-to-the-moon-take', {
    number: numberOf(offer),
    effect: effectName(read.wild ?? offer.effect),
    wild: spends ? 'yes' : 'no',
    crew: crew ? 'card' : 'none',
    crew_name: crew ? word(crewCard(crew).name) : '',
    ...rest(read.combination, view),
  });
}

/** An action in words: a combination by its number and effect, a place by its name. */
export function labelOf({ notation, action }: Move, view: View, say: Say): string {
  const offer = action.type === 'take' ? view.combinations[action.combination - 1] : undefined;
  if (action.type === 'take' && offer) return taking(action, offer, view);
  return say(notation);
}
