import type { Camera } from './camera.svelte';
import type { Point } from './pose';

/** What pointers do on a board besides moving it. All of it may be left out. */
export interface Hand {
  /** A pointer lands on something that can be carried: then it does not drag the board. */
  grab?: (event: PointerEvent) => boolean;
  carry?: (event: PointerEvent) => void;
  /** It was let go, or a second finger came; true when it had been carried, so that no click follows. */
  drop?: (event: PointerEvent | null) => boolean;
  /** A pointer slides over a board of which nothing is hidden; without this it drags even then. */
  slide?: (event: PointerEvent) => void;
  /** Two fingers twist by a quarter. */
  turn?: (quarter: 1 | -1) => void;
  /** The wheel is used for something else; true when it was. */
  wheel?: (event: WheelEvent) => boolean;
}

/** A pointer has to travel so far before it drags. */
const FIRM = 6;
/** Two fingers have to twist so far, in degrees, for a quarter; a little more than half, so that it does not flutter. */
const TWIST = 50;
/** Where fingers can twist, their distance has to change by this share before they enlarge: no twist is perfectly round. */
const STRETCH = 0.16;

const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
const far = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y);
const angle = (from: Point, to: Point) => (Math.atan2(from.y - to.y, from.x - to.x) * 180) / Math.PI;

/** Pointers and wheel over a well: one drags, two enlarge, the wheel does both; a hand may do more with them. */
export class Fingers {
  readonly #camera: Camera;
  readonly #hand: () => Hand;
  #down = new Map<number, Point>();
  #carrying: number | null = null;
  #dragged = false;
  /** How far two fingers have twisted, in degrees, and the quarters that came of it. */
  #twisted = 0;
  #turned = 0;
  /** How far apart they began, until they enlarge. */
  #spread: number | null = null;

  constructor(camera: Camera, hand: () => Hand = () => ({})) {
    this.#camera = camera;
    this.#hand = hand;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.#down.set(event.pointerId, at(event));
    this.#dragged = false;
    this.#twisted = this.#turned = 0;
    this.#spread = null;
    if (this.#down.size === 1 && this.#hand().grab?.(event)) this.#carrying = event.pointerId;
    else if (this.#carrying !== null) {
      this.#carrying = null;
      this.#hand().drop?.(null);
    }
  };

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    if (this.#carrying === event.pointerId) return this.#hand().carry?.(event);
    const now = at(event);
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.#dragged && !other && far(now, before) < FIRM) return;
    const well = event.currentTarget;
    if (!this.#dragged) well.setPointerCapture?.(event.pointerId);
    this.#dragged = true;
    this.#down.set(event.pointerId, now);
    const { slide } = this.#hand();
    if (other) this.#pinch(before, now, other, well.getBoundingClientRect());
    else if (slide && !this.#camera.enlarged) slide(event);
    else this.#camera.move(now.x - before.x, now.y - before.y);
  };

  up = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
    if (this.#carrying !== event.pointerId) return;
    this.#carrying = null;
    if (this.#hand().drop?.(event.type === 'pointercancel' ? null : event)) this.#dragged = true;
  };

  /** The end of a drag is no click. */
  swallow = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** To be listened to actively: a page scrolls by wheels that are only watched. */
  wheel = (event: WheelEvent & { currentTarget: HTMLElement }): void => {
    event.preventDefault();
    if (this.#hand().wheel?.(event)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    this.#camera.enlarge(Math.exp(-event.deltaY / 500), point);
  };

  #pinch(before: Point, now: Point, other: Point, box: DOMRect): void {
    const { turn } = this.#hand();
    const [was, is] = [Math.max(1, far(before, other)), Math.max(1, far(now, other))];
    this.#spread ??= turn ? was : 0;
    if (this.#spread > 0 && Math.abs(Math.log(is / this.#spread)) > STRETCH) this.#spread = 0;
    if (this.#spread === 0) {
      const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      this.#camera.enlarge(is / was, middle);
    }
    this.#twisted += ((angle(now, other) - angle(before, other) + 540) % 360) - 180;
    const beyond = this.#twisted - 90 * this.#turned;
    if (Math.abs(beyond) < TWIST) return;
    const quarter = beyond > 0 ? 1 : -1;
    this.#turned += quarter;
    turn?.(quarter);
  }
}
