import { listed, t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import { rivalName } from '$lib/table/parties';
import { winners } from '$lib/table/scores';
import type { TableState } from '$lib/wire';
import type { View } from './view';

/** How a single player's game or a campaign ended, in one sentence; nothing where the usual one will do. */
export function verdict(
  given: unknown,
  { outcome, rivals, seats }: TableState,
  texts: GameTexts,
): string | null {
  const view = given as View | null;
  if (!view || !outcome) return null;
  const { campaign } = view.table;
  if (outcome.type !== 'solo') {
    const won = winners(outcome).map((seat) => seats[seat]?.label ?? '');
    return campaign ? t('welcome-to-the-moon-campaign-won', { who: listed(won), count: won.length }) : null;
  }
  const { result, margin } = outcome;
  if (campaign) return t('welcome-to-the-moon-campaign-solo-result', { result });
  const name = rivals[0] ? rivalName(rivals[0], texts) : '';
  return view.astra?.by_launch
    ? t('welcome-to-the-moon-astra-result-launched', { result, name })
    : t('welcome-to-the-moon-astra-result', { result, name, by: Math.abs(margin) });
}
