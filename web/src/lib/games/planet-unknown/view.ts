import type { Outcome, ScoreSheet } from '$lib/wire';

/** What the server shows of a game of Planet Unknown, as the crate tells it. The app only reads it. */

export type Seat = number;
export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];
export type Ring = 'outer' | 'inner';
export const RINGS: readonly Ring[] = ['outer', 'inner'];
/** `x5y7`. */
export type Square = string;
/** `civ5`. */
export type Cell = string;
/** `r1`, `r2f`. */
export type Way = string;
export type TileId = string;

export interface Laying {
  tile: TileId;
  way: Way;
  at: Square;
}
export interface RoverAt {
  at: Square;
  load: boolean;
  wet: boolean;
}
/** A player's boards. */
export interface Board {
  planet: string;
  corporation: string;
  tiles: readonly Laying[];
  patches: readonly Square[];
  meteorites: readonly Square[];
  lifepods: readonly Square[];
  rovers: readonly RoverAt[];
  supply: number;
  trackers: readonly Cell[];
  /** Technologies that work, as bits. */
  techs: number;
  pods: number;
  /** Rows of each track that hold a lifepod, as bits. */
  pod_cells: readonly number[];
  pod_techs: number;
  pods_lost: number;
  meteors: number;
  stored: number;
  flux: Track | null;
  moves: number;
  used_round: number;
  used_game: number;
  kept: readonly number[];
  resolved: readonly string[];
  revealed: readonly string[];
  objectives: readonly string[];
  aside: TileId | null;
  stuck: boolean;
}
/** Something that is still to be carried out. */
export interface Item {
  type: string;
  track?: Track;
  tracks?: number;
  level?: number;
  left?: number;
  steps?: number;
  row?: number;
  by?: string;
  optional?: boolean;
}
export interface Hand {
  civs: readonly string[];
  objectives: readonly string[];
  peeked: string | null;
}
export interface Desk {
  board: Board;
  hand: Hand;
  items: readonly Item[];
  shown: readonly string[];
  added: string | null;
  drawn: readonly string[];
  offered: string | null;
  held: TileId | null;
  taken: Ring | null;
  done: boolean;
}
export type Part =
  'draft' | 'setup' | 'rotate' | 'event' | 'event_civs' | 'turn' | 'civs' | 'final' | 'final_civs' | 'over';
export interface Mix {
  green: number;
  orange: number;
  red: number;
}
export interface TableFacts {
  options: Record<string, unknown>;
  seats: number;
  round: number;
  part: Part;
  commander: Seat;
  active: Seat | null;
  places: readonly number[];
  rotation: number;
  shift: number;
  tops: readonly (readonly (TileId | null)[])[];
  left: readonly (readonly number[])[];
  civs: readonly number[];
  event: string | null;
  past_events: readonly string[];
  events_left: number;
  mix: Mix | null;
  neighbours: readonly string[];
  shared: string | null;
  private: readonly number[];
  ending: boolean;
  outcome: Outcome | null;
}
export interface View {
  table: TableFacts;
  /** The sector of the station that faces each player. */
  sectors: readonly number[];
  boards: readonly Board[];
  deciding: readonly Seat[];
  own: Desk | null;
  score: ScoreSheet | null;
  target: number | null;
}
