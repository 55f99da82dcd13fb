import { SvelteMap } from 'svelte/reactivity';

export type Toast = { text: string; tone: 'info' | 'bad' };

const SHOWN_FOR = 6_000;
let next = 1;

/** Short notices at the foot of the page; they leave by themselves. */
export const toasts = new SvelteMap<number, Toast>();

export function toast(text: string, tone: Toast['tone'] = 'info'): void {
  const id = next++;
  toasts.set(id, { text, tone });
  setTimeout(() => toasts.delete(id), SHOWN_FOR);
}
