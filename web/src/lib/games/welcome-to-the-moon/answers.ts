import { pick, t } from '$lib/i18n';
import type { Answer } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { inWords } from './called';
import { confirmLabel } from './confirm';
import { taskOf } from './data';
import { parse } from './notation';
import { WRITE } from './offers';
import { sheetOf } from './sheets.svelte';
import type { View } from './view';

/** The actions that stand as buttons beside the question; the rest is on the sheet and in the combinations. */
export function answers({ view, legal }: SeatView): Answer[] {
  const sheet = sheetOf((view as View).table.adventure);
  const drawn = new Set(
    sheet ? [...sheet.cells.map(({ id }) => id), ...sheet.things.map(({ id, spot }) => spot ?? id)] : [],
  );
  return legal.flatMap(({ notation, label }): Answer[] => {
    const action = parse(notation);
    switch (action?.type) {
      case 'confirm':
        return [{ notation, primary: true, key: 'E', label: confirmLabel(view as View) }];
      case 'error':
        return [{ notation, primary: true, key: 'E' }];
      case 'skip':
        return [
          {
            notation,
            key: 'K',
            label: t(
              taskOf(view as View) === 'reinforce'
                ? 'welcome-to-the-moon-campaign-skip'
                : 'welcome-to-the-moon-skip',
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
      case 'x':
      case 'mark':
        // Without its sheet, which is on its way, nothing has a name yet.
        return !sheet || drawn.has(action.spot) ? [] : [{ notation, label: inWords(sheet, pick(label)) }];
      default:
        return [{ notation }];
    }
  });
}

/** A number picked with an Astronaut stays picked while it can still be written. */
export const keeps = (value: string, { legal }: SeatView): boolean =>
  value.startsWith(WRITE) && legal.some(({ notation }) => notation.startsWith(`${value} `));
