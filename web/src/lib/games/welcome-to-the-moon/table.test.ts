import { flushSync, type Component } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reachable, show as showParts } from '$lib/board/fixture';
import { foresight, RecordedEngine } from '$lib/engine';
import type { TableProps } from '$lib/games/types';
import { read } from '$lib/table/parts';
import { change } from '$lib/settings/settings.svelte';
import { alone, sayOf, stateOf, viewOf, type Moment } from '../../../../mock/welcome-to-the-moon/moments';
import { answers, keeps } from './answers';
import Aside from './Aside.svelte';
import { moment, momentsOf, propsOf, sayIn } from './fixture';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import { labelOf } from './label';
import { offersOf, wildValue, writeValue } from './offers';
import { ADVENTURES } from './sheets';
import { askSheet, sheetOf } from './sheets.svelte';
import Table from './Table.svelte';
import Under from './Under.svelte';
import { legalOf, type Effect, type Move } from './view';

const show = (props: TableProps, ...parts: Component<TableProps>[]) =>
  showParts(props, parts, sayIn(props)).root;
const answersIn = (props: TableProps) => answers(props.seatView, null, props.texts, sayIn(props));
const written = ({ legal }: Moment) => legal.map(({ notation }) => notation).sort();
const actions = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-action]')].map((element) => element.getAttribute('data-action') ?? '');

beforeAll(async () => {
  await Promise.all(ADVENTURES.map(askSheet));
});
beforeEach(() => change({ lang: 'en', motion: 'none' }));

describe('every legal action can be clicked', () => {
  /** What board, combinations and prompt offer, whatever is picked. */
  function offered(props: TableProps, adventure: number): Set<string> {
    const { seatView } = props;
    const sheet = sheetOf(adventure)!;
    const drawn = new Set([
      ...sheet.cells.map(({ id }) => id),
      ...sheet.things.map(({ id, spot }) => spot ?? id),
    ]);
    const picks = [null, ...offersOf(legalOf(seatView), null, null).numbers.map(writeValue)];
    const all = picks.flatMap((pick) => {
      const { take, wild, spot, claim } = offersOf(legalOf(seatView), pick, null);
      const lit = [...spot].flatMap(([id, action]) => (drawn.has(id) ? [action] : []));
      return [
        ...take.values(),
        ...[...wild.values()].flatMap((one) => [...one.values()]),
        ...lit,
        ...claim.values(),
      ];
    });
    return new Set([...all, ...answersIn(props)].map(({ notation }) => notation));
  }

  it.each(ADVENTURES)('at every moment of adventure %i', (adventure) => {
    for (const [name, moment] of Object.entries(momentsOf(adventure))) {
      expect([...offered(propsOf(moment), adventure)].sort(), name).toEqual(written(moment));
    }
  });

  it.each([
    [1, 'bonuses'],
    [2, 'wild'],
    [5, 'split'],
    [6, 'outbreak'],
    [8, 'astronaut'],
  ] as const)('on the page of adventure %i: %s', (adventure, name) => {
    const given = moment(adventure, name);
    const props = propsOf(given);
    const found = reachable(props, [Table, Hand], () => answersIn(props), sayIn(props));
    expect([...found].sort()).toEqual(written(given));
  });
});

describe('what an action will do', () => {
  it('is said by number and effect of a combination', () => {
    const moment = momentsOf(2)['wild']!;
    const [first] = moment.view.combinations;
    const label = (wild: Effect | null) => {
      const move: Move = { notation: 'x', action: { type: 'take', combination: 1, wild, crew: false } };
      return labelOf(move, moment.view, sayOf(moment)).replaceAll('\u00a0', ' ');
    };
    expect(label(null)).toMatch(new RegExp(`^Take ${first?.number} with [A-Z]\\w+$`));
    expect(label('plant')).toBe(`Take ${first?.number} with a wild as Plant`);
  });
});

