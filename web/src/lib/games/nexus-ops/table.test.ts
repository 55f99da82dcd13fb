import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foresight, RecordedEngine, SILENT } from '$lib/engine';
import { read, written } from '$lib/table/parts';
import { change } from '$lib/settings/settings.svelte';
import en from '$lib/i18n/en.ftl?raw';
import ru from '$lib/i18n/ru.ftl?raw';
import { answers, keeps } from './answers';
import { layoutFor } from './board';
import { fixture, fixtures, offersIn, propsOf, show, texts, viewIn } from './fixture';
import { facts, frame } from './frame';
import { partsOf } from './groups';
import { PLAIN } from './open';
import { buyOf, moveOf, write, type Offer } from './selection';
import type { Action } from './view';
import { curve } from './ways';

const strider = moveOf('rock_strider', PLAIN, 'B0');

const open = (name: string, over = {}) => {
  const props = propsOf(fixture(name), over);
  const shown = show(props);
  return { props, shown, root: shown.root };
};
const hex = (root: HTMLElement, name: string) =>
  root.querySelector<SVGElement>(`polygon[data-hex="${name}"]`);

beforeEach(() => change({ lang: 'en', motion: 'none' }));

describe('the board', () => {
  it('names each place for those who listen', () => {
    const { root, props } = open('move');
    expect(hex(root, 'A5')?.getAttribute('aria-label')).toBe('A5, Crystal Spires, unexplored');
    props.select.value = write(strider);
    flushSync();
    expect(hex(root, 'A5')?.getAttribute('aria-label')).toBe(
      'A5, Crystal Spires, unexplored: move and explore',
    );
    expect(hex(root, 'A5')?.getAttribute('role')).toBe('button');
    expect(hex(root, 'B10')?.getAttribute('role')).toBe('img');
  });

  it('asks why about what is not possible', () => {
    const { root, props } = open('move');
    props.select.value = write(strider);
    flushSync();
    expect(hex(root, 'B10')?.dataset['why']).toBe(written({ ...strider, to: 'B10' }));
    props.select.value = null;
    flushSync();
    const teleport = root.querySelector<HTMLElement>('[data-card="teleport"] .whole')?.dataset['why'];
    expect(read(teleport ?? '')).toMatchObject({ type: 'play_teleport', card: 'teleport' });
  });

  it('asks why about units that cost too much', () => {
    const { root } = open('deploy-first');
    expect(root.querySelector<HTMLElement>('[data-shop="rubium_dragon"]')?.dataset['why']).toBe(
      written<Action>({ type: 'buy', unit: 'rubium_dragon', hex: 'H0a' }),
    );
  });

  it('offers nothing and asks nothing when one only watches', () => {
    for (const name of ['spectator', 'over']) {
      const { shown } = open(name, { readonly: true });
      expect(shown.marked('action')).toEqual([]);
      expect(shown.marked('select')).toEqual([]);
      expect(shown.marked('why')).toEqual([]);
    }
  });

  it('moves a group by one click: the first move now, the others when it has come true', () => {
    const act = vi.fn();
    const { root, props } = open('move', { act });
    props.select.value = written([strider, strider]);
    flushSync();
    hex(root, 'A0')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(act.mock.calls).toEqual([['move rock_strider B0>A0'], ['move rock_strider B0>A0']]);
  });

  it('picks everyone on a hex by a click with shift', () => {
    const { root, props } = open('move');
    const stack = root.querySelector('[data-stack="rock_strider"][data-hex="B0"]');
    stack?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    expect(partsOf(props.select.value).map(({ unit }) => unit)).toEqual([
      'rock_strider',
      'rock_strider',
      'human',
    ]);
  });

  it('walks from hex to hex by arrow keys', () => {
    const { root } = open('move');
    hex(root, 'M')?.focus();
    hex(root, 'M')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect((document.activeElement as SVGElement | null)?.dataset['hex']).toBe('A0');
  });
});

describe('the way of a move', () => {
  const offer = offersIn('move').find(({ notation }) => notation === 'move rock_strider B0>A5') as Offer;
  const { action } = offer;
  const path = ['B0', 'A0', 'A5'];
  const facts = { type: 'unit_moved', seat: 0, unit: 'rock_strider', from: 'B0', to: 'A5', path };
  const events = [{ key: '', facts, text: { en: '', ru: '' } }];
  const steps = [{ action: offer, assumed: null, events }];
  const engine = new RecordedEngine([
    { actions: [action], answer: { ok: true, foresight: foresight({ steps }) } },
  ]);
  const point = (root: HTMLElement, name: string) => {
    hex(root, name)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    flushSync();
  };
  const way = (root: HTMLElement) => root.querySelector('path.way[marker-end]')?.getAttribute('d') ?? null;

  it('is what the engine tells of it', () => {
    const { root, props } = open('move', { engine });
    props.select.value = write(strider);
    flushSync();
    point(root, 'A5');
    const board = layoutFor(4, 1.5);
    expect(way(root)).toBe(curve(path.map(board.at)));
    point(root, 'B10');
    expect(way(root)).toBeNull();
  });

  it('is not drawn as long as the engine is silent', () => {
    const { root, props } = open('move', { engine: SILENT });
    props.select.value = write(strider);
    flushSync();
    point(root, 'A5');
    expect(way(root)).toBeNull();
  });
});

