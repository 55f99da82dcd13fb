import actionCards from '../../../../../crates/skymines/data/action_cards.json';
import belt from '../../../../../crates/skymines/data/board_belt.json';
import moon from '../../../../../crates/skymines/data/board_moon.json';
import bonusSpaces from '../../../../../crates/skymines/data/bonus_spaces.json';
import companies from '../../../../../crates/skymines/data/companies.json';
import displays from '../../../../../crates/skymines/data/displays.json';
import playerBoard from '../../../../../crates/skymines/data/player_board.json';
import research from '../../../../../crates/skymines/data/research.json';
import tracks from '../../../../../crates/skymines/data/tracks.json';
import type { Board, Company, Kind, Space, Totals, Track } from './view';

/** What is printed on cards and boards: numbers and ids. Names are messages of the game. */

/** In the order of final scoring. */
export const SCORING = companies.scoring_order as readonly Company[];
export const ROUNDS = displays.rounds;
type Corners = readonly [Company, Company, Company, Company];
const byCorner = (stations: readonly { company: string; x: number; y: number }[]) =>
  [...stations].sort((a, b) => a.y - b.y || a.x - b.x).map(({ company }) => company) as unknown as Corners;
/** Whose station stands in which corner, line by line. */
export const CORNERS: Readonly<Record<Board, Corners>> = {
  moon: byCorner(moon.stations),
  belt: byCorner(belt.stations),
};

export interface CardFacts {
  id: string;
  kind: Kind;
  /** Units, energy or research points; nothing on shares and field cards. */
  value: number | null;
  cost: number;
  share: { company: Company; count: number } | null;
  field: { company: Company | null; helium: number; coins: number } | null;
  tile: boolean;
}
interface RawCard {
  id: string;
  type: string;
  cost: number;
  value?: number;
  extra_shares?: { company: string; count: number };
  field?: { company: string | null; helium: number; coins: number };
}
const cardOf = (raw: RawCard): CardFacts => ({
  id: raw.id,
  kind: raw.type as Kind,
  value: raw.value ?? null,
  cost: raw.cost,
  share: (raw.extra_shares as CardFacts['share']) ?? null,
  field: (raw.field as CardFacts['field']) ?? null,
  tile: false,
});
const tileOf = ({ id, acts_as, effect }: (typeof bonusSpaces.tiles)[number]): CardFacts => ({
  id,
  kind: (acts_as ?? 'plus') as Kind,
  value: effect.energy ?? effect.research_points ?? effect.resource_card_plus ?? null,
  cost: 0,
  share: null,
  field: effect.helium === undefined ? null : { company: null, helium: effect.helium, coins: 0 },
  tile: true,
});
const RAW_CARDS = [
  ...actionCards.action_cards,
  ...actionCards.starting_cards,
  ...actionCards.single_energy_cards,
] as readonly RawCard[];
export const CARDS: ReadonlyMap<string, CardFacts> = new Map(
  [...RAW_CARDS.map(cardOf), ...bonusSpaces.tiles.map(tileOf)].map((card) => [card.id, card]),
);
export const cardNamed = (id: string): CardFacts => CARDS.get(id)!;

/** A part of a reward or cost: its kind, how much of it, and of what. */
export interface Part {
  type: string;
  amount?: number;
  company?: string;
  measure?: string;
  minus?: number;
  discount?: number;
}
export interface Need {
  type: string;
  min: number;
}
export interface PlanFacts {
  id: string;
  needs: readonly Need[];
  gives: readonly Part[];
  /** A special plan: what it costs to enter, and what it counts in the end. */
  special: { pay: number; value: number; round: number } | null;
}
const planOf = (id: string, raw: { requirements: readonly Need[]; rewards: readonly Part[] }): PlanFacts => ({
  id,
  needs: raw.requirements,
  gives: raw.rewards,
  special: null,
});
const specials: PlanFacts[] = research.special_plans.map(({ id, pay_coins, value, round }) => ({
  id,
  needs: [],
  gives: [],
  special: { pay: pay_coins, value, round },
}));
export const PLANS: ReadonlyMap<string, PlanFacts> = new Map(
  [
    ...research.plans.map((plan) => planOf(plan.id, plan)),
    ...specials,
    ...research.starting_tokens.map(({ id, plan }) => planOf(id, plan)),
  ].map((plan) => [plan.id, plan]),
);
export const planNamed = (id: string): PlanFacts => PLANS.get(id)!;
export const SPECIALS: readonly PlanFacts[] = specials;

