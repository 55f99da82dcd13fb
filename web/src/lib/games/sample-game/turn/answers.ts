import type { Answer } from '$lib/games/types';
import { t } from '$lib/i18n';
import type { SeatView } from '$lib/wire';
import { legalOf } from '../view';

/** Bids are laid by coins and prizes claimed on the board; a single prize can be claimed beside the question, too. */
export function answers(seatView: SeatView): Answer[] {
  const legal = legalOf(seatView);
  return legal.flatMap(({ notation, action: { type } }): Answer[] =>
    type === 'bid' || legal.length > 2
      ? []
      : [{ notation, label: t(`sample-game-${type}`), primary: type === 'keep' }],
  );
}
