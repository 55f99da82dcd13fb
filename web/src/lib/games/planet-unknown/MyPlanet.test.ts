import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foresight, RecordedEngine, SILENT, type Engine, type Foreseen } from '$lib/engine';
import type { TableProps } from '$lib/games/types';
import { change } from '$lib/settings/settings.svelte';
import { Selection } from '$lib/table/selection.svelte';
import { ofType } from '$lib/table/parts';
import { stateOf, viewOf } from '../../../../mock/planet-unknown/moments';
import { Camera } from './camera.svelte';
import { moment } from './fixture';
import { look } from './look.svelte';
import MyPlanet from './MyPlanet.svelte';
import { offersOf } from './offers';
import { legalOf } from './view';

const given = moment('three place');
const { action, notation } = ofType(given.legal, 'place')[0]!;
const said = (facts: { type: string }, text: string) => ({
  key: facts.type,
  facts,
  text: { en: [{ text }], ru: [{ text }] },
});
const told: Foreseen = {
  ok: true,
  foresight: foresight({
    notes: [said({ type: 'line_done', line: 'row3', medals: 2 } as { type: string }, 'Complete: row 4.')],
    draft: [
      said(
        { type: 'trackers_moved', seat: 0, trackers: [{ track: 'civ', on: null, row: 6 }] } as {
          type: string;
        },
        '',
      ),
    ],
  }),
};

let open: Record<string, unknown> | null = null;
function show(engine: Engine): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const props = {
    state: stateOf(given, 'test'),
    seatView: viewOf(given),
    pending: null,
    select: new Selection(),
    act: vi.fn(),
    engine,
  } as unknown as TableProps;
  const offers = offersOf(legalOf(props.seatView), null);
  const board = given.view.own!.board;
  open = mount(MyPlanet, { target, props: { props, board, offers, camera: new Camera(), small: false } });
  flushSync();
  return target;
}
const callout = (root: HTMLElement) => root.querySelector('.callout');
function point(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)!;
  found.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  flushSync();
  return found;
}

beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  look.rest();
  look.touched = false;
});
afterEach(() => {
  if (open) void unmount(open);
  open = null;
});

describe('what a placement would bring', () => {
  it('stands beside the planet as the engine tells it', () => {
    const root = show(new RecordedEngine([{ actions: [action], answer: told }]));
    point(root, `[data-action="${notation}"]`);
    expect(callout(root)?.textContent).toContain('Complete: row 4.');
    expect(root.querySelector('.planet .soon')).not.toBeNull();
    expect([...(look.prospect?.cells ?? [])]).toEqual(['civ6']);
  });

  it('keeps its room, unseen, while the next answer is on its way', () => {
    const root = show(new RecordedEngine([{ actions: [action], answer: told }]));
    point(root, `[data-action="${notation}"]`);
    point(root, `[data-action^="place "]:not([data-action="${notation}"])`);
    expect(callout(root)?.querySelector('ul.waiting')).not.toBeNull();
    expect(look.prospect).toBeNull();
    expect(root.querySelector('.planet .soon')).toBeNull();
  });

  it('is not promised by a silent engine', () => {
    const root = show(SILENT);
    point(root, `[data-action="${notation}"]`);
    expect(root.querySelector('.ghost, .planet g')).not.toBeNull();
    expect(callout(root)).toBeNull();
  });
});

describe('where a tile does not fit', () => {
  it('the engine is asked why once the tile rests', async () => {
    const refusal = {
      code: 'illegal',
      rule: 'PU-4.3',
      text: { en: [{ text: 'It would overlap.' }], ru: [{ text: 'Нельзя.' }] },
    };
    const engine = new RecordedEngine();
    const foresee = vi.spyOn(engine, 'foresee').mockResolvedValue({ ok: false, step: 0, refusal });
    const root = show(engine);
    const dark = point(root, '[data-why]');
    expect(callout(root)?.textContent).toContain('Not here');
    expect(foresee).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(callout(root)?.textContent).toContain('It would overlap.'));
    expect(foresee).toHaveBeenCalledExactlyOnceWith([JSON.parse(dark.dataset['why']!)]);
  });
});
