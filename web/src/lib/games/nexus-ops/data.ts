import board from '../../../../../crates/nexus-ops/data/board.json';
import energize from '../../../../../crates/nexus-ops/data/energize.json';
import exploration from '../../../../../crates/nexus-ops/data/exploration.json';
import missions from '../../../../../crates/nexus-ops/data/missions.json';
import { options } from '../../../../../crates/nexus-ops/data/setup.json';
import units from '../../../../../crates/nexus-ops/data/units.json';
import type { Card, Hex, Terrain, Unit } from './view';

/** The component data of the crate, read once. No printed number is repeated in this folder. */

export interface UnitFacts {
  id: Unit;
  cost: number;
  figures: number;
  hitsOn: number;
  step: number;
  canMine: boolean;
  forbidden: readonly Terrain[];
  modifiers: readonly { terrain: Terrain; amount: number }[];
  abilities: readonly string[];
}

/** The types of unit in order of the chart; arrays of the view are in this order. */
export const UNITS: readonly UnitFacts[] = units.units.map((unit) => ({
  id: unit.id as Unit,
  cost: unit.cost,
  figures: unit.figures_per_player,
  hitsOn: unit.hits_on,
  step: unit.battle_step,
  canMine: unit.can_mine,
  forbidden: unit.forbidden_terrain as Terrain[],
  modifiers: unit.terrain_attack_modifiers as { terrain: Terrain; amount: number }[],
  abilities: unit.abilities,
}));
const BY_ID = new Map(UNITS.map((unit) => [unit.id, unit]));

export function factsOf(unit: Unit): UnitFacts {
  const facts = BY_ID.get(unit);
  if (!facts) throw new Error(`No such unit: ${unit}`);
  return facts;
}
export const unitIndex = (unit: Unit): number => UNITS.findIndex(({ id }) => id === unit);
/** From the dragons, who strike first, to the humans. */
export const BATTLE_ORDER = units.battle_order as Unit[];
export const BREATH_ON = units.abilities.breath.hits_on;

export const TERRAINS: readonly Terrain[] = board.terrains.map(({ id }) => id as Terrain);

export interface Cell {
  id: Hex;
  x: number;
  y: number;
  zone: string;
  explorable: boolean;
}
/** Every space there can be; arrays of the view are in this order. */
export const CELLS: readonly Cell[] = board.cells;
export const ADJACENT = board.adjacency as Record<Hex, readonly Hex[]>;
const LAYOUTS = board.player_layouts as Record<string, { seat_sites: number[] }>;

/** The three home hexes of each seat at a table of so many. */
export const homesOf = (seats: number): readonly (readonly Hex[])[] =>
  (LAYOUTS[String(seats)]?.seat_sites ?? []).map((site) => board.home_sites[site]?.cells ?? []);

export type Targets = 'home' | 'drop' | 'teleport' | 'march' | 'none' | 'side' | 'figure' | 'hit';
const TARGETS: Record<string, Targets> = {
  own_home_hex: 'home',
  number_1_or_2: 'drop',
  side: 'side',
  side_with_a_miss: 'side',
  unit_in_battle: 'figure',
  hit_of_this_step: 'hit',
};

export interface EnergizeFacts {
  id: Card;
  window: 'deploy' | 'battle_start' | 'after_roll';
  targets: Targets;
}
function targetsOf(named: readonly string[]): Targets {
  const [first, second] = named;
  if (first === undefined) return 'none';
  if (first === 'own_unit_on_board') return second === 'hex' ? 'teleport' : 'march';
  return TARGETS[first] ?? 'none';
}
const ENERGIZE = new Map<Card, EnergizeFacts>(
  energize.cards.map((card) => [
    card.id,
    { id: card.id, window: card.window as EnergizeFacts['window'], targets: targetsOf(card.targets) },
  ]),
);
export const energizeFacts = (card: Card): EnergizeFacts | null => ENERGIZE.get(card) ?? null;

export interface MissionFacts {
  id: Card;
  vp: number;
  red: boolean;
  timing: 'after_battle_won' | 'after_destroying' | 'state_own_turn';
}
const MISSIONS = new Map<Card, MissionFacts>(
  missions.secret_missions.map(({ id, vp, red, timing }) => [
    id,
    { id, vp, red, timing: timing as MissionFacts['timing'] },
  ]),
);
export const missionFacts = (card: Card): MissionFacts | null => MISSIONS.get(card) ?? null;
export const MISSION_VP = missions.mission_card.vp;
export const HILL_VP = options.find(({ id }) => id === 'king_of_the_hill')?.vp ?? 0;

export interface TileFacts {
  unit: Unit | null;
  mine: number | null;
}
const ALL_TILES: readonly { id: string; unit: string | null; mine: number | null }[] = [
  ...exploration.tiles,
  ...exploration.optional_extra_tokens,
];
export function tileFacts(tile: string): TileFacts {
  const found = ALL_TILES.find(({ id }) => id === tile);
  return { unit: (found?.unit ?? null) as Unit | null, mine: found?.mine ?? null };
}
