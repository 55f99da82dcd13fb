import { pick } from '$lib/i18n';
import type { LegalAction } from '$lib/wire';
import { inWords } from './called';
import type { Sheet } from './sheets/model';

/** The attributes that make something drawn do an action, or ask why it cannot; the shell listens for them. */
export function clickable(
  sheet: Sheet,
  action: LegalAction | undefined,
  why: string | null,
): Record<string, string | number> {
  if (action) {
    const label = inWords(sheet, pick(action.label));
    return { 'data-action': action.notation, role: 'button', tabindex: 0, 'aria-label': label };
  }
  return why ? { 'data-why': why } : {};
}
