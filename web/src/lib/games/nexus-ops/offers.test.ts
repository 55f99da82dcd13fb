import { describe, expect, it } from 'vitest';
import { offersIn, viewIn } from './fixture';
import { everyone, howMany, movable, movesTo, originOf, partsOf, withCount } from './groups';
import { offersOf } from './offers';
import { buyAt, buyOf, moveOf, settled, stackKey, write, type Picked } from './selection';
import { has } from '$lib/table/parts';
import { PLAIN, stacksOf } from './open';
import type { Action } from './view';

const strider = write(moveOf('rock_strider', PLAIN, 'B0'));
const card = (type: 'play_units' | 'play_teleport', named: string): Picked => ({ type, card: named });

const offers = (name: string, selected: string | null) =>
  offersOf(viewIn(name).open, 0, offersIn(name), selected);

describe('a selection', () => {
  it('is a part of what it leads to', () => {
    const buy: Action = { type: 'buy', unit: 'human', hex: 'H0a' };
    const fits = (part: Picked) => has<Action>(buy, part);
    expect([buyOf('human'), buyAt('H0a'), buyOf('fungoid')].map(fits)).toEqual([true, true, false]);
    const marching = { extra: 1, fresh: false };
    const move: Action = { type: 'move', unit: 'human', kind: marching, from: 'A1', to: 'B2' };
    expect(has<Action>(move, moveOf('human', marching, 'A1'))).toBe(true);
    expect(has<Action>(move, moveOf('human', PLAIN, 'A1'))).toBe(false);
  });

  it('of a card that places units means as many as possible', () => {
    const legal = offersIn('deploy-cards');
    const dropship = card('play_units', 'dropship');
    expect(settled(dropship, legal)).toEqual({ ...dropship, count: 2 });
    const teleport = card('play_teleport', 'teleport');
    expect(settled(teleport, legal)).toEqual(teleport);
    expect(offers('deploy-cards', write(dropship)).counts).toEqual([1, 2]);
  });
});

describe('what is offered', () => {
  it('to buy: the unit and then the hex, or the hex and then the unit', () => {
    expect(offers('deploy-first', null).shop.get('human')?.select).toBe(write(buyOf('human')));
    expect(offers('deploy-first', write(buyOf('human'))).hex.get('H0b')?.action).toBe('buy human H0b');
    expect(offers('deploy-first', null).hex.get('H0b')?.select).toBe(write(buyAt('H0b')));
    expect(offers('deploy-first', write(buyAt('H0b'))).shop.get('human')?.action).toBe('buy human H0b');
    expect(offers('deploy-first', null).shop.has('rubium_dragon')).toBe(false);
  });

  it('to move: what will happen there', () => {
    const { hex } = offers('move', strider);
    expect(hex.get('A5')).toEqual({ action: 'move rock_strider B0>A5', effect: 'explore' });
    expect(hex.get('A0')?.effect).toBe('move');
    expect(hex.get('M')?.effect).toBe('fight');
    expect(hex.get('B10')?.action).toBeUndefined();
  });

  it('for figures of one type that differ: each kind by itself', () => {
    const { stack } = offers('move-kinds', null);
    const kinds = [PLAIN, { extra: 0, fresh: true }, { extra: 1, fresh: true }];
    const selects = kinds.map((kind) => stack.get(stackKey(0, 'human', kind, 'H0a'))?.select);
    expect(selects).toEqual(kinds.map((kind) => write(moveOf('human', kind, 'H0a'))));
  });

  it('to fight where two enemies stand: first the hex, then whom', () => {
    expect(offers('fight', null).hex.get('A0')?.select).toBe(write({ type: 'fight', hex: 'A0' }));
    expect(offers('fight', null).hex.get('B1')?.action).toBe('fight B1 s3');
    const { stack } = offers('fight', write({ type: 'fight', hex: 'A0' }));
    expect(stack.get(stackKey(1, 'human', PLAIN, 'A0'))?.action).toBe('fight A0 s1');
    expect(stack.get(stackKey(2, 'lava_leaper', PLAIN, 'A0'))?.action).toBe('fight A0 s2');
  });

  it('to teleport: card, figure, place', () => {
    const teleport = card('play_teleport', 'teleport');
    const first = offers('deploy-cards', write(teleport)).stack.get(stackKey(0, 'fungoid', PLAIN, 'A0'));
    const carried: Picked = {
      type: 'play_teleport',
      card: 'teleport',
      unit: 'fungoid',
      kind: PLAIN,
      from: 'A0',
    };
    expect(first?.select).toBe(write(carried));
    const { hex } = offers('deploy-cards', write(carried));
    expect(hex.get('B2')?.effect).toBe('teleport');
    expect(hex.get('M')?.action).toBeUndefined();
  });

  it('to a watcher: nothing', () => {
    const { hex, stack, card } = offersOf(viewIn('spectator').open, null, [], null);
    expect([hex.size, stack.size, card.size]).toEqual([0, 0, 0]);
  });
});

describe('a group', () => {
  const { open } = viewIn('move');
  const legal = offersIn('move');
  const stacks = movable(open, 0, legal, 'B0');

  it('is all that can still move from a hex', () => {
    expect(stacks.map(({ unit, ready }) => [unit, ready])).toEqual([
      ['rock_strider', 2],
      ['human', 1],
    ]);
    const all = everyone(stacks);
    expect(partsOf(all).map(({ unit }) => unit)).toEqual(['rock_strider', 'rock_strider', 'human']);
    expect(originOf(all)).toBe('B0');
  });

  it('grows and shrinks figure by figure', () => {
    const [first] = stacks;
    if (!first) throw new Error('no strider');
    const one = withCount(null, first, 1);
    const two = withCount(one, first, 2);
    expect([howMany(one, first), howMany(two, first)]).toEqual([1, 2]);
    expect(withCount(two, first, 0)).toBeNull();
    expect(withCount(null, first, 9)).toBe(two);
  });

  it('goes only where each of it may go, move by move', () => {
    const all = everyone(stacks);
    expect(movesTo(open, 0, legal, all, 'A0')).toEqual([
      'move rock_strider B0>A0',
      'move rock_strider B0>A0',
      'move human B0>A0',
    ]);
    expect(movesTo(open, 0, legal, all, 'A5')).toEqual([]);
    expect(movesTo(open, 0, legal, strider, 'A5')).toEqual(['move rock_strider B0>A5']);
  });
});

describe('stacks', () => {
  it('count figures once, whatever sets them apart', () => {
    const stacks = stacksOf(viewIn('move-kinds').open, 0, 'H0a').filter(({ unit }) => unit === 'human');
    expect(stacks.map(({ sign, count }) => [sign, count])).toEqual([
      ['*+', 1],
      ['+', 1],
      ['', 1],
    ]);
  });
});
