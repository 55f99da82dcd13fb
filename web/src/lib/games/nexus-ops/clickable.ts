import { written } from '$lib/table/parts';
import type { Mark } from './offers';
import type { Action } from './view';

/** The attributes that make an element do what its mark says; the shell listens for them. */
export function clickable(
  mark: Mark | undefined,
  why: Action | null,
  label: string,
): Record<string, string | number> {
  const button = { role: 'button', tabindex: 0, 'aria-label': label };
  if (mark?.action) return { 'data-action': mark.action, ...button };
  if (mark?.select) return { 'data-select': mark.select, ...button };
  if (mark?.group) return { 'data-do': 'group', ...button };
  return why ? { 'data-why': written(why) } : {};
}

/** The same for a real button, which needs neither role nor place in the order of tabs. */
export function pressable(mark: Mark | undefined, why: Action | null): Record<string, string> {
  if (mark?.action) return { 'data-action': mark.action };
  if (mark?.select) return { 'data-select': mark.select };
  return why ? { 'data-why': written(why) } : {};
}
