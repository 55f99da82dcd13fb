import { t } from '$lib/i18n';
import type { Answer } from '$lib/games/types';
import type { SeatView } from '$lib/wire';

/** The actions that stand as buttons beside the question; the rest is on the planet, the tracks and beside the tiles. */
export function answers({ legal }: SeatView): Answer[] {
  return legal.flatMap(({ notation }): Answer[] => {
    if (notation === 'confirm') {
      return [{ notation, primary: true, key: 'E', label: t('planet-unknown-confirm') }];
    }
    return notation.startsWith('waive ')
      ? [{ notation, label: t(`planet-unknown-waive-${notation.slice('waive '.length)}`) }]
      : [];
  });
}

/** A tile stays turned as it is while it can still be laid, and a rover stays picked while it can still drive. */
export const keeps = (value: string, { legal }: SeatView): boolean => {
  const [verb, tile, from] = value.split(' ');
  if (verb === 'go') return legal.some(({ notation }) => notation.startsWith(`${tile} ${from} `));
  return verb === 'lay' && legal.some(({ notation }) => notation.startsWith(`place ${tile} `));
};
