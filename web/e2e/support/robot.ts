import type { Page } from 'playwright-core';
import { lendPointer, type Pointer } from './pointer';

/** What the robot is told. */
export interface Orders {
  /** The same seed clicks the same way. */
  seed: number;
  /** How much it likes a click, by pattern of “notation effect”, or of the parts that a click settles; the first match counts, others 1. */
  taste: [pattern: string, weight: number][];
  /** Ends when this is on the page. */
  until: string;
  /** Looks at every so many decisions whether all legal actions can be reached by clicks; 0 never does. */
  survey: number;
  /** Gives up after so many actions, */
  limit: number;
  /** or after so many milliseconds in which nothing can be clicked. */
  patience: number;
  /** This bot says what to do three times in four; the server was started with `--advice`, and the page is overheard. */
  bot: string | null;
}

export interface Report {
  actions: number;
  /** Clicks or taps, those that select or only show among them. */
  clicks: number;
  surveys: number;
  /** Actions that the bot had said, and those of them that no click led to at once. */
  advised: number;
  lost: number;
  seconds: number;
  /** How many elements could not be clicked because something lay over them; the faults say which. */
  covered: number;
  /** What is legal and cannot be clicked, with the question it belongs to; and whatever else went wrong. */
  faults: string[];
  ended: boolean;
}

/** Fights, the Monolith and missions bring points; walking about does not. */
export const NEXUS_OPS: Orders['taste'] = [
  ['^(mission|take|settle)|fight$', 80],
  ['>M ', 60],
  ['^buy (rubium_dragon|lava_leaper|rock_strider)', 10],
  ['^buy', 4],
  ['^done', 6],
  ['^(move|breathe|play)', 2],
  ['^sell', 0.1],
];

/**
 * Plays by clicking alone: `[data-action]`, `[data-select]` and the buttons that let one in. It clicks with the real pointer
 * where the element is; what something else covers is a fault.
 */
export async function letRobotPlay(page: Page, orders: Partial<Orders> = {}): Promise<Report> {
  const whole: Orders = {
    seed: 1,
    taste: NEXUS_OPS,
    until: '[data-outcome]',
    survey: 0,
    limit: 6000,
    patience: 15_000,
    bot: null,
    ...orders,
  };
  await lendPointer(page);
  return page.evaluate(robot, whole);
}

/** What the robot did, in a line for the log of the tests. */
export const summary = ({ actions, advised, clicks, surveys, seconds, covered }: Report): string =>
  `${actions} actions (${advised} a bot's), ${clicks} clicks in ${Math.round(seconds)} s, ${surveys} surveys, ${covered} covered`;