export interface TokenFacts {
  id: string;
  cards: readonly { kind: Kind; value: number }[];
  bonus: readonly { track: Company | 'helium'; steps: number }[];
}
const templateOf = (template: string) => {
  const { type, value } = actionCards.starting_cards.find((card) => card.template === template)!;
  return { kind: type as Kind, value };
};
export const TOKENS: ReadonlyMap<string, TokenFacts> = new Map(
  research.starting_tokens.map(({ id, rest_cards, start_bonus }) => [
    id,
    { id, cards: rest_cards.map(templateOf), bonus: start_bonus as TokenFacts['bonus'] },
  ]),
);

export interface TrackFacts {
  id: Track;
  length: number;
  shares: ReadonlyMap<number, number>;
  thresholds: readonly { level: number; after: number; coins: number }[];
  barriers: readonly { after: number; cost: number }[];
}
export const TRACKS: ReadonlyMap<Track, TrackFacts> = new Map(
  tracks.tracks.map((raw) => [
    raw.id as Track,
    {
      id: raw.id as Track,
      length: raw.length,
      shares: new Map(raw.share_cells.map(({ cell, shares }) => [cell, shares])),
      thresholds: raw.bonus_thresholds.map(({ level, after_cell, coins }) => ({
        level,
        after: after_cell,
        coins,
      })),
      barriers: raw.money_barriers.map(({ after_cell, cost }) => ({ after: after_cell, cost })),
    },
  ]),
);

export interface StationCell {
  coins: number;
  crossed: boolean;
}
export interface StationColumn {
  shuttle: boolean;
  cells: readonly StationCell[];
}
type RawStation = {
  columns: readonly { kind: string; cells: readonly { coins: number; crossed_out: boolean }[] }[];
};
const stationOf = ({ columns }: RawStation): StationColumn[] =>
  columns.map(({ kind, cells }) => ({
    shuttle: kind === 'shuttle',
    cells: cells.map(({ coins, crossed_out }) => ({ coins, crossed: crossed_out })),
  }));
const STATIONS: ReadonlyMap<string, Readonly<Record<Board, StationColumn[]>>> = new Map(
  companies.companies.map(({ id, station_moon, station_belt }) => [
    id,
    { moon: stationOf(station_moon), belt: stationOf(station_belt) },
  ]),
);
export const stationNamed = (company: Company, map: Board): readonly StationColumn[] =>
  STATIONS.get(company)![map];

/** The card display in rows, from the dearest column to the cheapest. */
export const DISPLAY: readonly { cell: string; index: number; surcharge: number; x: number; y: number }[] =
  displays.card_display.map(({ cell, surcharge, x, y }) => ({
    cell: String(cell),
    index: cell - 1,
    surcharge,
    x,
    y,
  }));
export const PLAN_CELLS: readonly { cell: string; row: string; linked: boolean }[] =
  displays.research_display.map(({ cell, row, supplement_linked }) => ({
    cell,
    row,
    linked: supplement_linked,
  }));
const uses = new Map(displays.research_point_uses.map(({ id, cost }) => [id, cost]));
/** What a plan of a row costs, in research points. */
export const rowPrice = (row: string): number => uses.get(`plan_${row}`)!;
export const SPECIAL_PRICE = uses.get('special_plan')!;

export const TANK = playerBoard.tank_track.steps.map(({ n, value_reached, switches_on }) => ({
  step: n,
  value: value_reached,
  opens: switches_on !== null,
}));
export const SCREENS = playerBoard.research_track.screens.map((raw) => ({
  n: raw.n,
  x: raw.x,
  y: raw.y,
  value: raw.value_reached,
  noA: raw.no_A_when_empty,
  opens: raw.n === playerBoard.research_track.extra_slot_at_screen,
}));

export interface Tier {
  need: Readonly<Record<string, number>>;
  reward: readonly Part[];
}
export interface MajorityFacts {
  id: Space;
  measure: keyof Totals;
  tiers: readonly Tier[];
}
export const MAJORITIES = bonusSpaces.majority_spaces as unknown as readonly MajorityFacts[];
