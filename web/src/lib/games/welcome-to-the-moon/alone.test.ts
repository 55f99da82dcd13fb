import { flushSync, type Component } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { show as showParts } from '$lib/board/fixture';
import type { TableProps } from '$lib/games/types';
import { Selection } from '$lib/table/selection.svelte';
import { change } from '$lib/settings/settings.svelte';
import type { TableState } from '$lib/wire';
import { alone, viewOf, type Moment } from '../../../../mock/welcome-to-the-moon/moments';
import second from '../../../../mock/fixtures/welcome-to-the-moon/2.json';
import { ask } from './ask';
import { answers } from './answers';
import { propsOf, texts } from './fixture';
import Hand from './Hand.svelte';
import { askSheet } from './sheets.svelte';
import Table from './Table.svelte';
import { verdict } from './verdict';
import { CREWED, wildValue } from './offers';
import { CREW, type Action, type Campaign, type Decided, type Effect, type Move, type View } from './view';

const solo = () => alone(second.choose as unknown as Moment);
const campaign: Campaign = {
  stars: [[1, 0, 0, 0, 0, 0, 0, 0]],
  places: [[1, 0, 0, 0, 0, 0, 0, 0]],
  astra_stars: [0, 0, 0, 0, 0, 0, 0, 0],
  astra_places: [0, 0, 0, 0, 0, 0, 0, 0],
  captain: 0,
  answers: ['b', null, null, null, null, null, null],
  crew: ['navigator'],
  removal: null,
  come: [{ event: 160, turn: 1 }],
};
const offer = (notation: string, action: Action): Move => ({ notation, action });
const taken = (notation: string, wild: Effect | null, crew: boolean): Move =>
  offer(notation, { type: 'take', combination: 1, wild, crew });
/** A moment in which something else is legal and the view differs in some facts. */
function moment(
  legal: readonly Move[],
  {
    table = {},
    task,
    decided,
    ...view
  }: Partial<Omit<View, 'table'>> & {
    table?: Partial<View['table']>;
    task?: string;
    decided?: Decided;
  },
): Moment {
  const base = solo();
  const own = base.view.board.own!;
  const agenda = task ? [{ task: { type: task }, open: true }] : own.agenda;
  const turn = decided ? { ...own.turn, decided } : own.turn;
  return {
    ...base,
    legal: [...legal],
    view: {
      ...base.view,
      ...view,
      table: { ...base.view.table, ...table },
      board: { ...base.view.board, own: { ...own, agenda, turn } } as View['board'],
    },
  };
}

const answersTo = (of: Moment) => answers(viewOf(of), null, texts, (notation) => notation);
const show = (props: TableProps, ...parts: Component<TableProps>[]) => showParts(props, parts).root;
const actions = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-action]')].map((element) => element.getAttribute('data-action') ?? '');

beforeAll(async () => {
  await askSheet(2);
});
beforeEach(() => change({ lang: 'en', motion: 'none' }));

describe('alone against ASTRA', () => {
  it('each of three cards has two combinations, which say what they leave to ASTRA', () => {
    const root = show(propsOf(solo()), Hand);
    expect(root.querySelectorAll('.card').length).toBe(3);
    expect([...root.querySelectorAll('.card')].map((card) => card.querySelectorAll('.pair').length)).toEqual([
      2, 2, 2,
    ]);
    expect(root.querySelector('.pair')?.getAttribute('title')).toMatch(/^Take .+; ASTRA gets .+ \(\+\d\)$/u);
  });

  it('the question tells how the cards are used', () => {
    const said = { key: 'prompt-choose', facts: {}, text: '' };
    expect(ask(said, solo().view)).toContain('the third goes to ASTRA');
    expect(ask({ ...said, key: 'prompt-write' }, solo().view)).toBeNull();
  });

  it('a card is given or spared on the card itself', () => {
    const gives = moment(
      [false, true].map((spare) => offer(spare ? 'spare 3' : 'give 3', { type: 'give', card: 3, spare })),
      { task: 'give', table: { part: 'give' } },
    );
    const root = show(propsOf(gives), Hand);
    expect(actions(root)).toEqual(['give 3', 'spare 3']);
    expect(answersTo(gives)).toEqual([]);
  });

  it('her panel tells points, cards, bonuses and the deck', () => {
    const root = show(propsOf(solo()), Table);
    root.querySelector<HTMLElement>('[data-do="info"]')?.click();
    flushSync();
    const panel = root.querySelector('[data-astra]')!;
    expect(panel.querySelector('h2')?.textContent).toBe('Katherine');
    expect(panel.querySelector('[data-astra-points]')?.textContent).toBe('13');
    expect(panel.querySelectorAll('.pips i').length).toBe(4);
    expect(panel.querySelectorAll('.bonuses .pen').length).toBe(3);
    expect(panel.textContent).toMatch(/pass\s1\sof\s2/u);
    expect(panel.querySelectorAll('.come').length).toBe(1);
  });

  it('the verdict tells who won, and by how much', () => {
    const { view } = solo();
    const { state } = propsOf(solo());
    const of = (result: string, margin: number, launch = false) =>
      verdict(
        { ...view, astra: { ...view.astra!, by_launch: launch } },
        { ...state, outcome: { type: 'solo', result, margin } } as TableState,
        texts,
      );
    expect(of('won', 7)).toBe('You beat Katherine by 7');
    expect(of('drawn', 0)).toBe('A draw with Katherine');
    expect(of('lost', -3)).toBe('Katherine wins by 3');
    expect(of('lost', 12, true)).toBe('Katherine launches before you');
  });
});

