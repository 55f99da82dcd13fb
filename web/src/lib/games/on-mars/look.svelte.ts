import type { Room } from './turn/rooms';
import type { Offer } from './view';

/** What of an action is drawn besides its card: the marker that would move. */
export interface Glimpse {
  column: number;
  row: number;
  rewarded: boolean;
}

/** What the pointer, the focus or a finger rests on, shared by all parts of the table. */
class Looking {
  /** The action that is looked at. */
  offer = $state.raw<Offer | null>(null);
  /** The part of the table that is open: the card of what comes of it stands elsewhere in some. */
  room = $state<Room>('overview');
  /** What it would do to life support. */
  lss = $state.raw<Glimpse | null>(null);
  /** Cells that would get a crystal. */
  crystals = $state.raw<readonly string[]>([]);
  /** Cells that the automated opponent chose from in the step that is told. */
  told = $state.raw<ReadonlyMap<string, { text: string; chosen: boolean }> | null>(null);

  at(offer: Offer | null): void {
    this.offer = offer;
  }
}

export const look = new Looking();
