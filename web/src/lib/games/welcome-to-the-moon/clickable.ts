import type { Say } from '$lib/table/words.svelte';
import type { Move } from './view';

/** The attributes that make something drawn do an action, or ask why it cannot; the shell listens for them. */
export function clickable(
  action: Move | undefined,
  why: string | null,
  say: Say,
): Record<string, string | number> {
  if (action) {
    const label = say(action.notation);
    return { 'data-action': action.notation, role: 'button', tabindex: 0, 'aria-label': label };
  }
  return why ? { 'data-why': why } : {};
}
