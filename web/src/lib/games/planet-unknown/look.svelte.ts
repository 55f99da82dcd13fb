import type { Refusal } from '$lib/wire';
import type { Prospect } from './prospect';
import type { At } from './squares';
import type { TileId, Way } from './view';

/** A tile on its way from the hand to the planet. */
export interface Dragged {
  tile: TileId;
  way: Way;
  x: number;
  y: number;
  touch: boolean;
}

/** What the pointer, the focus or a finger rests on, shared by tiles, planet, tracks and wheel. */
class Looking {
  /** A square of one's own planet. */
  square = $state<At | null>(null);
  /** Whether the last pointer was a finger: it hides what it touches, so the first tap only shows. */
  touched = $state(false);
  /** Whether a phone shows something else than the planet. */
  away = $state(false);
  /** Steps by which the wheel is shown turned, while the commander thinks. */
  turn = $state<number | null>(null);
  /** What the engine foresees of what is meant by the square; nothing while the answer is on its way. */
  prospect = $state.raw<Prospect | null>(null);
  /** Why that is not possible, where it is not. */
  refusal = $state.raw<Refusal | null>(null);
  drag = $state.raw<Dragged | null>(null);
  /** What lets a dragged tile go; the planet knows. */
  drop: ((dragged: Dragged) => void) | null = null;

  answered(prospect: Prospect | null, refusal: Refusal | null): void {
    this.prospect = prospect;
    this.refusal = refusal;
  }

  rest(): void {
    this.square = null;
    this.answered(null, null);
  }
}

export const look = new Looking();
