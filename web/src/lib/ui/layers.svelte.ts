import type { Component } from 'svelte';

/** Dialogs that are open, one over the other; the last is on top. */
const open = $state<symbol[]>([]);

/** What lies on top of the page now; nothing when no dialog is open. */
export const top = (): symbol | null => open.at(-1) ?? null;

/** A dialog opens; returns what to call when it closes. */
export function over(layer: symbol): () => void {
  open.push(layer);
  return () => {
    const at = open.indexOf(layer);
    if (at >= 0) open.splice(at, 1);
  };
}

type OnLayer = Component<{ layer?: symbol | null }>;
let notices = $state.raw<OnLayer | null>(null);

/** What others want of this person, shown by the topmost layer like a toast; it comes after the page. */
export const noticesOn = (): OnLayer | null => notices;
export const bring = (found: OnLayer): void => void (notices = found);
