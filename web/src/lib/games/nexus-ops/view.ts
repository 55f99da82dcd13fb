import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type {
  Action,
  Battle,
  BattleView,
  Die,
  Open as Lying,
  Verdict,
  View as Told,
} from '$lib/wire/generated/nexus-ops';

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
  Note,
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
} from '$lib/wire/generated/nexus-ops';
export type Hex = string;
export type Card = string;
/** How many figures of each type, in order of `UNITS`. */
export type Figures = readonly number[];

/** The open table with what the rules make of it. */
export type Open = Lying & Pick<Told, 'enemies' | 'prices'>;
export type View = Omit<Told, 'open'> & { open: Open };

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

export const readView = (view: unknown): View => {
  const told = view as Told;
  return { ...told, open: { ...told.open, enemies: told.enemies, prices: told.prices } };
};
export const viewOf = ({ view }: SeatView): View => readView(view);
export const legalOf = ({ legal }: SeatView): readonly Legal<Action>[] => legal as readonly Legal<Action>[];
