import { t } from '$lib/i18n';
import { turnOf } from './data';
import type { View } from './view';

/** What confirming is called: it ends a turn, fixes an answer, or says that one is ready for the next adventure. */
export function confirmLabel(view: View): string {
  const { part, adventure } = view.table;
  const decided = turnOf(view)?.decided?.type ?? 'nothing';
  if (part === 'dilemma') return t('welcome-to-the-moon-campaign-confirm');
  if (part === 'ready') return t('welcome-to-the-moon-campaign-ready', { adventure: adventure + 1 });
  return t(decided === 'strike' ? 'welcome-to-the-moon-astra-confirm' : 'welcome-to-the-moon-confirm');
}
