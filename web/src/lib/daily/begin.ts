import { pick, t } from '$lib/i18n';
import { api, ApiError } from '$lib/net/api';
import { navigate } from '$lib/shell/router.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import type { DailyChallenge } from '$lib/wire/rest';

/** Leads to this person's table of a challenge, begun now or before. Says whether it did. */
export async function begin({ game, day, table }: DailyChallenge): Promise<boolean> {
  try {
    navigate(`/table/${table ?? (await api.beginDaily(game, day)).id}`);
    return true;
  } catch (error) {
    const refused = error instanceof ApiError && error.refusal;
    toast(refused ? pick(refused.text) : t('problem-network'), 'bad');
    return false;
  }
}
