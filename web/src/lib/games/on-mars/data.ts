import blueprints from '../../../../../crates/on-mars/data/blueprints.json';
import buildings from '../../../../../crates/on-mars/data/buildings.json';
import board from '../../../../../crates/on-mars/data/board.json';
import contracts from '../../../../../crates/on-mars/data/contracts.json';
import discovery from '../../../../../crates/on-mars/data/discovery.json';
import lss from '../../../../../crates/on-mars/data/lss.json';
import missions from '../../../../../crates/on-mars/data/missions.json';
import playerBoard from '../../../../../crates/on-mars/data/player_board.json';
import research from '../../../../../crates/on-mars/data/research.json';
import scientists from '../../../../../crates/on-mars/data/scientists.json';
import solo from '../../../../../crates/on-mars/data/solo.json';
import type { GlyphName } from './glyphs';
import type { Building, Good, Main, Side } from './pieces';

/** What is printed on boards and cards: numbers and ids. Names are messages of the game. */

export type Goods = Partial<Record<Good | 'any_resource', number>>;
const byId = <T>(rows: readonly { id: number | string }[], fact: (row: never) => T): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [String(row.id), fact(row as never)]));

export interface BlueprintFacts {
  level: 1 | 3;
  building: Building;
  gain: Goods;
  op: number;
  smallest: number;
}
export const BLUEPRINTS: ReadonlyMap<string, BlueprintFacts> = byId(
  blueprints.cards,
  (raw: (typeof blueprints.cards)[number]) => ({
    level: raw.level as 1 | 3,
    building: raw.building as Building,
    gain: raw.gain_on_take as Goods,
    op: raw.op_built,
    smallest: raw.min_complex,
  }),
);
/** For each row of the display. */
export const DISPLAY_ROW = board.blueprint_display.row_size;

export interface ContractFacts {
  building: Building | null;
  deliver: readonly [Good, number][];
  op: number;
  failed: number;
}
interface RawContract {
  building?: string;
  deliver?: Record<string, number>;
  op: number;
  op_failed: number;
}
export const CONTRACTS: ReadonlyMap<string, ContractFacts> = byId(
  contracts.cards,
  ({ building, deliver = {}, op, op_failed }: RawContract) => ({
    building: (building ?? null) as Building | null,
    deliver: Object.entries(deliver) as [Good, number][],
    op,
    failed: op_failed,
  }),
);

export interface ScientistFacts {
  cost: readonly [Good | 'colonist', number][];
  works: Building;
  scores: Building;
}
interface RawScientist {
  cost: Record<string, number>;
  works_in: string;
  scores: string;
}
export const SCIENTISTS: ReadonlyMap<string, ScientistFacts> = byId(
  scientists.cards,
  ({ cost, works_in, scores }: RawScientist) => ({
    cost: Object.entries(cost).map(([kind, count]): [Good | 'colonist', number] => [
      kind === 'move_colonists_to_working_area' ? 'colonist' : (kind as Good),
      count,
    ]),
    works: works_in as Building,
    scores: scores as Building,
  }),
);
export const SCIENTIST_OP = scientists.op_per_building;
export const CONTRACT_COST = contracts.cost_to_take.crystal;

/** The crystals that a contribution gives, by mission. */
export const MISSION_CRYSTALS: ReadonlyMap<string, number> = byId(
  missions.cards,
  ({ crystals }: { crystals: number }) => crystals,
);

const LSS_ICON: Record<string, GlyphName> = {
  highest_tech_level: 'tech',
  ships_in_hangar: 'p-ship',
  own_advanced_buildings: 'p-advanced',
  mines_with_own_colonist_or_marker: 'b-mine',
  own_bots_on_mars: 'p-bot',
  own_discovery_tiles: 'discovery',
  own_shelters: 'b-shelter',
  colonists_in_living_quarters: 'p-colonist',
};
export const LSS_TILES: ReadonlyMap<string, { icon: GlyphName; each: number }> = byId(
  lss.reward_tiles,
  ({ per, op_each }: { per: string; op_each: number }) => ({ icon: LSS_ICON[per] ?? 'vp', each: op_each }),
);
export const LSS_ROWS = lss.rows;
export const PROGRESS_OP: readonly number[] = lss.progress_scoring.op_by_cubes;

const DISCOVERY_ICON: Record<string, GlyphName> = {
  develop: 'rd',
  construct_type: 'construct',
  construct_any: 'construct',
  upgrade: 'upgrade',
  hire: 'hire',
  blueprints: 'blueprint',
  warehouse: 'resupply',
  crystals: 'crystal',
  resources: 'plus',
  tech: 'learn',
};
export interface DiscoveryFacts {
  icon: GlyphName;
  kind: string;
}
export const DISCOVERIES: ReadonlyMap<string, DiscoveryFacts> = byId(
  discovery.tiles,
  ({ kind, effect }: { kind: string; effect: { construct?: string; gain?: Record<string, number> } }) => {
    const good = effect.gain ? (Object.keys(effect.gain)[0] as GlyphName) : null;
    const built =
      effect.construct && effect.construct !== 'any' ? (`b-${effect.construct}` as GlyphName) : null;
    return { kind, icon: good ?? built ?? DISCOVERY_ICON[kind] ?? 'discovery' };
  },
);

