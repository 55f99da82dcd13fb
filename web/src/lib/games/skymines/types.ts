/** The wire types of the game, written by hand until they are generated with the others. */

export type Company = 'skymine' | 'minerva' | 'astrogo' | 'tawac';
export type Track = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'D1' | 'D2' | 'E1' | 'E2';
export type Kind = 'carbon' | 'minerals' | 'titanium' | 'energy' | 'research' | 'field' | 'share' | 'plus';
export type Space =
  | 'maj_research'
  | 'maj_titanium'
  | 'maj_carbon'
  | 'maj_minerals'
  | 'maj_energy'
  | 'std_first_player'
  | 'std_buy'
  | 'std_sell'
  | 'tile_space_resource'
  | 'tile_space_field'
  | 'tile_space_research'
  | 'tile_space_energy'
  | 'C1_1'
  | 'C1_2'
  | 'C2_1'
  | 'C2_2'
  | 'D1_1'
  | 'D1_2'
  | 'D2_1'
  | 'D2_2'
  | 'E2_1'
  | 'E2_2'
  | 'mission_personal';
export type Way = '1' | '2' | '3' | 'a' | 'b' | 'buy' | 'helium' | 'both' | 'act' | 'fetch';
export type Slot = 'slot_left' | 'slot_2' | 'slot_3' | 'slot_4' | 'slot_right';
export type Rest = 'rest_1' | 'rest_2' | 'rest_3' | 'rest_4' | 'rest_5';
export type Letter = 'A' | 'B' | 'C';
export type Board = 'moon' | 'belt';
export type Threat = 'TH1' | 'TH2' | 'TH3' | 'TH4' | 'TH5' | 'TH6';
export type LunaName = 'luna_1' | 'luna_2' | 'luna_3';
export type LunaSlot = 'a' | 'b' | 'c' | 'd' | 'e';
export type Party = number | LunaName;
export interface Measure {
  of: string;
  value: number;
}
export interface RivalMove<T> {
  rival: string;
  card: string | null;
  rule: string;
  reason: string;
  candidates: { what: T; measures: Measure[] }[];
  choice: number | null;
}
export interface Assigned {
  company: Company;
  track: Track;
}

export type Action =
  | { type: 'token'; token: string }
  | { type: 'plan'; card: string; slot: Slot | null }
  | { type: 'ready' }
  | { type: 'use'; card: string }
  | { type: 'buy'; cell: string }
  | { type: 'step'; company: Company }
  | { type: 'energy'; company: Company }
  | { type: 'enter'; spot: string; column: number | null }
  | { type: 'threat' }
  | { type: 'stop' }
  | { type: 'return'; company: Company; column: number }
  | { type: 'research'; card: string }
  | { type: 'flip'; screen: number }
  | { type: 'upload' }
  | { type: 'field'; card: string }
  | { type: 'marker'; space: Space; way: Way | null; once: boolean }
  | { type: 'take'; cell: string }
  | { type: 'take_coin' }
  | { type: 'take_special'; plan: string }
  | { type: 'lay'; plan: string; screen: number | null }
  | { type: 'remove'; company: Company; column: number }
  | { type: 'cross' }
  | { type: 'halt' }
  | { type: 'advance'; company: Company; steps: number | null }
  | { type: 'discard'; card: string }
  | { type: 'act' }
  | { type: 'fetch'; card: string }
  | { type: 'mission'; goal: string }
  | { type: 'tile'; card: string }
  | { type: 'rest'; rest: Rest | null }
  | { type: 'put'; card: string; rest: Rest }
  | { type: 'end' }
  | { type: 'again' }
  | { type: 'enough' }
  | { type: 'next' };

