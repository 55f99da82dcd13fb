import type { Page } from 'playwright-core';

/** The pointer as a robot in the page holds it. */
export interface Pointer {
  /** What is there to be clicked: it has a size, it can be seen, and no curtain makes it inert. */
  there(selector: string): Element[];
  /** Whether some point of the element can be clicked, after scrolling as people do; if not, it is noted. */
  reaches(element: Element): Promise<boolean>;
  /** Clicks or taps the element where it is; false when something covers it, which is noted. */
  click(element: Element): Promise<boolean>;
  /** The same for an action: where a first tap only shows what would happen, a second one does it. */
  perform(element: Element): Promise<boolean>;
  /** When the page has drawn what it was about to. */
  drawn(): Promise<void>;
  /** How many clicks or taps there were. */
  clicks: number;
  /** What lay under something else, and under what. */
  covered: string[];
  /** The last thing to be clicked was replaced before the click came: nothing was done, and nothing was in the way. */
  gone: boolean;
}

/** What the pointer in the page asks of its hand outside. */
type Hand = (gesture: 'move' | 'press', x: number, y: number) => Promise<void>;
const handed = new WeakSet<Page>();

/** Gives a page `window.pointer`: the real mouse, or a finger where there is one. */
export async function lendPointer(page: Page): Promise<void> {
  if (!handed.has(page)) {
    handed.add(page);
    const finger = await page.evaluate(() => navigator.maxTouchPoints > 0);
    const hand: Hand = async (gesture, x, y) => {
      if (finger) {
        if (gesture === 'press') await page.touchscreen.tap(x, y);
      } else if (gesture === 'move') {
        await page.mouse.move(x, y);
      } else {
        await page.mouse.down();
        await page.mouse.up();
      }
    };
    await page.exposeFunction('hand', hand);
  }
  // A page behind another one is drawn once a second, and nothing in it ever stands still.
  await page.bringToFront();
  await page.evaluate(install);
}

