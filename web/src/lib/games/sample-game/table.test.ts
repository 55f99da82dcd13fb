import { beforeEach, describe, expect, it } from 'vitest';
import { reachable, RECORDED, propsAt, show } from '$lib/board/fixture';
import { change } from '$lib/settings/settings.svelte';
import { beatOf } from './animate';
import { facetsOf } from './board/gem';
import { moment, MOMENTS, propsOf } from './fixture';
import Hand from './Hand.svelte';
import ui from './index';
import Table from './Table.svelte';
import { answers } from './turn/answers';

beforeEach(() => change({ lang: 'en', motion: 'none' }));

describe('the table', () => {
  it.each(MOMENTS)('reaches every legal action by clicks, and nothing else: $name', ({ moment: given }) => {
    const props = propsOf(given);
    const found = reachable(props, [Table, Hand], () => answers(props.seatView));
    expect([...found].sort()).toEqual(given.legal.map(({ notation }) => notation).sort());
  });

  it('shows a bid to whoever laid it, and to others only that it was laid', () => {
    const given = moment('three bid');
    const [own, other] = [{ coins: 4 }, { coins: null }];
    const players = given.view.players.map((player, seat) => ({ ...player, bid: seat === 0 ? own : other }));
    const bids = show(propsOf({ ...given, view: { ...given.view, players } }), [Table]).all('.tray title');
    expect(bids[0]!.textContent).toMatch(/^Your bid:\s4/);
    expect(bids[1]!.textContent).toBe('Bid laid face down');
  });

  it('offers nothing to those who look on', () => {
    const shown = show(propsOf(moment('three claim'), { readonly: true }), [Table]);
    expect(shown.marked('action')).toEqual([]);
    expect(shown.all('.offer .btn')).toEqual([]);
  });

  it('tells the top bar the round, the phase and the points', () => {
    const { state, seatView } = propsOf(moment('three claim'));
    const { caption, phase, turn } = ui.frame(seatView.view, state);
    expect(caption).toMatch(/^Round\s\d\sof\s7$/);
    expect([phase, turn]).toEqual(['claim', 0]);
    expect(ui.facts(0, seatView.view).length).toBeGreaterThan(1);
  });

  it('says before the click what an action would bring', () => {
    const told = RECORDED['sample-game']!;
    const shown = show(propsAt(told), [Table, Hand]);
    expect(shown.all('.ahead')).toHaveLength(0);
    shown.point('[data-action]');
    expect(shown.one('.ahead').textContent).toContain('claim what is on offer');
  });
});

describe('what is drawn', () => {
  it('has more facets the more a prize is worth', () => {
    expect(facetsOf(9).length).toBeGreaterThan(facetsOf(1).length);
  });

  it('puts over the board what concerns everybody', () => {
    expect(beatOf({ type: 'bids_revealed', bids: [] }).announced).toBe(true);
    expect(beatOf({ type: 'bid_laid', seat: 0, coins: null }).announced).toBe(false);
  });
});
