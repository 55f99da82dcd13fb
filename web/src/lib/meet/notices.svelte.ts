import { t } from '$lib/i18n';
import { live } from '$lib/net/live';
import { shared } from '$lib/shell/me.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import type { Notice } from '$lib/wire/rest';
import { meet } from './calls';

/** What others want of this person, until it is answered. */
export type Asked = Exclude<Notice, { type: 'here' | 'friend' | 'waits' }>;

const MOST = 3;
let list = $state.raw<readonly Asked[]>([]);

const same = (one: Asked, other: Asked) =>
  one.type === other.type && ('table' in one && 'table' in other ? one.table === other.table : true);

/** The newest first. */
export const asked = (): readonly Asked[] => list;
export const drop = (notice: Asked): void => void (list = list.filter((other) => other !== notice));

/** Several tables may begin to wait at once. */
const SOON = 250;
let look: ReturnType<typeof setTimeout> | undefined;
function lookSoon(): void {
  clearTimeout(look);
  look = setTimeout(() => void shared.loadTables().catch(() => undefined), SOON);
}

/** Whoever comes finds what friends have kept for them. */
async function findWaiting(): Promise<void> {
  const waiting = await meet.waiting();
  const found = waiting.map(({ table, game, by, token }): Asked => ({
    type: 'invited',
    table,
    game,
    by,
    token,
  }));
  list = [...list, ...found.filter((one) => !list.some((other) => same(one, other)))].slice(0, MOST);
}

/** Listens wherever on the site they are; returns how to stop. */
export function hearNotices(): () => void {
  const deaf = live().hear((message) => {
    if (message.type !== 'notice') return;
    const { notice } = message;
    if (notice.type === 'waits') lookSoon();
    else if (notice.type === 'friend') toast(t('friends-new', { name: notice.name }));
    else if (notice.type !== 'here')
      list = [notice, ...list.filter((other) => !same(notice, other))].slice(0, MOST);
  });
  void findWaiting().catch(() => undefined);
  return () => {
    clearTimeout(look);
    deaf();
  };
}
