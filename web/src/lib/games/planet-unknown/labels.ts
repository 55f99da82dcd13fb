import { pick, t } from '$lib/i18n';
import type { LegalAction } from '$lib/wire';
import { podName } from './pods';
import { letterOf, placeOf, readSquare } from './squares';
import { heldBy, tileNamed } from './tiles';
import type { Board } from './view';

/** A place as it can be found at the edges of the board. */
const where = (square: string) => ({ at: placeOf(readSquare(square) ?? 0) });
/** A row by its number, a column by its letter. */
export const lineName = (kind: 'row' | 'column', index: number): string =>
  t(`planet-unknown-${kind}`, { number: index + 1, letter: letterOf(index) });
const ON_A_SQUARE = new Set([
  'patch',
  'rover',
  'drop',
  'collect',
  'destroy',
  'meteor',
  'scrap',
  'abandon',
  'dump',
]);
const FROM_TO = new Set(['move', 'teleport', 'relocate']);

/** What an action does, in words for those who do not see where it stands; the server's words where no place is in them. */
export function labelOf({ notation, label }: LegalAction, board: Board | null): string {
  const [verb = '', first = '', second = '', third = ''] = notation.split(' ');
  if (verb === 'place') {
    const terrains = tileNamed(first)
      .terrains.map((one) => t(`planet-unknown-terrain-${one}`))
      .join(' + ');
    const at = heldBy(first, second, readSquare(third) ?? 0);
    return t('planet-unknown-do-place', { terrains, at: placeOf(at) });
  }
  if (ON_A_SQUARE.has(verb) && first.startsWith('x')) return t(`planet-unknown-do-${verb}`, where(first));
  if (FROM_TO.has(verb)) return t(`planet-unknown-do-${verb}`, where(second));
  if (verb === 'clear') {
    const kind = first.startsWith('row') ? 'row' : 'column';
    return t('planet-unknown-do-clear', { line: lineName(kind, Number(first.replace(/\D/g, ''))) });
  }
  if (board && (verb === 'pod' || verb === 'lose')) {
    return t(`planet-unknown-do-${verb}`, { place: podName(first, board) });
  }
  if (board && verb === 'reposition') return t('planet-unknown-do-pod', { place: podName(second, board) });
  if (verb === 'waive') return t(`planet-unknown-waive-${first}`);
  return pick(label);
}
