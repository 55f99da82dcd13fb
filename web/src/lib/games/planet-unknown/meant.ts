import { held, type Offers } from './offers';
import { SIDE, squareOf, xOf, yOf, type At } from './squares';
import { lay } from './tiles';
import type { Drive } from './drives';
import type { Action } from './view';

/** What a click on a square of one's own planet means. */
export interface Meant {
  /** The actions, one after another. */
  deeds: readonly Action[];
  /** Whether they are offered; a tile can be held where it does not fit. */
  legal: boolean;
  /** The one action that a click performs. */
  notation: string | null;
}

/** The actions that are meant by a square; nothing where nothing is. */
export function meantBy(
  offers: Offers,
  selected: string | null,
  at: At | null,
  drives: ReadonlyMap<At, Drive>,
): Meant | null {
  const { mode } = offers;
  if (at === null || !mode) return null;
  const tile = mode.kind === 'lay' ? held(offers, selected) : null;
  const turned = tile !== null && (tile.tile !== mode.tile || tile.way !== mode.way);
  const offer = turned ? undefined : mode.spots.get(at);
  if (offer) return { deeds: [offer.action], legal: true, notation: offer.notation };
  const drive = mode.kind === 'move' && mode.from !== null ? drives.get(at) : undefined;
  if (drive && mode.from !== null) {
    return { deeds: deedsOf(mode.from, drive), legal: true, notation: null };
  }
  if (!tile) return null;
  const { anchor } = lay(tile.tile, tile.way);
  if (xOf(at) < anchor.x || yOf(at) < anchor.y) return null;
  const corner = squareOf(at - anchor.x - SIDE * anchor.y);
  return { deeds: [{ type: 'place', ...tile, at: corner }], legal: false, notation: null };
}

const deedsOf = (from: At, { steps }: Drive): Action[] =>
  steps.map((to, i) => ({ type: 'move', from: squareOf(steps[i - 1] ?? from), to: squareOf(to) }));