/** Runs in the page, so it brings along everything it needs. */
function install(): void {
  type Point = { x: number; y: number };
  const { hand, pointer: before } = window as unknown as { hand: Hand; pointer?: Pointer };
  const CONTROL = '[data-action], [data-select], [data-do]';
  /** Where to point: the middle first, then all over it, since not every shape fills its box. */
  const GRID = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const ROOM = 4;

  /** Whether a click at this point is a click on the element, and not on a control inside it or over it. */
  const hits = (element: Element, { x, y }: Point) =>
    document.elementFromPoint(x, y)?.closest(CONTROL) === element;
  const pointOf = (element: Element, u: number, v: number): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + u * width, y: top + v * height };
  };
  const middle = (element: Element) => pointOf(element, 0.5, 0.5);
  /** Nobody aims at an edge: a point with some room around it comes before one without. */
  function open(element: Element): Point | undefined {
    const points = GRID.flatMap((v) => GRID.map((u) => pointOf(element, u, v)));
    const free = points.filter((point) => hits(element, point));
    const roomy = ({ x, y }: Point) =>
      [-ROOM, ROOM].every((by) => hits(element, { x: x + by, y }) && hits(element, { x, y: y + by }));
    return free.find(roomy) ?? free[0];
  }

  /** Scrolls what a person can scroll until the middle of the element is at this height of it. */
  function bring(element: Element, height: number): void {
    const rolls = (way: string) => way === 'auto' || way === 'scroll';
    for (let box = element.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const root = box === document.documentElement;
      const area = root ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
      const { x, y } = middle(element);
      const [across, down] = root
        ? [style.overflowX !== 'hidden', style.overflowY !== 'hidden']
        : [rolls(style.overflowX), rolls(style.overflowY)];
      box.scrollBy({
        left: across ? x - (area.left + area.width / 2) : 0,
        top: down ? y - (area.top + area.height * height) : 0,
        behavior: 'instant',
      });
      if (style.position === 'fixed') break;
    }
  }
  /** A point of the element that can be clicked, after as little scrolling as it takes. */
  function reach(element: Element): Point | undefined {
    let point = open(element);
    for (const height of [0.5, 0.25, 0.75]) {
      if (point) break;
      bring(element, height);
      point = open(element);
    }
    return point;
  }

  /** What a click on the element does. */
  const deed = (element: Element | null) => {
    const told = ['data-action', 'data-select', 'data-do'].map((name) => element?.getAttribute(name));
    return told.find(Boolean) ?? '';
  };
  /** A board that shows only a part of itself is shown whole by its button. */
  async function fit(element: Element): Promise<Point | undefined> {
    const [button] = pointer.there('[data-do="fit"]');
    const at = button && element !== button ? reach(button) : undefined;
    if (!at) return undefined;
    await hand('move', at.x, at.y);
    await hand('press', at.x, at.y);
    pointer.clicks += 1;
    await settled(element);
    return reach(element);
  }

  const nameOf = (element: Element | null) => {
    const kind = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`;
    return element ? `${kind} ${deed(element)}`.trim() : 'nothing, outside the window';
  };
  function cover(element: Element): string {
    const { x, y } = middle(element);
    const over = document.elementFromPoint(x, y);
    return `${nameOf(element)} under ${nameOf(over)} at ${Math.round(x)},${Math.round(y)}`;
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Nobody clicks what is still moving. */
  async function settled(element: Element): Promise<void> {
    const place = () => JSON.stringify(element.getBoundingClientRect());
    for (let [before, frames] = ['', 0]; (before !== place() || glides(element)) && frames < 120; frames++) {
      before = place();
      await frame();
    }
  }
  /** Whether something that holds the element is on its way, even if it has not left yet. */
  function glides(element: Element): boolean {
    for (let box: Element | null = element.parentElement; box; box = box.parentElement) {
      const moves = (one: Animation) =>
        one instanceof CSSTransition && one.transitionProperty === 'transform';
      if (box.getAnimations().some((one) => moves(one) && one.playState === 'running')) return true;
    }
    return false;
  }
  let pressed = { x: -1, y: -1, at: 0 };
  /** Two clicks in one place are a double click when they come too soon, and its second half answers nothing. */
  async function apart({ x, y }: Point): Promise<void> {
    const DOUBLE = 600;
    const near = Math.hypot(x - pressed.x, y - pressed.y) < 8;
    const left = pressed.at + DOUBLE - performance.now();
    if (near && left > 0) await new Promise((later) => setTimeout(later, left));
  }
  /** What a click was on, before anybody has answered it. */
  interface Struck {
    event: Event;
    control: Element | null;
    deed: string;
    name: string;
  }
  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest(CONTROL) ?? null;
    pointer.struck = { event, control, deed: deed(control), name: nameOf(target) };
  };
  const struck = (): Struck | null => pointer.struck;
  if (!before) addEventListener('click', note, true);

  const pointer = Object.assign(before ?? ({} as Pointer), {
    struck: null as Struck | null,
    clicks: 0,
    covered: [] as string[],
    gone: false,
    there: (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return width > 0 && height > 0 && seen && !element.closest('[inert]');
      }),
    async drawn() {
      // Words of what was picked come a moment later, and what they stand on may grow.
      for (let frames = 0; frames < 5; frames++) await frame();
    },
    async reaches(element: Element): Promise<boolean> {
      const point = reach(element) ?? (await fit(element));
      if (!point) pointer.covered.push(cover(element));
      return point !== undefined;
    },
    async click(element: Element): Promise<boolean> {
      const wanted = deed(element);
      pointer.gone = false;
      const first = reach(element) ?? (await fit(element)) ?? middle(element);
      // What was pointed at before shows something no longer, and this element may show something now.
      await hand('move', first.x, first.y);
      await settled(element);
      // Others have acted meanwhile: the element is gone, or no longer does what it did.
      if (!element.isConnected || deed(element) !== wanted) return (pointer.gone = true);
      const point = hits(element, first) ? first : reach(element);
      if (!point) {
        pointer.covered.push(cover(element));
        return false;
      }
      if (point !== first) {
        await hand('move', point.x, point.y);
        await settled(element);
      }
      pointer.struck = null;
      pointer.clicks += 1;
      await apart(point);
      await hand('press', point.x, point.y);
      pressed = { ...point, at: performance.now() };
      // A piece may step aside while the finger comes down; what is under it then does the same or it is a fault,
      // unless the whole board has moved meanwhile and the element can be clicked where it is now.
      const hit = struck();
      // What was pressed was drawn again before it was let go, so nothing was clicked at all.
      if (!hit) return (pointer.gone = true);
      if (hit.control !== element && hit.deed !== wanted) {
        // Others acted between press and release: what was pressed is gone, and nothing took its place.
        if (!hit.control && (!element.isConnected || deed(element) !== wanted)) return (pointer.gone = true);
        if (element.isConnected && reach(element) && !hits(element, point)) return true;
        pointer.covered.push(`${nameOf(element)}: the click went to ${hit.name}`);
        return false;
      }
      return true;
    },
    async perform(element: Element): Promise<boolean> {
      const wanted = deed(element);
      for (let taps = 0; taps < 4; taps++) {
        if (!(await pointer.click(element))) return false;
        await pointer.drawn();
        const hit = struck();
        // A board that only shows at first keeps the click from everybody else.
        const shown = hit?.event.defaultPrevented && element.closest('.mover');
        // Whoever misses a board that moves tries again.
        const missed = hit && hit.control !== element && hit.deed !== wanted;
        if (!(shown || missed) || !element.isConnected || deed(element) !== wanted) break;
      }
      return true;
    },
  });
  Object.assign(window, { pointer });
}
