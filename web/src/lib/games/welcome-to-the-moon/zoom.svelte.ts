import { FIT, within, zoomAt, type Pose } from '$lib/table/panzoom';

/** On a sheet smaller than this, in pixels, spaces are too small to be hit. */
const SMALL = 440;

/** Part of a sheet to look at, in units of the sheet. */
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where an edge of the enlarged sheet may lie, so that no more of the well stays empty than must. */
const cover = (edge: number, size: number, well: number): number =>
  size <= well ? (well - size) / 2 : Math.min(0, Math.max(well - size, edge));

/** How a square sheet in a well of this size must stand so that a part of it is seen as large as it can be. */
export function poseFor(part: Window, width: number, height: number): Pose {
  const side = Math.min(width, height);
  const unit = side / 1000;
  const scale = Math.max(1, Math.min(width / (part.w * unit), height / (part.h * unit), 4));
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const place = (from: number, size: number, well: number, free: number) => {
    const edge = well / 2 - (from + size / 2) * unit * scale;
    return cover(edge, side * scale, well) - free * scale;
  };
  return { scale, x: place(part.x, part.w, width, left), y: place(part.y, part.h, height, top) };
}

/** A sheet that is dragged with one finger and enlarged with two, with the wheel or with buttons. */
export class Zoom {
  width = $state(0);
  height = $state(0);
  /** Where to look while nobody has moved the sheet. */
  part = $state.raw<Window | null>(null);
  #moved = $state.raw<Pose | null>(null);
  #fingers = new Map<number, { x: number; y: number }>();
  dragged = false;

  pose = $derived.by(() => {
    if (this.#moved) return this.#moved;
    return this.part && this.width > 0 ? poseFor(this.part, this.width, this.height) : FIT;
  });
  /** Too small to hit spaces on the whole sheet. */
  get small(): boolean {
    return this.width > 0 && Math.min(this.width, this.height) < SMALL;
  }

  /** Back to where it rests; from there, on a small screen, to the whole sheet. */
  toggle = () => (this.#moved = this.#moved === null && this.part ? FIT : null);
  by = (factor: number) => this.#set(zoomAt(this.pose, factor, this.width / 2, this.height / 2));
  #set(pose: Pose): void {
    this.#moved = within(pose, this.width, this.height);
  }

  wheel = (event: WheelEvent & { currentTarget: HTMLElement }) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    this.#set(
      zoomAt(this.pose, Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top),
    );
  };
  down = (event: PointerEvent) => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  };
  move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
    if (!this.dragged) event.currentTarget.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#fingers.set(event.pointerId, now);
    if (!other)
      return this.#set({
        ...this.pose,
        x: this.pose.x + now.x - before.x,
        y: this.pose.y + now.y - before.y,
      });
    const box = event.currentTarget.getBoundingClientRect();
    const far = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y);
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    this.#set(zoomAt(this.pose, far(now) / Math.max(1, far(before)), middle.x, middle.y));
  };
  up = (event: PointerEvent) => void this.#fingers.delete(event.pointerId);
  /** The end of a drag is no click. */
  swallow = (event: MouseEvent) => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  };
}
