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
  /** The part of the table that is open. */
  room = $state<Room>('overview');
  /** The part that was asked for, while the same decision is asked. */
  wanted = $state.raw<{ room: Room; decision: string | null } | null>(null);
  /** Whose board is looked at; mine unless said otherwise. */
  board = $state<number | null>(null);
  /** What it would do to life support. */
  lss = $state.raw<Glimpse | null>(null);
  /** Cells that would get a crystal. */
  crystals = $state.raw<readonly string[]>([]);
  /** Cells that the automated opponent chose from in the step that is told. */
  told = $state.raw<ReadonlyMap<string, { text: string; chosen: boolean }> | null>(null);

  at(offer: Offer | null): void {
    this.offer = offer;
  }
  /** Opens a part. Nothing where going there picks something: then what is picked leads there. */
  go(room: Room | null, decision: string | null, board: number | null = null): void {
    this.board = board;
    this.wanted = room && { room, decision };
  }
}

export const look = new Looking();
