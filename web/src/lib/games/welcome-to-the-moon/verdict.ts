import { pick, t } from '$lib/i18n';
import { winners } from '$lib/table/scores';
import type { TableState } from '$lib/wire';
import { opponentOf } from './astra/data';
import type { View } from './view';
import { word } from './words';

/** How a single player's game or a campaign ended, in one sentence; nothing where the usual one will do. */
export function verdict(given: unknown, { outcome, seats }: TableState): string | null {
  const view = given as View | null;
  if (!view || !outcome) return null;
  const { astra, campaign } = view.table;
  if (outcome.type !== 'solo') {
    const won = winners(outcome).map((seat) => pick(seats[seat]?.label ?? { en: '', ru: '' }));
    return campaign
      ? t('welcome-to-the-moon-campaign-won', { who: won.join(', '), count: won.length })
      : null;
  }
  const { result, margin } = outcome;
  if (campaign) return t('welcome-to-the-moon-campaign-solo-result', { result });
  const name = word(opponentOf(astra?.level ?? 1));
  // A launch decides, whatever the points.
  const byLaunch = (result === 'won' && margin <= 0) || (result === 'lost' && margin >= 0);
  return byLaunch
    ? t('welcome-to-the-moon-astra-result-launched', { result, name })
    : t('welcome-to-the-moon-astra-result', { result, name, by: Math.abs(margin) });
}
