import { has, written } from '$lib/table/parts';
import { isMove, offersOf } from './offers';
import { moveOf, pickedIn, same, type MovePart, type Offer } from './selection';
import { stacksOf, type Stack } from './open';
import type { Action, Hex, Open, Seat } from './view';

/** Several figures of one hex that go together. One gesture, as many actions as figures. */

const partOf = ({ unit, kind, hex }: Stack): MovePart => moveOf(unit, kind, hex);

/** The figures of a hex that can still move now. */
export function movable(open: Open, seat: Seat, legal: readonly Offer[], hex: Hex): Stack[] {
  return stacksOf(open, seat, hex).filter(
    (stack) => stack.ready > 0 && legal.some(({ action }) => has<Action>(action, partOf(stack))),
  );
}

/** The moves a selection stands for, without their target. */
export const partsOf = (selected: string | null): MovePart[] => pickedIn(selected).filter(isMove);

/** The hex a selection of moves starts from. */
export const originOf = (selected: string | null): Hex | null => partsOf(selected)[0]?.from ?? null;

export const howMany = (selected: string | null, stack: Stack): number =>
  partsOf(selected).filter((other) => same(other, partOf(stack))).length;

/** The selection with so many figures of this stack; nothing when nobody is left in it. */
export function withCount(selected: string | null, stack: Stack, count: number): string | null {
  const part = partOf(stack);
  const others = partsOf(selected).filter((other) => other.from === stack.hex && !same(other, part));
  const wanted = Math.max(0, Math.min(count, stack.ready));
  const [first, ...rest] = [...others, ...Array<MovePart>(wanted).fill(part)];
  if (!first) return null;
  return written(rest.length > 0 ? [first, ...rest] : first);
}

/** Everyone on the hex who can move. */
export const everyone = (stacks: readonly Stack[]): string | null =>
  stacks.reduce<string | null>((selected, stack) => withCount(selected, stack, stack.ready), null);

/** What takes the selected figures to a hex, in order; empty when that is not legal. */
export function movesTo(
  open: Open,
  seat: Seat,
  legal: readonly Offer[],
  selected: string | null,
  to: Hex,
): string[] {
  const mark = offersOf(open, seat, legal, selected).hex.get(to);
  if (mark?.group) return [...mark.group];
  return mark?.action && partsOf(selected).length === 1 ? [mark.action] : [];
}
