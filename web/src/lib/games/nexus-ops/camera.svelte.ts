import { FIT, within, zoomAt, type Pose } from '$lib/table/panzoom';
import type { Box, Point } from './board';

/** Pixels for a unit of the board below which pieces are too small to touch. */
const LEAST = 0.44;
/** How much more than the whole board can be seen may be hidden before the little map appears. */
const HIDDEN = 1.08;

/** So many pixels of sky may be seen beyond the edge, so that nothing stays hidden under the tools. */
const SLACK = 52;

/** Which part of the board is seen. At rest all of it, or on a narrow screen as much as leaves pieces large enough. */
export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  bounds = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #moved = $state.raw<Pose | null>(null);
  #look = $state.raw<Point | null>(null);

  /** Pixels for a unit when all of the board is seen. */
  get fit(): number {
    return Math.min(this.width / this.bounds.width, this.height / this.bounds.height) || 0;
  }
  get rest(): Pose {
    const grown = this.fit > 0 ? Math.max(1, LEAST / this.fit) * this.zoom : 1;
    return this.#look
      ? this.#centred(this.#look, grown)
      : this.#kept(zoomAt(FIT, grown, this.width / 2, this.height / 2));
  }
  get pose(): Pose {
    return this.#moved ?? this.rest;
  }
  /** Part of the board is out of sight. */
  get hides(): boolean {
    const scale = this.fit * this.pose.scale;
    return (
      this.bounds.width * scale > this.width * HIDDEN || this.bounds.height * scale > this.height * HIDDEN
    );
  }
  /** What is seen, in units of the board. */
  get seen(): Box {
    const { x, y, scale } = this.pose;
    const unit = this.fit * scale || 1;
    const [left, top] = this.#margin();
    return {
      x: this.bounds.x + (-x / scale - left) / this.fit || 0,
      y: this.bounds.y + (-y / scale - top) / this.fit || 0,
      width: this.width / unit,
      height: this.height / unit,
    };
  }

  /** Brings a place to the middle, unless everything is seen anyway. */
  lookAt(point: Point): void {
    this.#look = point;
    if (this.#moved) this.#moved = this.#centred(point, this.#moved.scale);
  }
  move(dx: number, dy: number): void {
    const { x, y, scale } = this.pose;
    this.#moved = this.#kept({ x: x + dx, y: y + dy, scale });
  }
  enlarge(by: number, x = this.width / 2, y = this.height / 2): void {
    this.#moved = this.#kept(zoomAt(this.pose, by, x, y));
  }
  /** All of the board; again: as at rest. */
  fitAll(): void {
    const all = this.#moved?.scale === 1 && this.rest.scale > 1;
    this.#moved = all || this.rest.scale === 1 ? null : FIT;
  }

  #margin(): [number, number] {
    return [
      (this.width - this.bounds.width * this.fit) / 2,
      (this.height - this.bounds.height * this.fit) / 2,
    ];
  }
  #centred({ x, y }: Point, scale: number): Pose {
    const [left, top] = this.#margin();
    const px = left + (x - this.bounds.x) * this.fit;
    const py = top + (y - this.bounds.y) * this.fit;
    return this.#kept({ scale, x: this.width / 2 - px * scale, y: this.height / 2 - py * scale });
  }
  /** Never shows more of the empty sky than needed. */
  #kept(pose: Pose): Pose {
    const kept = within(pose, this.width, this.height);
    const clamp = (at: number, size: number, used: number) => {
      const [low, high] = [(size - used) / 2, (size + used) / 2];
      if (used * pose.scale <= size) return size / 2 - (size / 2) * pose.scale;
      return Math.min(SLACK - low * pose.scale, Math.max(size - high * pose.scale - SLACK, at));
    };
    return {
      scale: kept.scale,
      x: clamp(kept.x, this.width, this.bounds.width * this.fit),
      y: clamp(kept.y, this.height, this.bounds.height * this.fit),
    };
  }
}
