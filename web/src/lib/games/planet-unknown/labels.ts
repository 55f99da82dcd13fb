import { pick, t } from '$lib/i18n';
import type { LegalAction } from '$lib/wire';
import { podName } from './pods';
import { readSquare } from './squares';
import { tileNamed } from './tiles';
import type { Board } from './view';

/** Places in words: rows from the top, columns from the left, both from 1. */
const where = (square: string) => {
  const at = readSquare(square) ?? 0;
  return { row: Math.floor(at / 12) + 1, column: (at % 12) + 1 };
};
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
    return t('planet-unknown-do-place', { terrains, ...where(third) });
  }
  if (ON_A_SQUARE.has(verb) && first.startsWith('x')) return t(`planet-unknown-do-${verb}`, where(first));
  if (FROM_TO.has(verb)) return t(`planet-unknown-do-${verb}`, where(second));
  if (verb === 'clear') {
    const number = Number(first.replace(/\D/g, '')) + 1;
    return t('planet-unknown-do-clear', {
      line: t(`planet-unknown-${first.replace(/\d/g, '')}`, { number }),
    });
  }
  if (board && (verb === 'pod' || verb === 'lose')) {
    return t(`planet-unknown-do-${verb}`, { place: podName(first, board) });
  }
  if (board && verb === 'reposition') return t('planet-unknown-do-pod', { place: podName(second, board) });
  if (verb === 'waive') return t(`planet-unknown-waive-${first}`);
  return pick(label);
}