describe('in a campaign', () => {
  it('the crew card goes with a combination, and so does another effect', () => {
    const legal = [
      taken('take 1', null, false),
      taken('take 1 as plant', 'plant', false),
      taken('take 1 with crew', null, true),
      taken('take 1 as plant with crew', 'plant', true),
    ];
    const select = new Selection();
    const root = show(propsOf(moment(legal, { table: { campaign } }), { select }), Hand);
    expect(actions(root)).toEqual(['take 1']);
    select.value = CREWED;
    flushSync();
    expect(actions(root)).toEqual(['take 1 with crew']);
    select.value = wildValue(1);
    flushSync();
    expect(actions(root)).toEqual(['take 1', 'take 1 as plant', 'take 1 as plant with crew']);
  });

  it('an event in force is told beside the combinations it closes', () => {
    const { combinations } = solo().view;
    const closed = combinations.map((offer) => ({ ...offer, closed: offer.cards.includes(1) }));
    const came = [{ event: 160, left: 1, lasts: true }];
    const known = { worth: [], sets: [], came, coming: [], title: null };
    const root = show(
      propsOf(moment([], { combinations: closed, campaign: known, table: { campaign } })),
      Hand,
    );
    expect(root.querySelector('[data-event]')?.textContent).toContain('Meteor shower');
    expect(root.textContent).toContain('Closed this turn');
  });

  it('the captain chooses between two options with all that follows', () => {
    const dilemma = moment(
      [
        offer('answer a', { type: 'answer', answer: 'a' }),
        offer('answer b', { type: 'answer', answer: 'b' }),
      ],
      {
        task: 'dilemma',
        table: { part: 'dilemma', campaign },
      },
    );
    const root = show(propsOf(dilemma), Table, Hand);
    expect(actions(root).filter((action) => action.startsWith('answer'))).toEqual(['answer a', 'answer b']);
    expect(root.querySelectorAll('.option li').length).toBe(3);
    expect(root.querySelectorAll('.pair').length).toBe(0);
  });

  it('whoever does not decide sees the options and who does', () => {
    const watching = moment([], {
      table: { part: 'dilemma', seats: 2, campaign: { ...campaign, captain: 1 } },
    });
    const root = show(propsOf(watching), Table);
    expect(root.querySelectorAll('.option button').length).toBe(0);
    expect(root.querySelector('.between')?.textContent).toContain('Ben is the captain');
  });

  it('one of six crew cards is picked before the next adventure', () => {
    const picks = moment(
      CREW.map((crew) => offer(`crew ${crew}`, { type: 'crew', crew })),
      { task: 'crew', table: { part: 'ready', campaign } },
    );
    const root = show(propsOf(picks), Table);
    expect(actions(root).filter((action) => action.startsWith('crew '))).toHaveLength(6);
    const done = moment([offer('confirm', { type: 'confirm' })], {
      task: 'finish',
      decided: { type: 'crew', crew: 'botanist' },
      table: { part: 'ready', campaign },
    });
    expect(show(propsOf(done), Table).querySelector('.crew .chosen')?.textContent).toContain('Botanist');
    expect(answersTo(done).map(({ label }) => label)).toEqual(['Ready for adventure 3']);
  });
});
