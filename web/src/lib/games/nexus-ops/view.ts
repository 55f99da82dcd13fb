/**
 * What the server shows of a game of Nexus Ops, as the crate's types say it, and shorter words for parts of it.
 * The app only reads it.
 */

export type {
  Feat,
  Kind,
  Mark,
  Options,
  Phase,
  Player,
  Seat,
  Side,
  Terrain,
  Turn,
  Unit,
} from '$lib/wire/generated/nexus-ops';
export type { Battle, Die as BattleDie, End, Open, Task, View } from '$lib/wire/generated/nexus-ops';
export type Hex = string;
export type Card = string;
/** How many figures of each type, in order of `UNITS`. */
export type Figures = readonly number[];
