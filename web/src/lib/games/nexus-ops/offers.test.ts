import { describe, expect, it } from 'vitest';
import { legalIn, viewIn } from './fixture';
import { everyone, howMany, movable, movesTo, originOf, withCount } from './groups';
import { offersOf } from './offers';
import { continues, settled, stackKey } from './selection';
import { stacksOf } from './open';

const offers = (name: string, selected: string | null) =>
  offersOf(viewIn(name).open, 0, legalIn(name), selected);

describe('a selection', () => {
  it('is the beginning of what it leads to', () => {
    expect(continues('buy human H0a', 'buy human')).toBe(true);
    expect(continues('play uplink attacker', 'play up')).toBe(false);
    expect(continues('move human A1>B2', 'move human A1>')).toBe(true);
    expect(continues('move human* A1>B2', 'move human A1>')).toBe(false);
  });

  it('of a card that places units means as many as possible', () => {
    expect(settled('play dropship', legalIn('deploy-cards'))).toBe('play dropship 2');
    expect(settled('play teleport', legalIn('deploy-cards'))).toBe('play teleport');
    expect(offers('deploy-cards', 'play dropship').counts).toEqual(['1', '2']);
  });
});

describe('what is offered', () => {
  it('to buy: the unit and then the hex, or the hex and then the unit', () => {
    expect(offers('deploy-first', null).shop.get('human')?.select).toBe('buy human');
    expect(offers('deploy-first', 'buy human').hex.get('H0b')?.action).toBe('buy human H0b');
    expect(offers('deploy-first', null).hex.get('H0b')?.select).toBe('at H0b');
    expect(offers('deploy-first', 'at H0b').shop.get('human')?.action).toBe('buy human H0b');
    expect(offers('deploy-first', null).shop.has('rubium_dragon')).toBe(false);
  });

  it('to move: what will happen there', () => {
    const { hex } = offers('move', 'move rock_strider B0>');
    expect(hex.get('A5')).toEqual({ action: 'move rock_strider B0>A5', effect: 'explore' });
    expect(hex.get('A0')?.effect).toBe('move');
    expect(hex.get('M')?.effect).toBe('fight');
    expect(hex.get('B10')?.action).toBeUndefined();
  });

  it('for figures of one type that differ: each kind by itself', () => {
    const { stack } = offers('move-kinds', null);
    const signs = ['', '+', '*+'].map((sign) => stack.get(stackKey(0, 'human', sign, 'H0a'))?.select);
    expect(signs).toEqual(['move human H0a>', 'move human+ H0a>', 'move human*+ H0a>']);
  });

  it('to fight where two enemies stand: first the hex, then whom', () => {
    expect(offers('fight', null).hex.get('A0')?.select).toBe('fight A0');
    expect(offers('fight', null).hex.get('B1')?.action).toBe('fight B1 s3');
    const { stack } = offers('fight', 'fight A0');
    expect(stack.get(stackKey(1, 'human', '', 'A0'))?.action).toBe('fight A0 s1');
    expect(stack.get(stackKey(2, 'lava_leaper', '', 'A0'))?.action).toBe('fight A0 s2');
  });

  it('to teleport: card, figure, place', () => {
    const first = offers('deploy-cards', 'play teleport').stack.get(stackKey(0, 'fungoid', '', 'A0'));
    expect(first?.select).toBe('play teleport fungoid A0>');
    const { hex } = offers('deploy-cards', 'play teleport fungoid A0>');
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
  const legal = legalIn('move');
  const stacks = movable(open, 0, legal, 'B0');

  it('is all that can still move from a hex', () => {
    expect(stacks.map(({ unit, ready }) => [unit, ready])).toEqual([
      ['rock_strider', 2],
      ['human', 1],
    ]);
    const all = everyone(stacks);
    expect(all).toBe('move rock_strider B0> + move rock_strider B0> + move human B0>');
    expect(originOf(all)).toBe('B0');
  });

  it('grows and shrinks figure by figure', () => {
    const [strider] = stacks;
    if (!strider) throw new Error('no strider');
    const one = withCount(null, strider, 1);
    const two = withCount(one, strider, 2);
    expect([howMany(one, strider), howMany(two, strider)]).toEqual([1, 2]);
    expect(withCount(two, strider, 0)).toBeNull();
    expect(withCount(null, strider, 9)).toBe(two);
  });

  it('goes only where each of it may go, move by move', () => {
    const all = everyone(stacks);
    expect(movesTo(open, 0, legal, all, 'A0')).toEqual([
      'move rock_strider B0>A0',
      'move rock_strider B0>A0',
      'move human B0>A0',
    ]);
    expect(movesTo(open, 0, legal, all, 'A5')).toEqual([]);
    expect(movesTo(open, 0, legal, 'move rock_strider B0>', 'A5')).toEqual(['move rock_strider B0>A5']);
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