export type Event =
  | { type: 'chapter_started'; chapter: number; map: Board; tracks: Assigned[] }
  | { type: 'game_repeated'; game: number; threat: Threat; tracks: Assigned[] }
  | { type: 'token_revealed'; seat: number; token: string; cards: string[] }
  | { type: 'luna_token'; seat: Party; token: string }
  | { type: 'round_started'; round: number; seat: number }
  | { type: 'ready'; seat: number }
  | { type: 'plans_revealed'; seat: number; cards: string[] }
  | { type: 'level_active'; seat: number; company: Company; track: Track; level: number }
  | { type: 'cards_used'; seat: number; cards: string[] }
  | { type: 'card_bought'; seat: number; card: string; cell: string; cost: number; with: string }
  | { type: 'advanced'; seat: Party; company: Company; from: number; to: number }
  | { type: 'threshold_crossed'; seat: Party; company: Company; level: number; coins: number; paid: Party[] }
  | { type: 'barrier_paid'; seat: Party; company: Company; cost: number }
  | { type: 'barrier_halted'; seat: number; company: Company; lost: number }
  | { type: 'steps_lost'; seat: number; lost: number }
  | { type: 'expansion_begun'; seat: number; company: Company; points: number }
  | {
      type: 'entered';
      seat: number;
      company: Company;
      spot: string;
      column: number;
      price: number;
      ousted: Company | null;
    }
  | { type: 'returned'; company: Company; column: number; spot: string }
  | { type: 'piece_lost'; company: Company; spot: string }
  | { type: 'outpost_removed'; seat: number; company: Company; column: number; value: number }
  | { type: 'coins'; seat: Party; coins: number }
  | { type: 'helium_advanced'; seat: Party; from: number; to: number; coins: number }
  | { type: 'research_advanced'; seat: Party; from: number; to: number; coins: number }
  | { type: 'slot_on'; seat: number; slot: Slot }
  | { type: 'luna_slot_on'; seat: Party; slot: LunaSlot }
  | { type: 'plan_flipped'; seat: number; plan: string; screen: number; cost: number }
  | { type: 'uploaded'; seat: number; plan: string; screen: number; paid: number }
  | { type: 'plan_taken'; seat: number; plan: string; coins: number }
  | { type: 'points_sold'; seat: number; points: number; coins: number }
  | { type: 'plan_laid'; seat: number; plan: string; screen: number; covered: string | null }
  | { type: 'plan_unused'; seat: number; plan: string }
  | { type: 'plans_refilled'; plans: string[] }
  | { type: 'marker_placed'; seat: Party; space: Space; once: boolean }
  | { type: 'first_player_taken'; seat: number }
  | { type: 'tile_put'; seat: number; card: string }
  | { type: 'tile_received'; seat: number; card: string }
  | { type: 'card_discarded'; seat: number; card: string }
  | { type: 'card_fetched'; seat: number; card: string; cost: number }
  | { type: 'mission_done'; seat: number; goal: string; coins: number }
  | { type: 'personal_space_open'; seat: number }
  | { type: 'threat_met'; seat: number; threat: Threat; points: number }
  | { type: 'threat_removed'; seat: number; threat: Threat }
  | { type: 'deck_taken'; seat: number; rest: Rest; cards: string[] }
  | { type: 'card_rested'; seat: number; card: string; rest: Rest }
  | { type: 'phase_ended'; seat: Party }
  | { type: 'special_revealed'; plan: string; coins: number }
  | { type: 'display_renewed'; discarded: string[]; drawn: string[] }
  | { type: 'luna_majority'; seat: Party; left: string; right: string }
  | { type: 'luna_reshuffled'; seat: Party; stronger: boolean }
  | { type: 'luna_stronger'; seat: Party }
  | { type: 'luna_reveals'; seat: Party; card: string }
  | { type: 'luna_acts'; seat: Party; slot: LunaSlot; card: string }
  | { type: 'luna_chose'; seat: Party; companies: Company[]; why: RivalMove<Company> }
  | {
      type: 'luna_entered';
      seat: Party;
      company: Company;
      spot: string;
      column: number;
      ousted: Company | null;
      why: RivalMove<string>;
    }
  | { type: 'luna_lost'; seat: Party; company: Company; points: number }
  | { type: 'luna_took'; seat: Party; card: string; cell: string; why: RivalMove<string> }
  | { type: 'luna_blocked'; seat: Party; space: Space }
  | { type: 'luna_discarded'; seat: Party; plan: string; cell: string | null; coins: number }
  | { type: 'luna_majority_left'; seat: Party; looked: string; discarded: string | null }
  | { type: 'threat_stays'; threat: Threat }
  | { type: 'scored'; seat: Party; points: number }
  | { type: 'averaged'; seat: Party; games: number; points: number }
  | { type: 'success_points'; seat: Party; chapter: number; points: number; total: number }
  | { type: 'chapter_confirmed'; seat: number }
  | { type: 'series_answered'; seat: number; again: boolean };

