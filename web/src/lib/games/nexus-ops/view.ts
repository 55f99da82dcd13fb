/** What the server shows of a game of Nexus Ops: the JSON of the crate's `View` and of all in it. */

export type Hex = string;
export type Card = string;
export type Seat = number;
export type Unit = 'human' | 'fungoid' | 'crystalline' | 'rock_strider' | 'lava_leaper' | 'rubium_dragon';
export type Terrain = 'forest' | 'crystal' | 'rock' | 'magma' | 'monolith';
export type Phase = 'deploy' | 'move' | 'explore' | 'fight' | 'income' | 'draw';
export type Side = 'attacker' | 'defender';

/** How many figures of each type, in order of `UNITS`. */
export type Figures = readonly number[];

/** What tells figures of one type apart while they can move: forced marches, and whether deployed into a battle. */
export interface Kind {
  extra: number;
  fresh: boolean;
}

export interface Options {
  vp_target: number;
  executive_orders: boolean;
  king_of_the_hill: boolean;
  top_priority: boolean;
  extra_exploration: boolean;
  teams: boolean;
}

export interface Player {
  rubium: number;
  supply: Figures;
  energize: number;
  secrets: number;
  played: readonly Card[];
  missions: number;
  hill: number;
  vp: number;
}

export interface Turn {
  number: number;
  active: Seat;
  phase: Phase;
  contested_at_start: readonly Hex[];
  spent: readonly Figures[];
  fresh: readonly Figures[];
  marches: readonly { hex: Hex; unit: Unit; kind: Kind }[];
  discount: number;
  breathed: readonly Hex[];
  fought: readonly Hex[];
}

export interface Feat {
  hex: Hex;
  won: boolean;
  destroyed: readonly number[];
  losses: number;
  enemies: number;
  red_played: boolean;
}

/** A figure that cards have named in the battle. */
export interface Mark {
  side: Side;
  unit: Unit;
  modifier: number;
  dice: number;
  ambush: boolean;
}

export interface BattleDie {
  side: Side;
  unit: Unit;
  face: number;
  modifier: number;
  cancelled: boolean;
}

export interface Battle {
  hex: Hex;
  defender: Seat;
  step: number;
  marks: readonly Mark[];
  modifiers: readonly number[];
  dice: readonly BattleDie[];
  picks: readonly number[];
  hits: readonly Figures[];
  passed: readonly Seat[];
  asked: Seat | null;
  feat: Feat;
}

export type Task = { type: string; hex?: Hex; victim?: Seat; side?: Side; unit?: Unit; count?: number };
export type End = { type: 'target'; seat: Seat } | { type: 'elimination'; out: readonly Seat[] };

export interface Open {
  options: Options;
  seats: number;
  terrain: readonly (readonly Hex[])[];
  mines: readonly number[];
  unexplored: readonly Hex[];
  revealed: readonly string[];
  units: readonly (readonly Figures[])[];
  presence: readonly (readonly Hex[])[];
  players: readonly Player[];
  energize_discard: readonly Card[];
  secret_discard: readonly Card[];
  turn: Turn;
  agenda: readonly { task: Task }[];
  battle: Battle | null;
  feat: Feat | null;
  end: End | null;
}

export interface View {
  viewer: { seat: Seat } | 'spectator';
  open: Open;
  hand: { energize: readonly Card[]; secrets: readonly Card[] } | null;
  drawn: readonly [Card, Card] | null;
  energize_deck: number;
  secret_deck: readonly (Card | null)[];
}
