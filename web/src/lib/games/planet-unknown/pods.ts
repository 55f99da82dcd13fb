import { t } from '$lib/i18n';
import { corporationNamed } from './data';
import { readCell } from './tracks';
import type { Board } from './view';
import { word } from './words';

/** Where a collected lifepod lies, in words: the collection area, a cell of a track, a technology. */
export function podName(spot: string, board: Board): string {
  if (spot === 'area') return t('planet-unknown-area');
  const cell = readCell(spot);
  if (cell)
    return t('planet-unknown-cell', { track: t(`planet-unknown-track-${cell.track}`), row: cell.row });
  const tech = corporationNamed(board.corporation).techs.find(({ key }) => key === spot);
  return t('planet-unknown-tech', {
    key: t('planet-unknown-key', { key: spot }),
    text: tech ? word(tech.text) : '',
  });
}
