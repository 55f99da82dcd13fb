import type {
  Effect,
  Letter,
  ScoreSheet,
  Table,
  Turn as OldTurn,
  View as Wire,
} from '$lib/wire/generated/welcome-to-the-moon';

/** What the server tells of ASTRA and of the campaign, with the names of the crate. */

/** A combination: a number and an effect, sometimes with a choice; and the places of its two cards, from 1. */
export interface Offer {
  number: string;
  also: string | null;
  effect: Effect;
  others: readonly Effect[];
  closed: boolean;
  cards: readonly [number, number];
}

export type AstraStep =
  | { type: 'rest' }
  | { type: 'strike'; letter: Letter; left: number; before: string | null }
  | { type: 'move' };

/** ASTRA and her deck. Cards are the numbers printed on them. */
export interface Astra {
  level: number;
  drawn: readonly number[];
  discard: readonly number[];
  cards: readonly number[];
  gone: readonly number[];
  spent: number;
  used: readonly [number, number] | null;
  step: AstraStep;
}

/** How she stands. */
export interface AstraView {
  score: ScoreSheet;
  bonuses: number;
  slots: number;
  boxes: number | null;
  multipliers: readonly number[];
}

export type Answer = 'a' | 'b';
export type Crew = 'navigator' | 'roboticist' | 'engineer' | 'botanist' | 'hydrologist' | 'dispatcher';
/** Crew cards in the order of the data. */
export const CREW: readonly Crew[] = [
  'navigator',
  'roboticist',
  'engineer',
  'botanist',
  'hydrologist',
  'dispatcher',
];

/** An event that has come, and the first turn it holds for. */
export interface Come {
  event: number;
  turn: number;
}

/** Of each seat, stars and places adventure by adventure. */
export interface Campaign {
  stars: readonly (readonly number[])[];
  places: readonly (readonly number[])[];
  astra_stars: readonly number[];
  wins: number;
  captain: number;
  answers: readonly (Answer | null)[];
  crew: readonly (Crew | null)[];
  removal: number | null;
  come: readonly Come[];
}

export type Part =
  'setup' | 'draw' | 'turn' | 'incidents' | 'missions' | 'give' | 'dilemma' | 'ready' | 'over';

/** What was decided about something that is not on the sheet. */
export type Decided =
  | { type: 'nothing' }
  | { type: 'strike'; spot: string }
  | { type: 'give'; card: number; spare: boolean }
  | { type: 'answer'; answer: Answer }
  | { type: 'crew'; crew: Crew };

export interface Turn extends OldTurn {
  also: string | null;
  shift: number;
  barred: boolean;
  cards: readonly [number, number];
  crew: boolean;
  decided: Decided;
}

export type TableFacts = Omit<Table, 'part'> & {
  adventure: number;
  part: Part;
  astra: Astra | null;
  campaign: Campaign | null;
};

export type View = Omit<Wire, 'combinations' | 'table'> & {
  combinations: readonly Offer[];
  table: TableFacts;
  astra: AstraView | null;
};

/** What is seen at the table when one plays alone, or in a campaign. */
export type MoreEvents =
  | { type: 'cards_drawn'; turn: number }
  | { type: 'deck_reshuffled' }
  | { type: 'astra_card'; letter: Letter; second: boolean }
  | { type: 'mission_turned'; mission: Letter }
  | { type: 'astra_struck'; spot: string }
  | { type: 'astra_played'; spot: string }
  | { type: 'card_given'; spare: boolean }
  | { type: 'event_came'; event: number; what: string }
  | { type: 'adventure_ended'; adventure: number; turn: number }
  | { type: 'captain_named'; seat: number }
  | { type: 'dilemma_answered'; seat: number; option: string }
  | { type: 'crew_picked'; seat: number; crew: Crew }
  | { type: 'adventure_begun'; adventure: number; story: string }
  | { type: 'campaign_ended' };
