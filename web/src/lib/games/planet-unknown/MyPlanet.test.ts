import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Shown } from '$lib/board/fixture';
import { foresight, RecordedEngine, SILENT, type Engine, type Foreseen } from '$lib/engine';
import { change } from '$lib/settings/settings.svelte';
import { ofType } from '$lib/table/parts';
import { planetCamera } from './planet/camera';
import { moment, propsOf } from './fixture';
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

function show(engine: Engine): Shown {
  const props = propsOf(given, { engine });
  const offers = offersOf(legalOf(props.seatView), null);
  const { board } = given.view.own!;
  return new Shown().add(MyPlanet, { props, board, offers, camera: planetCamera(), small: false });
}
const callout = (shown: Shown) => shown.root.querySelector('.callout');

beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  look.rest();
  look.touched = false;
});

describe('what a placement would bring', () => {
  it('stands beside the planet as the engine tells it', () => {
    const board = show(new RecordedEngine([{ actions: [action], answer: told }]));
    board.point(`[data-action="${notation}"]`);
    expect(callout(board)?.textContent).toContain('Complete: row 4.');
    expect(board.root.querySelector('.planet .soon')).not.toBeNull();
    expect([...(look.prospect?.cells ?? [])]).toEqual(['civ6']);
  });

  it('keeps its room, unseen, while the next answer is on its way', () => {
    const board = show(new RecordedEngine([{ actions: [action], answer: told }]));
    board.point(`[data-action="${notation}"]`);
    board.point(`[data-action^="place "]:not([data-action="${notation}"])`);
    expect(callout(board)?.querySelector('ul.waiting')).not.toBeNull();
    expect(look.prospect).toBeNull();
    expect(board.root.querySelector('.planet .soon')).toBeNull();
  });

  it('is not promised by a silent engine', () => {
    const board = show(SILENT);
    board.point(`[data-action="${notation}"]`);
    expect(board.root.querySelector('.ghost, .planet g')).not.toBeNull();
    expect(callout(board)).toBeNull();
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
    const board = show(engine);
    const dark = board.point('[data-why]');
    expect(callout(board)?.textContent).toContain('Not here');
    expect(foresee).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(callout(board)?.textContent).toContain('It would overlap.'));
    expect(foresee).toHaveBeenCalledExactlyOnceWith([JSON.parse(dark.dataset['why']!)]);
  });
});
