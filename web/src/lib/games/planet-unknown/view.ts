import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type { Action, Track, View } from '$lib/wire/generated/planet-unknown';
import { RINGS, TRACKS } from '$lib/wire/generated/planet-unknown/lists';

/** What the server shows of a game of Planet Unknown, as the crate's types say it. The app only reads it. */

export type {
  Action,
  Ahead,
  DeskView as Desk,
  Event,
  Facts as Board,
  Given,
  Hand,
  Item,
  Laying,
  MixView as Mix,
  Note,
  Part,
  Ring,
  RoverAt,
  Seat,
  Sight,
  Step,
  Table as TableFacts,
  Track,
  View,
} from '$lib/wire/generated/planet-unknown';

export { RINGS, TRACKS };
/** What a square of a tile is; energy has no track. */
export type Terrain = Track | 'energy';
export const TERRAINS: readonly Terrain[] = [...TRACKS, 'energy'];
/** The id of a square: `x5y7`. */
export type Square = string;
/** The id of a cell of a track: `civ5`. */
export type Cell = string;
/** How a tile lies: `r1`, `r2f`. */
export type Way = string;
export type TileId = string;

/** A legal action. */
export type Offer = Legal<Action>;
export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Offer[] => legal as readonly Offer[];
