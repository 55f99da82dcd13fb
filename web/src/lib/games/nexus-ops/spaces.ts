import { hexName, stackLabel, type Speaker } from './describe';
import { howMany, originOf } from './groups';
import { share } from './odds';
import type { Mark, Offers } from './offers';
import { stackKey } from './selection';
import { taskOf, type Stack } from './open';
import type { Layout } from './board';
import type { Action, Hex, Open, Seat } from './view';
import { whyHex, whyStack } from './why';

/** Everything a hex needs to know to draw itself and to be clicked. */
export interface SpaceView {
  open: Open;
  mark: (hex: Hex) => Mark | undefined;
  why: (hex: Hex) => Action | null;
  label: (hex: Hex) => string;
  stackMark: (stack: Stack) => Mark | undefined;
  stackWhy: (stack: Stack) => Action | null;
  stackLabel: (stack: Stack) => string;
  chosen: (stack: Stack) => number;
  tired: (stack: Stack) => boolean;
  /** The chance to win by attacking there, as far as it is known. */
  win: (hex: Hex) => string | null;
}

export interface SpaceFacts {
  open: Open;
  board: Layout;
  seat: Seat | null;
  offers: Offers;
  selected: string | null;
  /** Clicks that do nothing ask why. */
  asks: boolean;
  speaker: Speaker;
  /** Chances to win, in millionths. */
  wins: ReadonlyMap<Hex, number>;
}

export function spaceView(facts: SpaceFacts): SpaceView {
  const { open, board, seat, offers, selected, asks, speaker, wins } = facts;
  const win = (hex: Hex) => {
    const chance = wins.get(hex);
    return chance === undefined ? null : share(chance);
  };
  const mark = (hex: Hex) => offers.hex.get(hex);
  const stackMark = ({ seat: owner, unit, kind, hex }: Stack) =>
    offers.stack.get(stackKey(owner, unit, kind, hex));
  const moving = taskOf(open)?.type === 'move' && open.turn.active === seat;
  const why = (hex: Hex) => (asks && seat !== null ? whyHex(open, board, seat, selected, hex) : null);
  return {
    open,
    mark,
    why,
    label: (hex) => {
      const chance = mark(hex)?.effect === 'fight' ? win(hex) : null;
      return hexName(speaker, open, hex, mark(hex), chance);
    },
    win,
    stackMark,
    // With something picked, a click on a piece that is no target means its hex.
    stackWhy: (stack) => {
      if (selected !== null || stack.seat !== seat) return why(stack.hex);
      return asks ? whyStack(board, stack) : null;
    },
    stackLabel: (stack) => stackLabel(speaker, stack, seat, stackMark(stack)),
    chosen: (stack) => {
      if (stack.seat !== seat || selected === null) return 0;
      if (originOf(selected) === stack.hex) return howMany(selected, stack);
      return stackMark(stack)?.select === selected ? 1 : 0;
    },
    tired: (stack) => moving && stack.seat === seat && stack.ready === 0,
  };
}
