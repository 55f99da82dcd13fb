import { t } from '$lib/i18n';
import type { Answer } from '$lib/games/types';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Say } from '$lib/table/words.svelte';
import type { SeatView } from '$lib/wire';
import { confirmLabel } from './confirm';
import { taskOf } from './data';
import { keepsNumber } from './offers';
import { sheetOf } from './sheets.svelte';
import { legalOf, viewOf } from './view';

/** The actions that stand as buttons beside the question; the rest is on the sheet and in the combinations. */
export function answers(seatView: SeatView, _selected: string | null, _texts: GameTexts, say: Say): Answer[] {
  const view = viewOf(seatView);
  const sheet = sheetOf(view.table.adventure);
  const drawn = new Set(
    sheet ? [...sheet.cells.map(({ id }) => id), ...sheet.things.map(({ id, spot }) => spot ?? id)] : [],
  );
  return legalOf(seatView).flatMap(({ notation, action }): Answer[] => {
    switch (action.type) {
      case 'confirm':
        return [{ notation, primary: true, key: 'E', label: confirmLabel(view) }];
      case 'error':
        return [{ notation, primary: true, key: 'E' }];
      case 'skip':
        return [
          {
            notation,
            key: 'K',
            label: t(
              taskOf(view) === 'reinforce' ? 'welcome-to-the-moon-campaign-skip' : 'welcome-to-the-moon-skip',
            ),
          },
        ];
      case 'claim':
        return [{ notation }];
      case 'excuse':
        return [{ notation }];
      case 'take':
      case 'give':
      case 'answer':
      case 'crew':
        return [];
      case 'write':
      case 'cross':
      case 'mark':
        // Without its sheet, which is on its way, nothing has a name yet.
        return !sheet || drawn.has(action.spot) ? [] : [{ notation, label: say(notation) }];
      default:
        return [{ notation }];
    }
  });
}

/** A number picked with an Astronaut stays picked while it can still be written. */
export const keeps = (value: string, seatView: SeatView): boolean => keepsNumber(value, legalOf(seatView));