export interface LabCell {
  id: string;
  level: number;
  x: number;
  y: number;
  next: readonly string[];
  reward: string | null;
}
export const LAB_CELLS: readonly LabCell[] = playerBoard.laboratory.cells.map(
  ({ id, level, x, y, next, reward }) => ({ id, level, x, y, next, reward: reward?.kind ?? null }),
);
export const LAB_COLUMNS: readonly { level: number; cost: Goods; op: number }[] =
  playerBoard.laboratory.columns.map(({ level, cost, op }) => ({ level, cost: cost as Goods, op }));
export const labCell = (id: string): LabCell | undefined => LAB_CELLS.find((cell) => cell.id === id);

/** What an executive action costs, by slot from the top. */
export const DEPOT: readonly { slot: number; crystals: number }[] = playerBoard.depot.slots.map(
  ({ slot, executive }) => ({ slot, crystals: executive.crystal_cost }),
);
/** Rows of the living quarters from the top, with what each counts in the end. */
export const QUARTERS: readonly { row: number; op: number }[] = [
  ...playerBoard.living_quarters.rows_bottom_to_top,
]
  .reverse()
  .map(({ row, op }) => ({ row, op }));
export const SHIP_OP = playerBoard.hangar.op_per_ship;

const SPACE_ICON: Record<string, GlyphName> = {
  warehouse: 'resupply',
  learn_tech: 'learn',
  gain_colonist: 'colonist',
  move_bots: 'bot',
  blueprint: 'blueprint',
};
export const SPACES: readonly { space: number; side: Side; icon: GlyphName | null }[] = board.turn_order.map(
  ({ space, side, benefit }) => ({
    space,
    side: side as Side,
    icon: benefit ? (SPACE_ICON[benefit.kind] ?? 'plus') : null,
  }),
);
/** The side on which a turn order space lies. */
export const sideOfSpace = (space: number | string): Side =>
  SPACES.find((one) => one.space === Number(space))?.side ?? 'orbit';
export const LANE = board.shuttle.spaces_per_side;

const ACTION_ICON: Record<string, GlyphName> = {
  landing_pod: 'landing',
  obtain_blueprint: 'blueprint',
  learn_tech: 'learn',
  research_development: 'rd',
  resupply: 'resupply',
  control_center: 'control',
  construct: 'construct',
  upgrade: 'upgrade',
  welcome_ship: 'welcome',
  hire: 'hire',
};
export interface ActionFacts {
  id: Main;
  side: Side;
  icon: GlyphName;
  boost: 'colonist' | 'crystal' | null;
}
export const ACTIONS: readonly ActionFacts[] = board.actions.map(({ id, side, boost }) => ({
  id: id as Main,
  side: side as Side,
  icon: ACTION_ICON[id] ?? 'check',
  boost: (boost?.with ?? null) as ActionFacts['boost'],
}));

export const TECH_ROWS: readonly { row: string; cells: number; cost: Goods }[] = board.tech_grid.rows.map(
  ({ row, cells, cost }) => ({ row, cells, cost: cost as Goods }),
);
export const WAREHOUSE: readonly Good[] = board.warehouse.items as Good[];
export const SOLO_SEQUENCE = solo.bot_sequence as Building[];
export interface SoloCardFacts {
  action: number;
  mission: string;
  travels: boolean;
}
export const SOLO_CARDS: ReadonlyMap<string, SoloCardFacts> = byId(
  solo.deck,
  ({ action, mission, travels }: SoloCardFacts) => ({ action, mission, travels }),
);
export const SOLO_ACTIONS: Readonly<Record<Side, Readonly<Record<string, string>>>> = solo.actions;

/** What a building costs; a mine a colonist. */
export const BUILDING_COST: ReadonlyMap<string, readonly (readonly [string, number])[]> = new Map(
  buildings.types.map(({ id, cost }) => [
    id,
    Object.entries(cost).map(
      ([kind, count]) => [kind === 'place_colonist' ? 'colonist' : kind, count] as const,
    ),
  ]),
);
/** The letter printed on a research tile. */
export const RESEARCH_LETTER: ReadonlyMap<string, string> = byId(
  research.types,
  ({ letter }: { letter: string }) => letter,
);
/** In the order in which the server lists what was delivered. */
export const CONTRACT_IDS: readonly string[] = [...CONTRACTS.keys()];
