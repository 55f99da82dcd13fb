import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reachable, show } from '$lib/board/fixture';
import { ofType, written } from '$lib/table/parts';
import { change } from '$lib/settings/settings.svelte';
import { stateOf, viewOf } from '../../../../mock/planet-unknown/moments';
import { answers, keeps } from './answers';
import Aside from './Aside.svelte';
import { moment, MOMENTS, propsOf } from './fixture';
import { facts, frame } from './frame';
import Hand from './Hand.svelte';
import { look } from './look.svelte';
import { layValue, pickedIn } from './offers';
import Table from './Table.svelte';

beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  look.rest();
  look.touched = false;
});

describe('the table of Planet Unknown', () => {
  it('offers every action as something that can be clicked, one selection away', () => {
    for (const name of [
      'three rotate',
      'three boost',
      'three move',
      'three pick',
      'solo discard',
      'draft draft',
    ]) {
      const given = moment(name);
      const props = propsOf(given);
      const found = reachable(props, [Table, Hand, Aside], () => answers(props.seatView));
      expect(
        given.legal.filter(({ notation }) => !found.has(notation)),
        name,
      ).toEqual([]);
    }
  });

  it('shows all ways of the tile in hand, and lights where it fits', () => {
    const props = propsOf(moment('three place'));
    const root = show(props, [Table, Hand]);
    const ways = root.all('.way');
    expect(ways.length).toBe(8);
    const before = root.marked('action').filter((one) => one.startsWith('place '));
    props.select.pick(ways[1]!.dataset['select']!);
    flushSync();
    const after = root.marked('action').filter((one) => one.startsWith('place '));
    expect(after.every((one) => one.includes(' r1 '))).toBe(true);
    expect(after.some((one) => before.includes(one))).toBe(false);
  });

  it('turns with R and mirrors with F, and leaves other keys to the shell', () => {
    const props = propsOf(moment('three place'));
    show(props, [Table, Hand]);
    const press = (code: string) => {
      const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      flushSync();
      return event.defaultPrevented;
    };
    expect(press('KeyR')).toBe(true);
    expect(pickedIn(props.select.value)).toMatchObject({ type: 'place', way: 'r1' });
    expect(press('KeyF')).toBe(true);
    expect(pickedIn(props.select.value)).toMatchObject({ type: 'place', way: 'r3f' });
    expect(press('KeyL')).toBe(false);
  });

  it('says before the click what a placement brings', () => {
    const root = show(propsOf(moment('three place')), [Table]);
    const spot = root.one('[data-action^="place "]');
    spot.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    flushSync();
    expect(root.root.querySelector('.callout, .planet .ghost')).not.toBeNull();
    expect(look.square).toBe(Number(spot.getAttribute('data-spot')));
  });

  it('draws, lights nothing and promises nothing when nothing is offered and the engine is silent', () => {
    for (const name of ['three place', 'three move', 'three patch', 'three rover', 'six place']) {
      const given = { ...moment(name), legal: [] };
      const root = show(propsOf(given), [Table, Hand, Aside]);
      expect(root.root.querySelector('svg.planet'), name).not.toBeNull();
      look.square = 66;
      flushSync();
      const lit = '[data-action], [data-why], [data-do="route"], .ghost, .callout, .soon, .seen';
      expect(root.all(lit), name).toEqual([]);
      look.rest();
    }
  });

  it('walks over the lit squares with arrow keys', () => {
    const root = show(propsOf(moment('three place')), [Table]);
    const place = root.one('.place');
    const arrow = (key: string) => {
      place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      flushSync();
    };
    arrow('ArrowDown');
    const first = look.square;
    arrow('ArrowDown');
    expect(look.square).not.toBe(first);
    expect(document.activeElement?.getAttribute('data-spot')).toBe(String(look.square));
  });

  it('takes the first tap of a finger as a question', () => {
    const root = show(propsOf(moment('three place')), [Table]);
    const clicked = vi.fn();
    root.root.addEventListener('click', clicked);
    const spot = root.one('[data-action^="place "]');
    look.touched = true;
    const tap = () => spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    tap();
    expect(clicked).not.toHaveBeenCalled();
    tap();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('calls what can be done on the planet as the game does', () => {
    const say = (notation: string) => `said: ${notation}`;
    for (const name of ['three place', 'three move', 'three patch', 'three collect']) {
      const root = show(propsOf(moment(name)), [Table], say);
      const lit = root.all('.planet [data-action]');
      expect(lit.length, name).toBeGreaterThan(0);
      for (const element of lit) {
        expect(element.getAttribute('aria-label'), name).toBe(say(element.getAttribute('data-action') ?? ''));
      }
    }
  });

  it('walks through the count when the game is over', () => {
    const root = show(propsOf(moment('three over'), { readonly: true }), [Table]);
    expect(root.all('.step')).toHaveLength(6);
    for (let i = 0; i < 5; i++) {
      root.click('[data-do="score-next"]');
    }
    expect(root.root.querySelector('[aria-current="step"]')?.textContent).toContain(
      'Objectives with neighbours',
    );
    expect(root.root.querySelector('strong')?.textContent).toMatch(/In all:\s\d+\smedals/);
  });

  it('draws every planet and every corporation, for players and for those who look on', () => {
    for (const { name, moment: given } of MOMENTS.filter((one) => one.name.endsWith(' place'))) {
      const root = show(propsOf(given), [Table, Hand, Aside]);
      expect(root.root.querySelector('svg.planet, svg .disc'), name).not.toBeNull();
      root.close();
    }
    const given = moment('six place');
    const root = show(propsOf(given, { seatView: viewOf(given, true), readonly: true }), [
      Table,
      Hand,
      Aside,
    ]);
    expect(root.marked('action')).toEqual([]);
  });
});

describe('what the shell is told', () => {
  it('has a caption, phases and facts', () => {
    const given = moment('two place');
    const { caption, phases, phase } = frame(given.view, stateOf(given, 'test'));
    expect(caption).toMatch(/^round \d+/);
    expect(phases.map(({ id }) => id)).toEqual(['rotate', 'event', 'turn', 'civs']);
    expect(phase).toBe('turn');
    expect(facts(0, given.view).length).toBeGreaterThan(1);
  });

  it('keeps a tile turned while it can be laid', () => {
    const given = moment('three place');
    const view = viewOf(given);
    const tile = ofType(given.legal, 'place')[0]!.action.tile;
    expect(keeps(layValue(tile, 'r3f'), view)).toBe(true);
    expect(keeps(layValue('I9-none', 'r0'), view)).toBe(false);
    expect(keeps(written({ type: 'patch' }), view)).toBe(false);
  });
});
