import { describe, expect, it } from 'vitest';
import { reachable, show } from '$lib/board/fixture';
import { SILENT } from '$lib/engine';
import { moment, MOMENTS, propsOf } from './fixture';
import Hand from './Hand.svelte';
import ui from './index';
import Table from './Table.svelte';
import { answers } from './turn/answers';

const parts = [Table, Hand];

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
