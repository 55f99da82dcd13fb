import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import { SILENT } from '$lib/engine';
import type { TableProps } from '$lib/games/types';
import { gameTexts } from '$lib/i18n/game.svelte';
import { Selection } from '$lib/table/selection.svelte';
import { stateOf, viewOf, type Fixture } from '../../../../mock/nexus-ops/fixtures';
import { answers } from './answers';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { legalOf, type View } from './view';

/** Moments of real games for tests, and a table to put them on. */

// The page of the tests has no sizes, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const files = import.meta.glob<Fixture>('../../../../mock/fixtures/nexus-ops/*.json', {
  eager: true,
  import: 'default',
});
export const fixtures: readonly Fixture[] = Object.values(files);

export function fixture(name: string): Fixture {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`No fixture ${name}`);
  return found;
}
export const viewIn = (name: string): View => fixture(name).now.view as View;
export const offersIn = (name: string) => legalOf(viewOf(fixture(name).now));

export const texts = gameTexts('nexus-ops');

export function propsOf(one: Fixture, over: Partial<TableProps> = {}): TableProps {
  return {
    state: stateOf(one, one.now, 1),
    seatView: viewOf(one.now),
    steps: [],
    done: vi.fn(),
    hurry: 1,
    trail: [],
    pending: null,
    select: new Selection(),
    act: vi.fn(),
    why: vi.fn(),
    engine: SILENT,
    spot: null,
    point: vi.fn(),
    texts,
    names: one.names,
    readonly: one.now.seat === null,
    motion: false,
    zoom: 1,
    ...over,
  };
}

/** Board and hand in the page; `close` takes them away. */
export function show(props: TableProps): { root: HTMLElement; close: () => void } {
  const root = document.body.appendChild(document.createElement('main'));
  const parts = [Table, Hand].map((part) => mount(part as Component<TableProps>, { target: root, props }));
  flushSync();
  const close = () => {
    parts.forEach((part) => void unmount(part));
    root.remove();
  };
  return { root, close };
}

const valuesOf = (root: HTMLElement, name: 'action' | 'select' | 'why'): string[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((element) => element.dataset[name] ?? '');

/** Every action that can be reached by picking things, as a robot would that only clicks. */
export function reachable(one: Fixture): Set<string> {
  const props = propsOf(one);
  const { root, close } = show(props);
  const found = new Set<string>();
  const picked = new Set<string>();
  const left: (string | null)[] = [null];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    props.select.value = value;
    flushSync();
    valuesOf(root, 'action').forEach((action) => found.add(action));
    answers(props.seatView, value).forEach(({ notation }) => found.add(notation));
    for (const next of valuesOf(root, 'select')) {
      if (picked.has(next)) continue;
      picked.add(next);
      left.push(next);
    }
  }
  close();
  return found;
}

export const attributes = valuesOf;
