import { pick, t } from '$lib/i18n';
import { ApiError } from '$lib/net/api';
import { toast } from '$lib/ui/toasts.svelte';

/** Does something and says why when it does not work. Whether it did. */
export async function attempt(what: Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await what;
    if (done !== undefined) toast(done);
    return true;
  } catch (error) {
    const refused = error instanceof ApiError && error.refusal;
    toast(refused ? pick(refused.text) : t('problem-network'), 'bad');
    return false;
  }
}
