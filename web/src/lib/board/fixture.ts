import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished, vi } from 'vitest';
import { RecordedEngine, type Recorded } from '$lib/engine';
import type { Answer, TableProps } from '$lib/games/types';
import { gameTexts, type GameTexts } from '$lib/i18n/game.svelte';
import { Selection } from '$lib/table/selection.svelte';
import { wordsContext, type Say } from '$lib/table/words.svelte';
import type { SeatView, TableState } from '$lib/wire';

/** A moment of a game as it was told, for tests of a board. */
export interface Told {
  state: TableState;
  seatView: SeatView;
  names: readonly string[];
  texts: GameTexts;
  /** What the engine answered there; it knows nothing else. */
  answers?: readonly Recorded[];
}

/** Moments of real games with answers of the engine, by game: made by `npm run record`. */
const files = import.meta.glob<{ state: TableState; answers: Recorded[] }>(
  '../../../mock/fixtures/recorded/*.json',
  { eager: true, import: 'default' },
);
export const RECORDED: Readonly<Record<string, Told>> = Object.fromEntries(
  Object.values(files).map(({ state, answers }): [string, Told] => {
    const names = state.seats.map(({ seat }) => `Player ${seat + 1}`);
    return [state.game, { state, seatView: state.views[0]!, names, texts: gameTexts(state.game), answers }];
  }),
);

/** What the shell would give the parts of a board at that moment. */
export function propsAt({ answers = [], ...told }: Told, over: Partial<TableProps> = {}): TableProps {
  return {
    ...told,
    steps: [],
    done: vi.fn(),
    hurry: 1,
    trail: [],
    since: [],
    pending: null,
    select: new Selection(),
    act: vi.fn(),
    back: null,
    why: vi.fn(),
    engine: new RecordedEngine(answers),
    spot: null,
    point: vi.fn(),
    readonly: told.seatView.seat === null,
    motion: false,
    zoom: 1,
    ...over,
  };
}

type Marked = 'action' | 'select' | 'why';

/** Parts of a board in the page, until the test is over. */
export class Shown {
  /** Stands for the whole table: pointing is followed in all its parts. */
  readonly root = Object.assign(document.body.appendChild(document.createElement('main')), {
    className: 'table',
  });
  #parts: object[] = [];

  constructor() {
    onTestFinished(() => this.close());
  }
  /** Puts one more part in the page. */
  add<P extends object>(part: Component<P>, props: P, say?: Say): this {
    const context = say ? { context: wordsContext(say) } : {};
    this.#parts.push(mount(part as Component, { target: this.root, props, ...context }));
    flushSync();
    return this;
  }
  close(): void {
    for (const part of this.#parts) void unmount(part);
    this.#parts = [];
    this.root.remove();
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }
  one(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  }
  /** What marked elements say: actions that can be done, parts that can be picked, what can be asked about. */
  marked(name: Marked): string[] {
    return this.all(`[data-${name}]`).map(({ dataset }) => dataset[name] ?? '');
  }
  click(selector: string): void {
    this.one(selector).click();
    flushSync();
  }
  /** As the pointer or the keyboard rests on it. */
  point(at: string | HTMLElement): HTMLElement {
    const found = typeof at === 'string' ? this.one(at) : at;
    for (const name of ['focus', 'focusin', 'pointerover'])
      found.dispatchEvent(new FocusEvent(name, { bubbles: name !== 'focus' }));
    flushSync();
    return found;
  }
}

/** Shows parts of a board at a moment. */
export function show(props: TableProps, parts: readonly Component<TableProps>[], say?: Say): Shown {
  const shown = new Shown();
  for (const part of parts) shown.add(part, props, say);
  return shown;
}

/** Every action that can be reached by picking things, as a robot would that only clicks. */
export function reachable(
  props: TableProps,
  parts: readonly Component<TableProps>[],
  answers: (selected: string | null) => readonly Answer[],
  say?: Say,
): Set<string> {
  const shown = show(props, parts, say);
  const found = new Set<string>();
  const picked = new Set<string>();
  const left: (string | null)[] = [null];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    props.select.value = value;
    flushSync();
    for (const action of shown.marked('action')) found.add(action);
    for (const { notation } of answers(value)) found.add(notation);
    for (const next of shown.marked('select')) {
      if (picked.has(next)) continue;
      picked.add(next);
      left.push(next);
    }
  }
  shown.close();
  return found;
}
