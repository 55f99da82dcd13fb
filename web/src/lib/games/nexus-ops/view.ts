import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type { Action, Battle, BattleView, Die, Open, Verdict, View } from '$lib/wire/generated/nexus-ops';

/** What the server shows of a game of Nexus Ops, as the crate's types say it. The app only reads it. */

export type {
  Action,
  Answer,
  Battle,
  Die as BattleDie,
  End,
  Event,
  Feat,
  Figure,
  Kind,
  Mark,
  Open,
  Options,
  Phase,
  Player,
  Roll,
  Seat,
  Side,
  Strike,
  Task,
  Terrain,
  Turn,
  Unit,
  View,
} from '$lib/wire/generated/nexus-ops';
export type Hex = string;
export type Card = string;
/** How many figures of each type, in order of `UNITS`. */
export type Figures = readonly number[];

/** A die with what the rules say it comes to. */
export type Thrown = Die & { verdict: Verdict };
/** A battle with what the rules make of it. */
export type Fight = Omit<Battle, 'dice'> & Pick<BattleView, 'order' | 'answers'> & { dice: Thrown[] };
/** The table as it is shown, be it in the middle of some steps. */
export type Shown = Omit<Open, 'battle'> & { battle: Fight | null };

export function shownOf({ open, battle: read }: View): Shown {
  const { battle } = open;
  if (!battle || !read) return { ...open, battle: null };
  const { order, answers, verdicts } = read;
  const dice = battle.dice.map((die, i): Thrown => ({ ...die, verdict: verdicts[i] ?? 'miss' }));
  return { ...open, battle: { ...battle, dice, order, answers } };
}

export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Legal<Action>[] => legal as readonly Legal<Action>[];
