import type { Answer } from '$lib/games/types';
import { t } from '$lib/i18n';
import { has } from '$lib/table/parts';
import type { Said, SeatView } from '$lib/wire';
import { legalOf, type Action, type Offer } from '../view';
import { pickedIn } from './offers';

/** What ends something stands last and can be done by one key. */
const PRIMARY: readonly Action['type'][] = ['ready', 'end', 'stop', 'cross', 'next', 'again', 'upload'];
/** What has no place of its own on the table, or may be out of sight, stands beside the question. */
const BESIDE: readonly Action['type'][] = [
  ...PRIMARY,
  'halt',
  'step',
  'advance',
  'take_coin',
  'act',
  'enough',
  'mission',
  'threat',
  'return',
];

function shortOf({ action }: Offer): string | undefined {
  switch (action.type) {
    case 'step':
    case 'energy':
      return t(`skymines-${action.type}-short`, { company: t(`skymines-${action.company}`) });
    case 'advance':
      return action.steps === null
        ? t('skymines-energy-short', { company: t(`skymines-${action.company}`) })
        : t('skymines-advance-short', { company: t(`skymines-${action.company}`), steps: action.steps });
    case 'return':
      return t('skymines-column-short', { column: action.column + 1 });
    case 'ready':
    case 'end':
    case 'stop':
    case 'cross':
    case 'halt':
    case 'upload':
    case 'take_coin':
      return t(`skymines-do-${action.type.replaceAll('_', '-')}`);
    default:
      return undefined;
  }
}

/** The actions that stand as buttons beside the question. */
export function answers(seatView: SeatView, selected: string | null): Answer[] {
  const picked = pickedIn(selected);
  const legal = legalOf(seatView);
  const last = PRIMARY.find((type) => legal.some(({ action }) => action.type === type));
  // Once a place is picked only its columns are left to choose from: one row of buttons, and the map stays where it is.
  const place = picked?.type === 'enter' && 'spot' in picked;
  return legal.flatMap((offer): Answer[] => {
    const { notation, action } = offer;
    const chosen = place && has<Action>(action, picked);
    const nowhere =
      (action.type === 'lay' && action.screen === null) || (action.type === 'rest' && action.rest === null);
    if (chosen && action.type === 'enter' && action.column !== null)
      return [{ notation, label: t('skymines-column-short', { column: action.column + 1 }) }];
    if (place && picked && legal.some((one) => has<Action>(one.action, picked))) return [];
    const expands = picked?.type === 'energy' && action.type === 'energy';
    if (!nowhere && !expands && !BESIDE.includes(action.type)) return [];
    const label = shortOf(offer);
    const words = label === undefined ? {} : { label };
    return [action.type === last ? { notation, primary: true, key: 'E', ...words } : { notation, ...words }];
  });
}

/** Of the six actions the question itself names where each is found. */
export const ask = ({ key }: Said): string | null =>
  key === 'prompt-choose' ? t('skymines-ask-choose') : null;

/** A card stays picked while it can still be placed, a place while it can be entered. */
export function keeps(value: string, seatView: SeatView): boolean {
  const picked = pickedIn(value);
  return picked !== null && legalOf(seatView).some(({ action }) => has(action, picked));
}
