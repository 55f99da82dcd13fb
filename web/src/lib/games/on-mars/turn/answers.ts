import type { Answer } from '$lib/games/types';
import { t } from '$lib/i18n';
import type { SeatView } from '$lib/wire';
import { legalOf, type Action, type Offer } from '../view';
import { leftBy, pickedIn } from './picked';

/** What ends something stands last and can be done by one key. */
const PRIMARY: readonly Action['type'][] = ['end', 'done', 'stay', 'keep', 'accept'];
/** What has no place of its own on the table, or may be out of sight, stands beside the question. */
const BESIDE: readonly Action['type'][] = [
  ...PRIMARY,
  'shuttle',
  'extra_crystal',
  'extra_colonist',
  'boost',
  'claim',
  'retrieve_working',
  'travel',
];

function shortOf({ action }: Offer, learning: boolean): string | undefined {
  if (action.type === 'done' && learning) return t('on-mars-do-no-tech');
  switch (action.type) {
    case 'end':
    case 'done':
    case 'stay':
    case 'keep':
    case 'claim':
    case 'boost':
    case 'accept':
    case 'extra_crystal':
    case 'extra_colonist':
    case 'retrieve_working':
      return t(`on-mars-do-${action.type.replaceAll('_', '-')}`);
    case 'travel':
      return t(`on-mars-do-travel-${action.vessel}`);
    case 'shuttle':
      return t(`on-mars-do-shuttle-${action.side}`);
    default:
      return undefined;
  }
}

/** What is still to be said of a thing that is picked: which cell, who comes along, whether to build here. */
function restOf(offer: Offer, whole: boolean): Answer | null {
  const { action, notation } = offer;
  switch (action.type) {
    case 'build':
      return whole
        ? { notation, label: t('on-mars-do-build', { cell: action.cell }), primary: true, key: 'E' }
        : null;
    case 'ship':
      return { notation, label: t(`on-mars-do-aboard-${action.aboard}`) };
    case 'learn':
      return { notation, label: t('on-mars-do-learn', { cell: action.lab }) };
    default:
      return null;
  }
}

/** The actions that stand as buttons beside the question. */
export function answers(seatView: SeatView, selected: string | null): Answer[] {
  const legal = legalOf(seatView);
  const picked = pickedIn(selected);
  const left = picked && Object.keys(picked).length > 1 ? leftBy(legal, picked) : [];
  const rest = left.flatMap((offer) => restOf(offer, left.length === 1) ?? []);
  // What is picked is to be answered first: leaving it is one click away, and not by the key.
  const last =
    rest.length > 0 ? undefined : PRIMARY.find((type) => legal.some(({ action }) => action.type === type));
  const learning = legal.some(({ action }) => action.type === 'learn');
  const beside = legal.flatMap((offer): Answer[] => {
    const { notation, action } = offer;
    if (!BESIDE.includes(action.type)) return [];
    const label = shortOf(offer, learning);
    const words = label === undefined ? {} : { label };
    return [action.type === last ? { notation, primary: true, key: 'E', ...words } : { notation, ...words }];
  });
  return [...rest, ...beside];
}
