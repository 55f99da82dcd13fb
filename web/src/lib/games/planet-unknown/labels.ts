import { t } from '$lib/i18n';
import type { Say } from '$lib/table/words.svelte';
import { isFromTo, isOnSquare } from './offers';
import { podName } from './pods';
import { letterOf, placeOf, readLine, readSquare } from './squares';
import { heldBy, tileNamed } from './tiles';
import type { Board, Offer } from './view';

/** A place as it can be found at the edges of the board. */
const where = (square: string) => ({ at: placeOf(readSquare(square) ?? 0) });
/** A row by its number, a column by its letter. */
export const lineName = (kind: 'row' | 'column', index: number): string =>
  t(`planet-unknown-${kind}`, { number: index + 1, letter: letterOf(index) });

/** What an action does, in words for those who do not see where it stands; the server's words where no place is in them. */
export function labelOf({ notation, action }: Offer, board: Board | null, say: Say): string {
  if (isOnSquare(action)) return t(`planet-unknown-do-${action.type}`, where(action.at));
  if (isFromTo(action)) return t(`planet-unknown-do-${action.type}`, where(action.to));
  switch (action.type) {
    case 'place': {
      const terrains = tileNamed(action.tile)
        .terrains.map((one) => t(`planet-unknown-terrain-${one}`))
        .join(' + ');
      const at = heldBy(action.tile, action.way, readSquare(action.at) ?? 0);
      return t('planet-unknown-do-place', { terrains, at: placeOf(at) });
    }
    case 'clear': {
      const { kind, index } = readLine(action.line);
      return t('planet-unknown-do-clear', { line: lineName(kind, index) });
    }
    case 'pod':
    case 'reposition':
      return board ? t('planet-unknown-do-pod', { place: podName(action.to, board) }) : say(notation);
    case 'lose':
      return board ? t('planet-unknown-do-lose', { place: podName(action.from, board) }) : say(notation);
    case 'waive':
      return t(`planet-unknown-waive-${action.kind}`);
    default:
      return say(notation);
  }
}
