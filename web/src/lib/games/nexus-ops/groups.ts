import { offersOf } from './offers';
import { GROUP, moveOf } from './selection';
import { stacksOf, type Stack } from './open';
import { parse } from './notation';
import type { Hex, Open, Seat } from './view';

/** Several figures of one hex that go together. One gesture, as many actions as figures. */

/** The figures of a hex that can still move now. */
export function movable(open: Open, seat: Seat, legal: readonly string[], hex: Hex): Stack[] {
  return stacksOf(open, seat, hex).filter(({ unit, sign, ready }) => {
    const begin = moveOf(unit, sign, hex);
    return ready > 0 && legal.some((notation) => notation.startsWith(begin));
  });
}

/** The moves a selection stands for, as beginnings of notations. */
export const partsOf = (selected: string | null): string[] =>
  selected?.startsWith('move ') ? selected.split(GROUP) : [];

/** The hex a selection of moves starts from. */
export function originOf(selected: string | null): Hex | null {
  const action = parse(partsOf(selected)[0] ?? '');
  return action?.type === 'move' ? action.from : null;
}

export const howMany = (selected: string | null, stack: Stack): number => {
  const part = moveOf(stack.unit, stack.sign, stack.hex);
  return partsOf(selected).filter((other) => other === part).length;
};

/** The selection with so many figures of this stack; nothing when nobody is left in it. */
export function withCount(selected: string | null, stack: Stack, count: number): string | null {
  const part = moveOf(stack.unit, stack.sign, stack.hex);
  const others = partsOf(selected).filter((other) => other !== part && originOf(other) === stack.hex);
  const parts = [...others, ...Array<string>(Math.max(0, Math.min(count, stack.ready))).fill(part)];
  return parts.length > 0 ? parts.join(GROUP) : null;
}

/** Everyone on the hex who can move. */
export const everyone = (stacks: readonly Stack[]): string | null =>
  stacks.reduce<string | null>((selected, stack) => withCount(selected, stack, stack.ready), null);

/** What takes the selected figures to a hex, in order; empty when that is not legal. */
export function movesTo(
  open: Open,
  seat: Seat,
  legal: readonly string[],
  selected: string | null,
  to: Hex,
): string[] {
  const mark = offersOf(open, seat, legal, selected).hex.get(to);
  if (mark?.group) return [...mark.group];
  return mark?.action && partsOf(selected).length === 1 ? [mark.action] : [];
}
