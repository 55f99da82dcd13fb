import type { Row } from '$lib/board/consequence';
import { t } from '$lib/i18n';
import { total } from '$lib/table/scores';
import { signed } from '$lib/ui/signed';
import type { Foresight, ForesightStop } from '$lib/wire';
import { worth } from '../data';
import type { GlyphName } from '../glyphs';
import { eventOf, type Event, type Prize } from '../view';

/** What the engine foresees of an action, row by row, in our own words. */

type ProspectRow = Row<GlyphName>;
const row = (kind: Row['kind'], icon: GlyphName, text: string, value?: string): ProspectRow => ({
  kind,
  icon,
  text,
  ...(value === undefined ? {} : { value }),
});

function rowsOf(event: Event, offer: readonly Prize[]): ProspectRow[] {
  switch (event.type) {
    case 'bid_laid':
      return [
        row('cost', 'coin', t('sample-game-ahead-bid'), String(event.coins ?? 0)),
        row('gain', 'gem', t('sample-game-ahead-offer'), offer.map(worth).join(' + ')),
      ];
    case 'prize_kept':
      return [row('gain', 'gem', t('sample-game-ahead-keep'), String(event.prize))];
    case 'prize_melted':
      return [row('gain', 'coin', t('sample-game-ahead-melt'), `+${worth(event.prize)}`)];
    default:
      return [];
  }
}

function stopOf(stop: ForesightStop | null): ProspectRow[] {
  if (stop?.type === 'others') return [row('later', 'player', t('sample-game-ahead-others'))];
  if (stop?.type !== 'unknown') return [];
  switch (stop.what) {
    case 'roll':
      return [row('later', 'die', t('sample-game-ahead-roll'))];
    case 'draw':
      return [row('later', 'cards', t('sample-game-ahead-draw'))];
    case 'reveal':
    case 'secret':
      return [row('later', 'cards', t('sample-game-ahead-open'))];
  }
}

export function prospectOf({ steps, stop, scores }: Foresight, offer: readonly Prize[]): ProspectRow[] {
  const events = steps.flatMap(({ events: said }) => said.map(({ facts }) => eventOf(facts)));
  const change = scores ? total(scores.after) - total(scores.before) : 0;
  const points = change === 0 ? [] : [row('points', 'points', t('sample-game-ahead-points'), signed(change))];
  return [...events.flatMap((event) => rowsOf(event, offer)), ...points, ...stopOf(stop)];
}