/** Runs in the page, so it brings along everything it needs. */
async function robot({ seed, taste, until, survey, limit, patience, bot }: Orders): Promise<Report> {
  const started = performance.now();
  const { pointer } = window as unknown as { pointer: Pointer };
  const { there, click, drawn } = pointer;
  const report: Report = {
    actions: 0,
    clicks: 0,
    surveys: 0,
    advised: 0,
    lost: 0,
    seconds: 0,
    covered: 0,
    faults: [],
    ended: false,
  };
  const tastes = taste.map(([pattern, weight]) => [new RegExp(pattern), weight] as const);
  const liking = (text: string) => tastes.find(([pattern]) => pattern.test(text))?.[1] ?? 1;

  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const actionOf = (element: Element) => element.getAttribute('data-action') ?? '';
  const selectOf = (element: Element) => element.getAttribute('data-select') ?? '';
  /** A selection holds the settled parts of an action: `buy human` for taste. */
  const picking = (element: Element) => Object.values(JSON.parse(selectOf(element) || '{}')).join(' ');
  const appeal = (element: Element) =>
    liking(`${actionOf(element) || picking(element)} ${element.getAttribute('data-effect') ?? ''}`);
  const choose = (elements: Element[]): Element => {
    let left = random() * elements.reduce((sum, element) => sum + appeal(element), 0);
    return elements.find((element) => (left -= appeal(element)) < 0) ?? elements[0]!;
  };
  const shown = () => {
    const at = document.querySelector('[data-seq]')?.getAttribute('data-seq');
    return `${at} ${document.querySelector('[data-curtain]') ? 'curtain' : ''}`;
  };

  /** Waits until the page has changed so that the condition holds. */
  const changed = (condition: () => boolean) =>
    new Promise<boolean>((resolve) => {
      if (condition()) return resolve(true);
      const settle = (found: boolean) => (observer.disconnect(), clearTimeout(timer), resolve(found));
      const observer = new MutationObserver(() => condition() && settle(true));
      const timer = setTimeout(() => settle(false), patience);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const over = () => document.querySelector(`${until}, [data-outcome]`) !== null;
  /** What stands before the board until it has been read. */
  const DOORS = '[data-do="ready"], [data-do="begin"]';
  const offered = () => document.querySelector(`[data-action], [data-select], ${DOORS}`) !== null;
  /** Walks through every selection and back, and tells which legal actions no click can reach. */
  const unreachable = async (): Promise<string[]> => {
    const legal = (window as unknown as { overheard?: () => string[] }).overheard?.() ?? [];
    const found = new Set<string>();
    const look = async () => {
      const fresh = there('[data-action]').filter((element) => !found.has(actionOf(element)));
      for (const element of fresh) if (await pointer.reaches(element)) found.add(actionOf(element));
    };
    const pick = async (value: string): Promise<boolean> => {
      const element = there('[data-select]').find((one) => selectOf(one) === value);
      if (element) await click(element);
      await drawn();
      return element !== undefined;
    };
    const selects = () => new Set(there('[data-select]').map(selectOf));
    const walk = async (path: readonly string[], known: ReadonlySet<string>): Promise<void> => {
      const here = selects();
      for (const value of here) {
        // What could be picked before is not a step further.
        if (known.has(value) || !(await pick(value))) continue;
        await look();
        if (path.length < 2) await walk([...path, value], new Set([...known, ...here]));
        // The same click puts it back; then the way here once more.
        await pick(value);
        for (const step of path) await pick(step);
      }
    };
    await look();
    await walk([], new Set());
    return legal.filter((notation) => !found.has(notation));
  };

  interface Advised {
    notation: string;
    action: Record<string, unknown>;
  }
  /** What the bot would do here, three times in four. */
  async function advice(): Promise<Advised | undefined> {
    if (!bot || random() >= 0.75) return undefined;
    const { advise } = window as unknown as { advise: (bot: string) => Promise<Advised | undefined> };
    return advise(bot);
  }
  const within = (action: Record<string, unknown>, select: string): boolean => {
    const parts = Object.entries(JSON.parse(select || '{}') as Record<string, unknown>);
    return parts.every(([name, value]) => JSON.stringify(action[name]) === JSON.stringify(value));
  };
  /** What performs this action, after picking what leads there, as a person does. */
  async function wayTo({ notation, action }: Advised): Promise<Element | undefined> {
    const tried = new Set<string>();
    for (let picks = 0; picks < 5; picks++) {
      const target = there('[data-action]').find((element) => actionOf(element) === notation);
      if (target) return target;
      const led = (element: Element) => !tried.has(selectOf(element)) && within(action, selectOf(element));
      const picked = there('[data-select]').find(
        (element) => led(element) && element.getAttribute('aria-pressed') !== 'true',
      );
      if (!picked) return undefined;
      tried.add(selectOf(picked));
      await click(picked);
      await drawn();
    }
    return undefined;
  }
  /** Anything that can be clicked; a pick first where that is what was clicked. */
  async function anything(): Promise<Element | undefined> {
    const before = new Set(there('[data-action]').map(actionOf));
    const found = there('[data-action], [data-select]');
    if (found.length === 0) return undefined;
    const target = choose(found);
    if (actionOf(target)) return target;
    await click(target);
    await drawn();
    const fresh = there('[data-action]').filter((element) => !before.has(actionOf(element)));
    return fresh.length > 0 ? choose(fresh) : undefined;
  }

  let gone = 0;
  const failed = () => report.faults.length + pointer.covered.length > 0;
  while (!over() && report.actions < limit && !failed()) {
    if (!(await changed(() => over() || offered()))) {
      report.faults.push(`nothing to click at “${document.querySelector('[data-prompt]')?.textContent}”`);
      break;
    }
    const [door] = there(DOORS);
    if (door) {
      await click(door);
      await drawn();
      continue;
    }
    if (over()) break;
    if (survey > 0 && report.actions % survey === 0) {
      report.surveys += 1;
      let lost = await unreachable();
      // A board that was still making room is looked at once more.
      if (lost.length > 0) {
        await new Promise((later) => setTimeout(later, 400));
        lost = await unreachable();
      }
      const question = document.querySelector('[data-prompt]')?.getAttribute('data-prompt');
      if (lost.length > 0) report.faults.push(`${question}: ${lost.join(', ')}`);
    }
    const wanted = await advice();
    const led = wanted && (await wayTo(wanted));
    const target = led ?? (await anything());
    if (!target) continue;
    report.advised += led ? 1 : 0;
    report.lost += wanted && !led ? 1 : 0;
    const moment = shown();
    const action = actionOf(target);
    if (!(await pointer.perform(target))) break;
    // The board was drawn again just then: whoever plays looks again.
    if (pointer.gone && ++gone < 30) {
      await drawn();
      continue;
    }
    gone = 0;
    report.actions += 1;
    if (!(await changed(() => over() || shown() !== moment))) {
      const told = [...document.querySelectorAll('.toasts, .prompt .ask')].map((one) => one.textContent);
      report.faults.push(`no answer to ${action} at ${moment}: ${told.join(' / ')}`);
    }
  }
  report.clicks = pointer.clicks;
  report.covered = pointer.covered.length;
  report.faults.push(...pointer.covered.map((what) => `covered: ${what}`));
  report.ended = document.querySelector(until) !== null;
  report.seconds = (performance.now() - started) / 1000;
  return report;
}
