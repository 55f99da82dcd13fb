import { pick, t } from '$lib/i18n';
import type { Of } from '$lib/table/parts';
import type { Say } from '$lib/table/words.svelte';
import { leftOver, worthOf } from './astra/data';
import { crewCard } from './campaign/data';
import { faceOf, numberOf } from './cards';
import { effectName, effectsName } from './effects';
import type { Action, Move, Offer, View } from './view';

/** What a combination leaves to ASTRA. */
function left({ cards }: Offer, { table, astra }: View): string | null {
  const card = table.astra?.drawn[leftOver(cards) - 1];
  if (card === undefined || !astra) return null;
  const { number, effects } = faceOf(card);
  const { worth } = worthOf(card, astra.multipliers);
  return t('welcome-to-the-moon-astra-left', { number, effect: effectsName(effects), worth });
}

function taking(read: Of<Action, 'take'>, offer: Offer, view: View): string {
  const { campaign } = view.table;
  const { viewer } = view;
  const seat = viewer !== null && typeof viewer === 'object' && 'seat' in viewer ? Number(viewer.seat) : 0;
  const crew = read.crew ? campaign?.crew[seat] : null;
  const effect = effectName(read.wild ?? offer.effect);
  const spends = read.wild !== null && !offer.others.includes(read.wild);
  const words = [
    t(spends ? 'welcome-to-the-moon-take-wild' : 'welcome-to-the-moon-take', {
      number: numberOf(offer),
      effect,
    }),
    ...(crew ? [t('welcome-to-the-moon-campaign-with', { crew: pick(crewCard(crew).name) })] : []),
    left(offer, view),
  ];
  return words.filter((word) => word !== null).join('; ');
}

/** An action in words: a combination by its number and effect, a place by its name. */
export function labelOf({ notation, action }: Move, view: View, say: Say): string {
  const offer = action.type === 'take' ? view.combinations[action.combination - 1] : undefined;
  if (action.type === 'take' && offer) return taking(action, offer, view);
  return say(notation);
}
