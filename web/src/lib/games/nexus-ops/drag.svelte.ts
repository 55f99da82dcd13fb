import type { Hand } from '$lib/board/fingers';
import type { Point } from '$lib/board/pose';
import { pickedIn } from './selection';
import type { Hex, Seat, Unit } from './view';

/** A figure under way between pointer down and pointer up. */
export interface Carried {
  unit: Unit;
  seat: Seat;
  at: Point;
}
type Grabbed = { value: string; unit: Unit; seat: Seat; hex: Hex; start: Point };

export interface DragHandlers {
  seat: () => Seat | null;
  /** The figure is on its way: what it stands for becomes the selection. */
  pick: (value: string, hex: Hex) => void;
  drop: (to: Hex) => void;
}

const FIRM = 7;

/** Drag and drop of figures: a second way to do what two clicks do. */
export class Drag implements Hand {
  carried = $state.raw<Carried | null>(null);
  over = $state<Hex | null>(null);
  #grabbed: Grabbed | null = null;
  #handlers: DragHandlers;

  constructor(handlers: DragHandlers) {
    this.#handlers = handlers;
  }

  grab = (event: PointerEvent): boolean => {
    const stack = (event.target as Element).closest<SVGElement>('[data-stack]');
    const value = stack?.dataset['select'];
    const seat = this.#handlers.seat();
    const [part] = pickedIn(value ?? null);
    if (!value || seat === null || part?.type !== 'move' || !part.unit || !part.from) return false;
    const { unit, from: hex } = part;
    this.#grabbed = { value, unit, seat, hex, start: { x: event.clientX, y: event.clientY } };
    return true;
  };

  carry = (event: PointerEvent): void => {
    const grabbed = this.#grabbed;
    if (!grabbed) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!this.carried) {
      if (Math.hypot(at.x - grabbed.start.x, at.y - grabbed.start.y) < FIRM) return;
      this.#handlers.pick(grabbed.value, grabbed.hex);
    }
    this.carried = { unit: grabbed.unit, seat: grabbed.seat, at };
    this.over = hexAt(at);
  };

  /** Lets go; true when something had been carried. */
  drop = (event: PointerEvent | null): boolean => {
    const { carried } = this;
    const from = this.#grabbed?.hex;
    this.#grabbed = null;
    this.carried = null;
    this.over = null;
    if (!carried) return false;
    const to = event && hexAt({ x: event.clientX, y: event.clientY });
    if (to && to !== from) this.#handlers.drop(to);
    return true;
  };
}

function hexAt({ x, y }: Point): Hex | null {
  const under = document.elementsFromPoint?.(x, y) ?? [];
  const hex = under.find((element) => element.matches('polygon[data-hex]'));
  return (hex as SVGElement | undefined)?.dataset['hex'] ?? null;
}
