import {
  FIT,
  kept,
  middleOf,
  NO_EDGES,
  viewBoxOf,
  zoomAt,
  type Box,
  type Edges,
  type Point,
  type Pose,
} from './pose';

export interface CameraOptions {
  /** What is drawn, in units of the board. It lies in the middle of the well, as large as fits. */
  bounds?: Box;
  /** Pixels for a unit of the board below which pieces are too small to touch. */
  touchable?: number;
  /** At rest all of the board is seen, or as much of it as leaves pieces large enough to touch. */
  rest?: 'whole' | 'touchable';
  /**
   * How many pixels of the empty well may be seen beyond an edge of the board, so that nothing stays hidden under
   * tools; `Infinity`: the board is dragged freely as long as its middle stays in the well.
   */
  slack?: number;
  /** How small and how large the board can become, as multiples of all of it being seen. */
  range?: readonly [number, number];
}

/** Hidden by less than this share, a board counts as seen. */
const HIDDEN = 1.08;
const SQUARE: Box = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Which part of a board is seen. Whoever draws the board puts `transform` on what fills the well, or takes `viewBox`
 * for a drawing that fills it; both show the same. A hand moves it until `fitAll`; without one it rests, at `part` or
 * at what `lookAt` was told.
 */
export class Camera {
  width = $state(0);
  height = $state(0);
  bounds = $state.raw<Box>(SQUARE);
  /** The player's own enlargement, from the settings. */
  zoom = $state(1);
  /** What to show, as large as it can be, while pieces are too small to touch. */
  part = $state.raw<Box | null>(null);
  /** What lies over the well, such as a sheet at its foot: nothing is brought to rest beneath. */
  cover = $state.raw<Edges>(NO_EDGES);
  /** The board moves by itself now, not under a hand. */
  glides = $state(false);
  /** The place that a hand brought to the middle. */
  #moved = $state.raw<(Point & { scale: number }) | null>(null);
  #look = $state.raw<Point | null>(null);
  readonly #options: Required<Omit<CameraOptions, 'bounds'>>;
  /** Where the board stands now. */
  pose: Pose = $derived(this.#moved ? this.#at(this.#moved, this.#moved.scale) : this.rest);

  constructor({ bounds = SQUARE, ...options }: CameraOptions = {}) {
    this.bounds = bounds;
    this.#options = { touchable: 0, rest: 'whole', slack: 0, range: [0.6, 4], ...options };
  }

  /** Pixels for a unit when all of the board is seen. */
  get fit(): number {
    return Math.min(this.width / this.bounds.width, this.height / this.bounds.height) || 0;
  }
  /** When all of the board is seen, its pieces are too small to touch. */
  get cramped(): boolean {
    return this.fit > 0 && this.fit < this.#options.touchable;
  }
  /** Where the board stands while nobody has moved it. */
  get rest(): Pose {
    if (this.fit === 0) return FIT;
    if (this.part && this.cramped) return this.#showing(this.part);
    const least = this.#options.rest === 'touchable' ? this.#options.touchable / this.fit : 1;
    return this.#at(this.#look ?? middleOf(this.bounds), Math.max(1, least) * this.zoom);
  }
  get enlarged(): boolean {
    return this.pose.scale > 1.01;
  }
  /** Part of the board is out of sight. */
  get hides(): boolean {
    const unit = this.fit * this.pose.scale;
    return this.bounds.width * unit > this.width * HIDDEN || this.bounds.height * unit > this.height * HIDDEN;
  }
  /** What is seen, in units of the board. */
  get seen(): Box {
    const unit = (this.fit || 1) * this.pose.scale;
    return { ...this.toBoard({ x: 0, y: 0 }), width: this.width / unit, height: this.height / unit };
  }
  /** For CSS, with the upper left corner as its origin. */
  get transform(): string {
    const { x, y, scale } = this.pose;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }
  /** For a drawing that fills the well and keeps its lines sharp at every size. */
  get viewBox(): string {
    return viewBoxOf(this.fit > 0 ? this.seen : this.bounds);
  }

  toBoard({ x, y }: Point, { x: left, y: top, scale } = this.pose): Point {
    const unit = (this.fit || 1) * scale;
    const [free, above] = this.#margin();
    return {
      x: this.bounds.x + (x - left - free * scale) / unit,
      y: this.bounds.y + (y - top - above * scale) / unit,
    };
  }
  toWell({ x, y }: Point, { x: left, y: top, scale } = this.pose): Point {
    const unit = (this.fit || 1) * scale;
    const [free, above] = this.#margin();
    return {
      x: left + free * scale + (x - this.bounds.x) * unit,
      y: top + above * scale + (y - this.bounds.y) * unit,
    };
  }

  /** Brings a place to the middle, as far as anything is hidden at all. */
  lookAt(place: Point): void {
    // The first look is where the board begins.
    this.glides = this.#look !== null;
    this.#look = place;
    if (this.#moved) this.#moved = { ...place, scale: this.#moved.scale };
  }
  /** Brings a place into sight with some air around it, by no more than it takes; nothing when it is seen. */
  reveal(place: Box, air = 12): void {
    if (this.fit === 0) return;
    const { scale } = this.pose;
    const from = this.toWell(place);
    const unit = this.fit * scale;
    const { top, right, bottom, left } = this.cover;
    const off = (at: number, size: number, low: number, high: number) =>
      at < low + air ? low + air - at : Math.min(0, high - air - at - size);
    const dx = off(from.x, place.width * unit, left, this.width - right);
    const dy = off(from.y, place.height * unit, top, this.height - bottom);
    if (dx === 0 && dy === 0) return;
    this.move(dx, dy);
    this.glides = true;
  }
  /** Drags the board. */
  move(dx: number, dy: number): void {
    const { x, y, scale } = this.pose;
    this.#set({ x: x + dx, y: y + dy, scale });
  }
  /** Enlarges it about a point of the well; without one, about its middle and with a glide. */
  enlarge(by: number, at?: Point): void {
    this.#set(zoomAt(this.pose, by, at ?? this.#middle, this.#options.range));
    this.glides = at === undefined;
  }
  /** Shows all of the board; again: as at rest. */
  fitAll(): void {
    const whole = { ...middleOf(this.bounds), scale: 1 };
    const rests = this.rest.scale === 1 || this.#moved?.scale === 1;
    this.#moved = rests ? null : whole;
    this.glides = true;
  }

  #set(pose: Pose): void {
    const stands = this.#kept(pose, this.#options.slack);
    this.#moved = { ...this.toBoard(this.#middle, stands), scale: stands.scale };
    this.glides = false;
  }
  /** The middle of what nothing lies over. */
  get #middle(): Point {
    const { top, right, bottom, left } = this.cover;
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 };
  }
  /** What is free of the well beside and above the board when all of it is seen. */
  #margin(): [number, number] {
    const unit = this.fit || 1;
    return [(this.width - this.bounds.width * unit) / 2, (this.height - this.bounds.height * unit) / 2];
  }
  /** The pose in which a place is in that middle. */
  #at(place: Point, scale: number, slack = this.#options.slack): Pose {
    const at = this.toWell(place, { ...FIT, scale });
    return this.#kept({ x: this.#middle.x - at.x, y: this.#middle.y - at.y, scale }, slack);
  }
  /** The pose in which a part is as large as it can be. */
  #showing(part: Box): Pose {
    const { top, right, bottom, left } = this.cover;
    const wide = (this.width - left - right) / (part.width * this.fit);
    const high = (this.height - top - bottom) / (part.height * this.fit);
    const scale = Math.max(1, Math.min(wide, high, this.#options.range[1]));
    return this.#at(middleOf(part), scale, 0);
  }
  #kept({ x, y, scale }: Pose, slack: number): Pose {
    const { top, right, bottom, left } = this.cover;
    if (slack === Infinity) {
      const near = (at: number, size: number) => Math.min(size / 2, Math.max(size / 2 - size * scale, at));
      return { scale, x: near(x, this.width), y: near(y, this.height) };
    }
    const [wide, high] = [this.bounds.width * this.fit, this.bounds.height * this.fit];
    const beyond = (size: number, used: number, covered: number) =>
      used * scale <= size ? covered : covered + slack;
    return {
      scale,
      x: kept(x, scale, this.width, wide, beyond(this.width, wide, left), beyond(this.width, wide, right)),
      y: kept(y, scale, this.height, high, beyond(this.height, high, top), beyond(this.height, high, bottom)),
    };
  }
}
