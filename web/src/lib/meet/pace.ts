import { t } from '$lib/i18n';
import type { ClockRule } from '$lib/wire';
import type { OpenTable } from '$lib/wire/rest';

/** How fast a game goes, in words. */
export function paceText(clock: ClockRule | null): string {
  switch (clock?.type) {
    case 'days':
      return t('pace-days', { days: clock.days });
    case 'per_move':
      return clock.seconds % 60 === 0
        ? t('pace-move-minutes', { minutes: clock.seconds / 60 })
        : t('pace-move', { seconds: clock.seconds });
    case 'per_game':
      return t('pace-game', { minutes: Math.round(clock.seconds / 60) });
    default:
      return t('pace-none');
  }
}

/** What a list of tables is narrowed down to; nothing for all. */
export interface Wish {
  game: string | null;
  pace: 'live' | 'days' | null;
  lang: string | null;
}

export function fits(table: OpenTable, wish: Wish): boolean {
  const pace = table.clock?.type === 'days' ? 'days' : 'live';
  return (
    (wish.game === null || wish.game === table.game) &&
    (wish.pace === null || wish.pace === pace) &&
    (wish.lang === null || wish.lang === table.lang)
  );
}
