import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type { Action, View } from '$lib/wire/generated/nexus-ops';

/** What the server shows of a game of Nexus Ops, as the crate's types say it. The app only reads it. */

export type {
  Action,
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

export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Legal<Action>[] => legal as readonly Legal<Action>[];
