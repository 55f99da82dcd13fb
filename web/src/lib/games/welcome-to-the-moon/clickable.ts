import type { Say } from '$lib/table/words.svelte';
import { inWords } from './called';
import type { Sheet } from './sheets/model';
import type { Move } from './view';

/** The attributes that make something drawn do an action, or ask why it cannot; the shell listens for them. */
export function clickable(
  sheet: Sheet,
  action: Move | undefined,
  why: string | null,
  say: Say,
): Record<string, string | number> {
  if (action) {
    const label = inWords(sheet, say(action.notation));
    return { 'data-action': action.notation, role: 'button', tabindex: 0, 'aria-label': label };
  }
  return why ? { 'data-why': why } : {};
}
