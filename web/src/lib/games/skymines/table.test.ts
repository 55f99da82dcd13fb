import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { reachable, show, type Shown } from '$lib/board/fixture';
import { SILENT } from '$lib/engine';
import Aside from './Aside.svelte';
import { moment, MOMENTS, propsOf } from './fixture';
import Hand from './Hand.svelte';
import ui from './index';
import { look } from './look.svelte';
import Table from './Table.svelte';
import { answers } from './turn/answers';
import Tabs from './turn/Tabs.svelte';
import Under from './Under.svelte';

const parts = [Table, Hand];
const width = innerWidth;
afterEach(() => void (innerWidth = width));

describe('the table of Skymines', () => {
  it.each(MOMENTS)('reaches every legal action by clicks, and nothing else: $name', ({ moment: given }) => {
    const props = propsOf(given);
    const found = reachable(props, parts, (selected) => answers(props.seatView, selected));
    const legal = given.legal.map(({ notation }) => notation);
    expect(legal.filter((notation) => !found.has(notation))).toEqual([]);
    expect([...found].filter((notation) => !legal.includes(notation))).toEqual([]);
  });

  it('offers nothing to those who watch', () => {
    const shown = show(propsOf(moment('moon choose'), { readonly: true }), parts);
    expect([...shown.marked('action'), ...shown.marked('select')]).toEqual([]);
  });

  it.each(MOMENTS)('works nothing out by itself: $name', ({ moment: given }) => {
    const props = propsOf({ ...given, legal: [] }, { engine: SILENT });
    const shown = show(props, parts);
    expect(shown.all('*').length).toBeGreaterThan(50);
    expect([...shown.marked('action'), ...shown.marked('select')]).toEqual([]);
    shown.all('button').forEach((button) => shown.point(button));
    expect([...shown.marked('action'), ...shown.marked('select')]).toEqual([]);
  });

  it('lays several plans in any order: one is picked, then its screen', () => {
    const given = moment('moon lay');
    const second = { plan: 'RB05' };
    const more = given.legal.map((offer) => ({
      notation: offer.notation.replace(/R[A-C]\d\d/, second.plan),
      action: { ...offer.action, ...second } as typeof offer.action,
    }));
    const props = propsOf({ ...given, legal: [...given.legal, ...more] });
    const found = reachable(props, parts, (selected) => answers(props.seatView, selected));
    expect(more.filter(({ notation }) => !found.has(notation))).toEqual([]);
    expect(given.legal.filter(({ notation }) => !found.has(notation))).toEqual([]);
  });

  it('prices what can be entered as the engine does', () => {
    const given = moment('moon expand');
    const shown = show(propsOf(given), [Table]);
    const price = (spot: string) => shown.one(`[data-spot="${spot}"] .pill ~ text`).textContent;
    expect(given.view.targets.length).toBeGreaterThan(0);
    for (const { spot, price: wanted } of given.view.targets.filter(({ spot: id }) =>
      given.legal.some(({ action }) => action.type === 'enter' && action.spot === id),
    )) {
      expect(price(spot)).toBe(String(wanted));
    }
  });

  it('shows the energy as spent, planned and all, as the engine says', () => {
    const given = moment('moon expand');
    const shown = show(propsOf(given), parts);
    const energy = () => shown.one('.energy b').textContent;
    const { spent, all } = given.view.energy!;
    expect(energy()).toBe(String(spent));
    expect(shown.all('.energy i')).toHaveLength(all);
    const { spot } = shown.point('[data-spot][data-select], [data-spot][data-action]').dataset;
    const price = given.view.targets.find((target) => target.spot === spot)!.price;
    expect(energy()).toBe(`${spent} + ${price}`);
    expect(shown.all('.energy .planned')).toHaveLength(price);
  });

  it('lists the way of an expansion from place to place, as the engine says', () => {
    innerWidth = 1440;
    const given = moment('moon expand');
    const { way } = given.view.open.turn.expansion;
    const shown = show(propsOf(given), [Under]);
    expect(shown.all('.way li .here').map(({ textContent }) => textContent)).toEqual(
      way.map(({ spot }) => spot),
    );
    expect(shown.all('.way li b').map(({ textContent }) => textContent)).toEqual(
      way.map(({ price }) => String(price)),
    );
  });

  it('lists the shares as they would be after the action that is looked at', () => {
    const shown = show(propsOf(moment('moon expand')), [Aside]);
    const row = (company: number) => shown.all('.shares li')[company]!.textContent.replace(/\s+/g, ' ');
    const shares = { track: 7, cards: 1, all: 8, value: 6, worth: 48 };
    const before = row(3);
    look.values = new Map([['minerva', shares]]);
    flushSync();
    expect(before).not.toContain('→');
    expect(row(3)).toMatch(/Minerva \d → 8× \d → 648$/);
    look.values = new Map();
    flushSync();
    expect(row(3)).toBe(before);
  });

  it('puts its parts at the foot of a phone, and nowhere else', () => {
    const pressed = (shown: Shown) => shown.all('[data-view]').map(({ ariaPressed }) => ariaPressed);
    const wide = show(propsOf(moment('moon expand')), [Table, Tabs]);
    expect(pressed(wide)).toEqual(['true', 'false', 'false']);
    wide.close();
    innerWidth = 360;
    const narrow = show(propsOf(moment('moon points')), [Table, Tabs]);
    expect(narrow.all('.skymines [data-view]')).toEqual([]);
    expect(pressed(narrow)).toEqual(['false', 'true', 'false']);
  });

  it('shows a plan that is being made before its owner alone', () => {
    const given = moment('moon plan');
    const slots = [...given.view.open.persons[0]!.hand.slice(0, 1), null, null, null, null];
    const view = { ...given.view, own: { ...given.view.own!, slots } };
    const shown = show(propsOf({ ...given, view }), parts);
    expect(shown.all('.hand .slots > .card')).toHaveLength(1);
    shown.click('[data-view="console"]');
    shown.click('[data-do="console"][data-who="1"]');
    expect(shown.all('.desk .slots [data-slot]').length).toBeGreaterThan(0);
    expect(shown.all('.desk .slots > .card')).toEqual([]);
  });

  it('asks for the column once a place is picked', () => {
    const props = propsOf(moment('moon expand'));
    const place = show(props, parts).one('[data-spot][data-select]').dataset['select']!;
    expect(answers(props.seatView, place).length).toBeGreaterThan(1);
  });

  it('opens the part of the table where the question is', () => {
    const pressed = (name: string) =>
      show(propsOf(moment(name)), [Table]).one('[data-view][aria-pressed="true"]').dataset['view'];
    expect(['moon expand', 'moon points', 'moon lay', 'belt return'].map(pressed)).toEqual([
      'map',
      'markets',
      'console',
      'map',
    ]);
  });

  it('tells the top bar the round and who has how many coins', () => {
    const { state, seatView } = propsOf(moment('moon choose'));
    const { points, phase } = ui.frame(seatView.view, state);
    expect(phase).toBe('action');
    expect(points).toEqual(moment('moon choose').view.open.accounts.map(({ coins }) => coins));
  });
});
