import { pick } from '$lib/i18n';
import type { LegalAction } from '$lib/wire';

/** The attributes that make something drawn do an action, or ask why it cannot; the shell listens for them. */
export function clickable(
  action: LegalAction | undefined,
  why: string | null,
): Record<string, string | number> {
  if (action) {
    return { 'data-action': action.notation, role: 'button', tabindex: 0, 'aria-label': pick(action.label) };
  }
  return why ? { 'data-why': why } : {};
}
