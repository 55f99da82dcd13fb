import { FIT, within, zoomAt, type Pose } from '$lib/table/panzoom';

/** A finger has to travel so far before it drags. */
const SLACK = 7;
/** Two fingers have to twist so far, in degrees, for a quarter turn; a little more than half, so that it does not flutter. */
const TWIST = 50;
/** Their distance has to change by this share before they enlarge: a twist is never perfectly round. */
const STRETCH = 0.16;

type Point = { x: number; y: number };

/** The planet in its well: enlarged with two fingers, buttons or Ctrl and the wheel, dragged when enlarged. */
export class Camera {
  width = $state(0);
  height = $state(0);
  pose = $state.raw<Pose>(FIT);
  /** What two fingers turn. */
  onturn: (quarter: 1 | -1) => void = () => {};
  /** A finger slides over the planet that is not enlarged. */
  onslide: (x: number, y: number) => void = () => {};
  #fingers = new Map<number, Point>();
  /** How far two fingers have twisted, and the quarter turns that came of it. */
  #twisted = 0;
  #turned = 0;
  /** How far apart they began, until they enlarge. */
  #spread: number | null = null;
  dragged = false;

  get enlarged(): boolean {
    return this.pose.scale > 1.01;
  }
  fit = () => (this.pose = FIT);
  by = (factor: number) => this.#set(zoomAt(this.pose, factor, this.width / 2, this.height / 2));
  #set(pose: Pose): void {
    this.pose = within(pose, this.width, this.height);
  }

  zoomTo(factor: number, x: number, y: number): void {
    this.#set(zoomAt(this.pose, factor, x, y));
  }
  down = (event: PointerEvent) => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#twisted = this.#turned = 0;
    this.#spread = null;
    this.dragged = false;
  };
  move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    if (!this.dragged) event.currentTarget.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#fingers.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other, event.currentTarget.getBoundingClientRect());
    else if (this.enlarged) {
      this.#set({ ...this.pose, x: this.pose.x + now.x - before.x, y: this.pose.y + now.y - before.y });
    } else if (event.pointerType === 'touch') this.onslide(now.x, now.y);
  };
  #pinch(before: Point, now: Point, other: Point, box: DOMRect): void {
    const far = (from: Point) => Math.hypot(from.x - other.x, from.y - other.y);
    const angle = (from: Point) => (Math.atan2(from.y - other.y, from.x - other.x) * 180) / Math.PI;
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    this.#spread ??= Math.max(1, far(before));
    if (Math.abs(Math.log(Math.max(1, far(now)) / this.#spread)) > STRETCH) this.#spread = 0;
    if (this.#spread === 0)
      this.#set(zoomAt(this.pose, far(now) / Math.max(1, far(before)), middle.x, middle.y));
    this.#twisted += ((angle(now) - angle(before) + 540) % 360) - 180;
    const beyond = this.#twisted - 90 * this.#turned;
    if (Math.abs(beyond) < TWIST) return;
    const quarter = beyond > 0 ? 1 : -1;
    this.#turned += quarter;
    this.onturn(quarter);
  }
  up = (event: PointerEvent) => void this.#fingers.delete(event.pointerId);
  /** The end of a drag is no click. */
  swallow = (event: MouseEvent) => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  };
}