describe('the table', () => {
  it('lights spaces as buttons with a name, and asks why about the others', () => {
    const root = show(propsOf(moment(1, 'write')), Table);
    const lit = root.querySelector('.cell.legal')!;
    expect(lit.getAttribute('role')).toBe('button');
    expect(lit.getAttribute('aria-label')).toMatch(/^Write\s\d+\sin\s\S/u);
    const dark = root.querySelector('.cell:not(.legal)')!;
    expect(read(dark.getAttribute('data-why') ?? '')).toEqual({
      type: 'write',
      number: expect.stringMatching(/^\d+$/),
      spot: dark.getAttribute('data-spot'),
    });
  });

  it('offers nothing to those who only watch', () => {
    const props = propsOf(moment(3, 'write'), { readonly: true, seatView: viewOf(moment(3, 'write'), true) });
    const root = show(props, Table, Hand, Aside);
    expect(root.querySelectorAll('[data-action], [data-why], [data-select]').length).toBe(0);
    expect(root.querySelectorAll('.cell').length).toBe(36);
  });

  it('marks what is not confirmed yet', () => {
    const root = show(propsOf(moment(3, 'effect-robot')), Table);
    expect(root.querySelectorAll('.cell.new').length).toBe(1);
  });

  it('tells what will happen when a lit space has the focus', async () => {
    const props = propsOf(moment(4, 'write'));
    const root = show(props, Table);
    root
      .querySelector<SVGElement>('.cell.legal')!
      .dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    flushSync();
    expect(root.querySelector('.callout')?.textContent).toContain('Write');
    expect(props.point).toHaveBeenCalled();
  });

  const settled = () => new Promise((then) => setTimeout(then));
  const focus = (root: HTMLElement, of: string) => {
    root
      .querySelector(of)!
      .dispatchEvent(new FocusEvent(of.startsWith('.cell') ? 'focusin' : 'focus', { bubbles: true }));
    flushSync();
  };
  const text = (en: string) => ({ en, ru: en });

  it('tells what the engine foresees of the lit space that has the focus', async () => {
    const at = moment(4, 'write');
    const first = show(propsOf(at), Table).querySelector('.cell.legal')!.getAttribute('data-action');
    const { action } = at.legal.find(({ notation }) => notation === first)!;
    const seen = foresight({
      notes: [
        {
          text: text('Empty spaces left in the mine: 2'),
          key: 'note-mine-left',
          facts: { type: 'mine_left', left: 2, spots: [] },
        },
      ],
      scores: {
        before: { lines: [{ label: 'reservoir', count: 1, points: 1 }] },
        after: { lines: [{ label: 'reservoir', count: 2, points: 3 }] },
      },
      owed: [{ due: { type: 'robots', left: 1 }, choices: 2, ways: [] }],
      places: ['mine01'],
      next: {
        prompt: { text: text('Cross off a robot'), key: 'prompt-robots', facts: { type: 'robots' } },
        choices: 0,
        legal: [],
      },
    });
    const engine = new RecordedEngine([{ actions: [action], answer: { ok: true, foresight: seen } }]);
    const root = show(propsOf(at, { engine }), Table);
    focus(root, '.cell.legal');
    await settled();
    flushSync();
    const lines = [...root.querySelectorAll('.callout li')].map((line) => line.textContent?.trim());
    expect(lines).toEqual([
      'Empty spaces left in the mine: 2',
      expect.stringContaining('1 → 3'),
      'Cross off a robot',
    ]);
    expect(root.querySelectorAll('.ghost').length).toBe(1);
  });

  it('lights the spaces that the engine names for a combination', async () => {
    const at = moment(2, 'choose');
    const take = at.legal.find(({ action }) => action.type === 'take')!;
    const legal = [{ notation: 'write 5 n05', action: { type: 'write', number: '5', spot: 'n05' } }];
    const prompt = { text: text('Where?'), key: 'prompt-write', facts: { type: 'write' } };
    const seen = foresight({ next: { prompt, choices: legal.length, legal } });
    const engine = new RecordedEngine([{ actions: [take.action], answer: { ok: true, foresight: seen } }]);
    const root = show(propsOf(at, { engine }), Table, Hand);
    focus(root, `[data-action="${take.notation}"]`);
    await settled();
    flushSync();
    const lit = [...root.querySelectorAll('.cell.fits')].map((cell) => cell.getAttribute('data-spot'));
    expect(lit).toEqual(['n05']);
  });

  it.each(ADVENTURES)(
    'draws, lights nothing and promises nothing without an engine: adventure %i',
    async (adventure) => {
      const at = { ...moment(adventure, 'start'), legal: [] };
      const root = show(propsOf(at), Table, Hand, Aside);
      for (const cell of root.querySelectorAll('.cell'))
        cell.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const combo of root.querySelectorAll('.combo')) combo.dispatchEvent(new FocusEvent('focus'));
      await settled();
      flushSync();
      expect(root.querySelectorAll('.cell').length).toBeGreaterThan(10);
      expect(root.querySelectorAll('.legal, .fits, .ghost, .target, .callout, [data-action]').length).toBe(0);
    },
  );

  it('shows three combinations with their next effects, and six alone', () => {
    const root = show(propsOf(moment(2, 'choose')), Hand);
    expect(root.querySelectorAll('.combo').length).toBe(3);
    expect(root.querySelectorAll('.combo .next').length).toBe(3);
    expect(show(propsOf(alone(moment(2, 'choose'))), Hand).querySelectorAll('.pair').length).toBe(6);
  });

  it('opens the wilds of a combination', () => {
    const props = propsOf(moment(2, 'wild'));
    const root = show(props, Hand);
    props.select.value = wildValue(1);
    flushSync();
    expect(actions(root).filter((notation) => notation.startsWith('take 1 as ')).length).toBeGreaterThan(0);
  });

  it('opens the sheet of another player in the place of one’s own', () => {
    const root = show(propsOf(moment(6, 'choose')), Table);
    root.querySelector<HTMLElement>('[data-do="info"]')?.click();
    flushSync();
    root.querySelector<HTMLElement>('[data-do="sheet"]')!.click();
    flushSync();
    expect(root.querySelector('svg.sheet')?.getAttribute('aria-label')).toBe('Sheet of Ben');
    root.querySelector<HTMLElement>('[data-do="sheet-close"]')!.click();
    flushSync();
    expect(root.querySelector('svg.sheet')?.getAttribute('aria-label')).toBe('Sheet of Ann');
  });

  it('goes round the sheets of the others', () => {
    const root = show(propsOf(moment(6, 'choose')), Table);
    const whose = () => root.querySelector('svg.sheet')?.getAttribute('aria-label');
    const next = () => {
      root.querySelector<HTMLElement>('[data-do="sheet-next"]')!.click();
      flushSync();
      return whose();
    };
    expect([next(), next(), next()]).toEqual(['Sheet of Ben', 'Sheet of Cat', 'Sheet of Ben']);
  });

  it.each(ADVENTURES)('shows a single player six combinations and ASTRA: adventure %i', (adventure) => {
    const root = show(
      propsOf(alone(moment(adventure, adventure === 6 ? 'choose' : 'start'))),
      Table,
      Hand,
      Aside,
    );
    expect(root.querySelectorAll('.pair').length).toBe(6);
    expect(root.querySelectorAll('[data-action^="take "]').length).toBe(6);
    root.querySelector<HTMLElement>('[data-do="info"]')!.click();
    flushSync();
    // In adventure 8 a second sheet lies between the player and ASTRA.
    expect(root.querySelectorAll('.others').length).toBe(0);
    expect(root.querySelectorAll('[data-do="sheet-next"]').length).toBe(adventure === 8 ? 1 : 0);
    expect(root.querySelectorAll('[data-astra]').length).toBe(1);
    expect(root.querySelectorAll('.missions').length).toBe(2);
  });

  it.each(ADVENTURES)('has a reminder for adventure %i', (adventure) => {
    const root = show(propsOf(moment(adventure, 'start')), Table);
    root.querySelector<HTMLElement>('[data-do="reminder"]')!.click();
    flushSync();
    const text = root.querySelector('dialog')!.textContent;
    expect(text).toContain(`Adventure ${adventure}`);
    expect(text).not.toContain('‹');
  });

  it('writes the score pad line by line', () => {
    const root = show(propsOf(moment(7, 'choose')), Aside, Under);
    expect(root.querySelectorAll('.pad tbody tr').length).toBe(5);
    expect(root.querySelectorAll('.mission').length).toBe(3);
  });

  it('says who has confirmed', () => {
    const { view, scores } = moment(5, 'choose');
    const state = stateOf(moment(5, 'choose'), 'test');
    expect(frame(view, state).points.length).toBe(scores.length);
    expect(frame(view, state).phase).toBe('choose');
    const words = facts(0, { ...view, deciding: [1] }).map(({ text }) => text);
    expect(words[0]).toBe('ready');
    expect(facts(1, { ...view, deciding: [1] })[0]?.text).toBe('writing');
  });

  it('keeps a picked number while it can be written', () => {
    const { seatView } = propsOf(moment(6, 'astronaut'));
    const { action } = moment(6, 'astronaut').legal[0]!;
    expect(keeps(writeValue(action.type === 'write' ? action.number : ''), seatView)).toBe(true);
    expect(keeps(writeValue('99'), seatView)).toBe(false);
    expect(keeps(wildValue(1), seatView)).toBe(false);
  });
});
