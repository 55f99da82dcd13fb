import type { Point } from './pose';

/** How arrow keys find their way over a board. */
export interface Compass {
  /** Degrees by which up and down are tilted, so that of two neighbours that are equally far one comes first, there and back. */
  upright?: number;
  /** The same for left and right. */
  level?: number;
  /** Places farther off the direction than this, in degrees, are not walked to. */
  cone?: number;
}
/** Squares, and what lies anywhere: every place can be walked to. */
export const SQUARES: Compass = {};
/** Hexes with a corner at the top have two neighbours above. */
export const HEXES: Compass = { upright: 10, cone: 62 };
/** Hexes with a side at the top have two neighbours to the right. */
export const FLAT_HEXES: Compass = { level: 10, cone: 62 };

const DIRECTIONS: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };
/** What lies aside is farther than what lies ahead. */
const ASIDE = 2.5;

/** The place that an arrow key leads to from a point: near and ahead. */
export function nextTo<Id>(
  places: Iterable<readonly [Id, Point]>,
  from: Point,
  key: string,
  { upright = 0, level = 0, cone = 90 }: Compass = SQUARES,
): Id | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const angle = ((direction + (direction % 180 === 0 ? level : upright)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const widest = Math.tan((Math.min(cone, 89.9) * Math.PI) / 180);
  let [best, least]: [Id | null, number] = [null, Infinity];
  for (const [id, { x, y }] of places) {
    const [dx, dy] = [x - from.x, y - from.y];
    const [along, across] = [dx * cos + dy * sin, Math.abs(dy * cos - dx * sin)];
    if (along <= 1e-6 || across > along * widest) continue;
    const cost = along + ASIDE * across;
    if (cost < least - 1e-6) [best, least] = [id, cost];
  }
  return best;
}

/** The place before or after one in a list: hands of cards, rows of buttons. */
export function nextIn<Id>(places: readonly Id[], from: Id, key: string): Id | null {
  const at = places.indexOf(from);
  const to: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: places.length - 1,
  };
  const next = places[to[key] ?? -1];
  return next === undefined || next === from ? null : next;
}

export interface WalkOptions<Id> {
  /** The places now, with where they lie; a list has no places of its own. */
  places: () => Iterable<readonly [Id, Point]>;
  /** The places of a list are walked one after another. */
  compass?: Compass | 'list';
  /** Shows the place and takes the focus there. */
  go: (id: Id) => void;
}

/**
 * A walk by arrow keys: of many places Tab comes to one, and arrows lead from there to the others. It starts at the
 * first place, and goes on where the player left it.
 */
export class Walk<Id> {
  #at = $state.raw<Id | null>(null);
  readonly #options: WalkOptions<Id>;

  constructor(options: WalkOptions<Id>, start: Id | null = null) {
    this.#options = options;
    this.#at = start;
  }

  /** Where the walk is; the first place if that is gone. */
  get at(): Id | null {
    let first: Id | null = null;
    for (const [id] of this.#options.places()) {
      if (id === this.#at) return id;
      first ??= id;
    }
    return first;
  }
  /** The place in the order of tabs; to be given to each place. */
  tabindex = (id: Id): 0 | -1 => (id === this.at ? 0 : -1);
  /** The player came here by other means. */
  stand(id: Id | null): void {
    this.#at = id;
  }

  /** A key was pressed; `from` where the focus is, if it is on a place. */
  key(event: KeyboardEvent, from: Id | null): void {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : this.#next(event.key, from);
    if (next === null) return;
    event.preventDefault();
    this.#at = next;
    this.#options.go(next);
  }

  #next(key: string, from: Id | null): Id | null {
    const { compass = SQUARES } = this.#options;
    const places = [...this.#options.places()];
    const here = places.find(([id]) => id === from);
    // Whoever comes from elsewhere begins where the walk is.
    if (!here) return key in DIRECTIONS ? this.at : null;
    if (compass === 'list')
      return nextIn(
        places.map(([id]) => id),
        here[0],
        key,
      );
    return nextTo(places, here[1], key, compass);
  }
}

/** Places as they stand on the screen: the middles of elements. */
export const middlesOf = <E extends Element>(elements: Iterable<E>): [E, Point][] =>
  [...elements].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element, { x: left + width / 2, y: top + height / 2 }];
  });
