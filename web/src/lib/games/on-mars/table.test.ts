import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { reachable, show } from '$lib/board/fixture';
import { moment, MOMENTS, propsOf } from './fixture';
import Hand from './Hand.svelte';
import ui from './index';
import Table from './Table.svelte';
import { answers } from './turn/answers';

const parts = [Table, Hand];

describe('the table of On Mars', () => {
  it.each(MOMENTS)('reaches every legal action by clicks, and nothing else: $name', ({ moment: given }) => {
    const props = propsOf(given);
    const found = reachable(props, parts, (selected) => answers(props.seatView, selected));
    const legal = given.legal.map(({ notation }) => notation);
    expect(legal.filter((notation) => !found.has(notation))).toEqual([]);
    expect([...found].filter((notation) => !legal.includes(notation))).toEqual([]);
  });

  it('offers nothing to those who watch', () => {
    const shown = show(propsOf(moment('three main'), { readonly: true }), parts);
    expect([...shown.marked('action'), ...shown.marked('select')]).toEqual([]);
  });

  it('says of each site what the engine says: how much it gives, whether it takes a technology', () => {
    const given = moment('three construct');
    const props = propsOf(given);
    const shown = show(props, [Table]);
    const [site] = given.view.sites;
    props.select.pick(JSON.stringify({ type: 'build', building: site!.building }));
    flushSync();
    for (const { building, cell, size, needs } of given.view.sites) {
      if (building !== site!.building) continue;
      expect(shown.one(`[data-cell="${cell}"] .tag text`).textContent).toBe(`+${size}`);
      expect(shown.all(`[data-cell="${cell}"] .gear`)).toHaveLength(needs > 0 ? 1 : 0);
    }
  });

  it('builds with the second click on a cell', () => {
    const given = moment('three construct');
    const props = propsOf(given);
    const shown = show(props, [Table]);
    const { action } = given.legal.find((offer) => offer.action.type === 'build')!;
    if (action.type !== 'build') throw new Error('nothing can be built');
    const { building, cell } = action;
    props.select.pick(JSON.stringify({ type: 'build', building }));
    flushSync();
    const place = () => shown.one(`[data-cell="${cell}"]`).dataset;
    expect(place()['action']).toBeUndefined();
    props.select.pick(place()['select']!);
    flushSync();
    expect(place()['action']).toBe(`build ${building} ${cell}`);
  });

  it('tells the top bar the round and who has how many points', () => {
    const { state, seatView } = propsOf(moment('three main'));
    const { points, phase } = ui.frame(seatView.view, state);
    expect(phase).toBe('colonization');
    expect(points).toEqual(moment('three main').view.open.bases.map(({ op }) => op));
  });
});