export type Task =
  | { type: 'choose' }
  | { type: 'pool' }
  | { type: 'expander' }
  | { type: 'expand' }
  | { type: 'burn'; left: number }
  | { type: 'take_threat' }
  | { type: 'returns' }
  | { type: 'close' }
  | { type: 'points'; points: number }
  | { type: 'remove'; left: number }
  | { type: 'advance'; steps: number }
  | { type: 'spread' }
  | { type: 'move'; company: Company; steps: number }
  | { type: 'upload' }
  | { type: 'buy'; discount: number }
  | { type: 'discard'; space: Space }
  | { type: 'act' }
  | { type: 'fetch' }
  | { type: 'both' }
  | { type: 'put' }
  | { type: 'lay' }
  | { type: 'done' };

export interface Column {
  pieces: number;
  bottom_open: boolean;
}
export interface Station {
  columns: Column[];
}
export type Phase = 'token' | 'resting' | 'planning' | 'action' | 'again' | 'chapter' | 'over';
export interface Account {
  coins: number;
  cells: number[];
  helium: number;
  research: number;
  markers: number;
  out: boolean;
}
export interface Lying {
  card: string;
  slot: Slot | null;
  up: boolean;
  plus: boolean;
}
export interface Laid {
  plan: string;
  down: boolean;
}
export interface Marker {
  who: number;
  once: boolean;
}
export interface Person {
  hand: string[];
  rests: string[][];
  area: Lying[];
  token: string | null;
  screens: (Laid | null)[];
  active: number[];
  extra: number;
  once: number;
  goals: string[];
  personal: Marker | null;
  turns: number;
}
export interface Luna {
  level: number;
  majority: (string | null)[];
  shown: (string | null)[];
  hidden: LunaSlot[];
  discard: string[];
  reserve: string[];
  turns: number;
}
export interface Turn {
  helium: number;
  upload: number;
  placed: number;
  ousted: number;
  bought: number | null;
  deck: number;
  resting: boolean;
  taken: string[];
  used: string[];
  pool: { units: number; mixed: boolean; closed: boolean; alone: boolean };
  expansion: { company: Company; points: number; entered: string[]; alone: boolean; threat: boolean };
  research: { card: string; alone: boolean; flipped: boolean; moved: number };
  spread: number[];
  spread_to: Company[];
  removed: string | null;
  way: Way | null;
  rests: Rest[];
}
export interface Series {
  games: number;
  points: number[];
  success: number[];
  total: number[];
  agreed: number[];
}
export interface Open {
  options: { linked_slots: boolean; missions: boolean; campaign: boolean; [option: string]: unknown };
  seats: number;
  chapter: number;
  map: Board;
  tracks: Track[];
  phase: Phase;
  round: number;
  first: number;
  starter: number;
  active: number;
  accounts: Account[];
  persons: Person[];
  lunas: Luna[];
  stations: Station[];
  pieces: string[][];
  display: (string | null)[];
  discard: string[];
  plans: (string | null)[];
  gone: string[];
  supplement: number;
  specials: string[];
  spaces: (Marker | null)[];
  missions: string[];
  threat: Threat | null;
  threat_by: number | null;
  first_personal: number | null;
  tasks: Task[];
  turn: Turn;
  series: Series;
  outcome: unknown;
}
export interface Desk {
  offers: string[];
  token: string | null;
  slots: (string | null)[];
  ready: boolean;
}
export interface Standing {
  seat: Party;
  track_shares: number[];
  card_shares: number[];
  totals: number[];
  tank: number;
  research: number;
  slots: number;
}
export interface Target {
  spot: string;
  price: number;
}
export interface View {
  viewer: { seat: number } | 'spectator';
  open: Open;
  deck: number;
  supplies: number[];
  luna_decks: number[][];
  deciding: number[];
  own: Desk | null;
  values: number[];
  standings: Standing[];
  targets: Target[];
  costs: (number | null)[];
}
export type Note =
  | { type: 'value_changed'; company: Company; from: number; to: number; mine: number; best: number }
  | { type: 'others_paid'; coins: number }
  | { type: 'energy_unused'; points: number };