describe('without an engine and without legal actions', () => {
  it.each(['deploy-cards', 'move', 'explore', 'fight', 'cards-after', 'lose'])(
    '%s lights nothing and promises nothing',
    (name) => {
      const seatView = { ...propsOf(fixture(name)).seatView, legal: [] };
      const { root, shown, props } = open(name, { engine: SILENT, seatView });
      for (const value of [null, write(strider), write(buyOf('human'))]) {
        props.select.value = value;
        flushSync();
        const polygons = root.querySelectorAll<SVGElement>('polygon[data-hex]');
        expect(polygons.length).toBeGreaterThan(24);
        polygons.forEach((space) => {
          space.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
          expect(space.getAttribute('role')).toBe('img');
        });
        flushSync();
        expect(shown.marked('action')).toEqual([]);
        expect(shown.marked('select')).toEqual([]);
        expect(root.querySelectorAll('[data-do="group"], .can, path.way[marker-end]')).toHaveLength(0);
      }
    },
  );
});

describe('the battle', () => {
  it('shows what the rules say of each type and each die', () => {
    const { root } = open('cards-after');
    const { battle } = viewIn('cards-after');
    const needs = [...root.querySelectorAll('.order .needs')].map((cell) => cell.textContent?.trim() ?? '');
    battle?.order.forEach(({ hits_on }, i) =>
      expect(needs.slice(-6)[i]).toMatch(new RegExp(`^${hits_on}\\+`)),
    );
    const hit = battle?.verdicts.filter((verdict) => verdict !== 'miss') ?? [];
    expect(root.querySelectorAll('.die3')).toHaveLength(battle?.verdicts.length ?? -1);
    expect(root.querySelectorAll('.die3.hit')).toHaveLength(hit.length);
  });

  it('shows both sides, the order and who is asked for a card', () => {
    const { root } = open('cards-before');
    const panel = root.querySelector('[data-battle="A1"]');
    expect(panel?.querySelectorAll('.order li')).toHaveLength(7);
    expect(panel?.querySelector('[aria-current="true"]')?.textContent).toContain('Ольга');
  });

  it('explains a figure that cannot be picked yet', () => {
    const { shown } = open('lose');
    expect(shown.marked('why')).toContain(
      written<Action>({ type: 'lose', figure: { unit: 'human', mark: 1 } }),
    );
  });

  it('steps aside to show the board', () => {
    const { root, shown } = open('lose');
    shown.click('[data-do="peek"]');
    expect(root.querySelector('[data-battle]')).toBeNull();
    shown.click('[data-do="peek"]');
    expect(root.querySelector('[data-battle]')).not.toBeNull();
  });
});

describe('beside the board', () => {
  it('the frame tells phase, turn and points', () => {
    const one = fixture('move');
    const told = frame(one.now.view, propsOf(one).state, texts);
    expect(told).toMatchObject({ phase: 'move', turn: 0, points: [7, 6, 8, 4], target: 12 });
    expect(told.phases.map(({ name }) => name)).toContain('Move');
    expect(facts(0, one.now.view).map(({ text }) => text)).toEqual(['9', '2', '3', '6']);
  });

  it('partners share their points', () => {
    const one = fixture('teams');
    expect(frame(one.now.view, propsOf(one).state, texts).target).toBe(20);
  });

  it('the prompt has at most one primary button', () => {
    for (const one of fixtures) {
      const { seatView } = propsOf(one);
      const primary = answers(seatView, null).filter((answer) => answer.primary);
      expect(primary.length, one.name).toBeLessThanOrEqual(1);
    }
  });

  it('a purchase keeps its unit picked, a move does not', () => {
    const { seatView } = propsOf(fixture('deploy-first'));
    expect(keeps(write(buyOf('human')), seatView)).toBe(true);
    expect(keeps(write(buyOf('rubium_dragon')), seatView)).toBe(false);
    expect(keeps(write(moveOf('human', PLAIN, 'A0')), seatView)).toBe(false);
  });

  it('speaks both languages', () => {
    const ids = (text: string) => text.match(/^nexus-ops-[a-z-]+/gm)?.sort();
    expect(ids(ru)).toEqual(ids(en));
    expect(offersIn('move').length).toBeGreaterThan(0);
  });
});
