import { t } from '$lib/i18n';
import type { Answer } from '$lib/games/types';
import { has } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import { pickedIn, type Picked } from './offers';
import { legalOf } from './view';

/** The actions that stand as buttons beside the question; the rest is on the planet, the tracks and beside the tiles. */
export function answers(seatView: SeatView): Answer[] {
  return legalOf(seatView).flatMap(({ notation, action }): Answer[] => {
    if (action.type === 'confirm') {
      return [{ notation, primary: true, key: 'E', label: t('planet-unknown-confirm') }];
    }
    return action.type === 'waive' ? [{ notation, label: t(`planet-unknown-waive-${action.kind}`) }] : [];
  });
}

/** A tile stays turned as it is while it can still be laid, and a rover stays picked while it can still drive. */
export function keeps(value: string, seatView: SeatView): boolean {
  const picked = pickedIn(value);
  const some = (part: Picked) => legalOf(seatView).some(({ action }) => has(action, part));
  switch (picked?.type) {
    case 'place':
      return picked.tile !== undefined && some({ type: 'place', tile: picked.tile });
    case 'move':
    case 'teleport':
    case 'relocate':
      return some(picked);
    default:
      return false;
  }
}
