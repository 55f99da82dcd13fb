import type { Say } from '$lib/table/words.svelte';
import { chosenOf } from './data';
import { labelOf } from './label';
import type { Offers } from './offers';
import type { Move, View } from './view';
import { whyTake } from './why';

/** A combination as something to take. */
export interface Taking {
  /** From 1. */
  index: number;
  action: Move | null;
  /** What taking it is called; nothing when it cannot be taken. */
  label: string | null;
  why: string | null;
  chosen: boolean;
  /** Another one is chosen. */
  idle: boolean;
  /** Whether other effects can be chosen with it, and whether they are laid open. */
  wild: boolean;
  opened: boolean;
}

/** How the combinations of a turn are taken. */
export function takings(
  view: View,
  offers: Offers,
  now: {
    /** The crew card is to be used. */
    crewed: boolean;
    /** The combination whose effects are being chosen. */
    opened: number | null;
    asks: boolean;
  },
  say: Say,
): (index: number) => Taking {
  const chosen = chosenOf(view);
  return (index) => {
    const action = (now.crewed ? offers.crew : offers.take).get(index) ?? null;
    return {
      index,
      action,
      label: action && labelOf(action, view, say),
      why: now.asks ? whyTake(index) : null,
      chosen: chosen === index,
      idle: chosen !== null && chosen !== index,
      wild: offers.wild.has(index) || offers.crewAs.has(index),
      opened: now.opened === index,
    };
  };
}
