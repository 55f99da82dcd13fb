import civCards from '../../../../../crates/planet-unknown/data/civ_cards.json';
import corporations from '../../../../../crates/planet-unknown/data/corporations.json';
import eventCards from '../../../../../crates/planet-unknown/data/events.json';
import objectiveCards from '../../../../../crates/planet-unknown/data/objectives.json';
import planets from '../../../../../crates/planet-unknown/data/planets.json';
import { atOf, SIDE, type At } from './squares';
import type { Terrain, Track } from './view';
import { TRACKS } from './view';

/** What is printed on boards and cards. Names and texts are ids of messages of the game (`word` says them). */

interface Worded {
  name: string;
  text: string;
}
const worded = (id: string): Worded => ({ name: `name-${id}`, text: `text-${id}` });

type Pair = readonly number[];
interface RawRule {
  id: string;
  ring_rows?: readonly number[];
  bodies?: readonly { id: string; squares: readonly Pair[] }[];
  first_tile_squares?: readonly Pair[];
  cities?: readonly Pair[];
  toxic?: readonly Pair[];
  holes?: readonly Pair[];
  zones?: readonly { x: Pair; y: Pair; forbidden_station: string }[];
  currents?: readonly Pair[];
  chasm_edges?: readonly (readonly Pair[])[];
}
interface RawPlanet {
  id: string;
  difficulty: number;
  rows: readonly string[];
  row_medals: readonly number[];
  column_medals: readonly number[];
  ice: readonly Pair[];
  perimeter: readonly Pair[];
  rule: RawRule;
}

const read = (pair: Pair): At => atOf(pair[0] ?? 0, pair[1] ?? 0);
const set = (pairs: readonly Pair[] | undefined): ReadonlySet<At> => new Set((pairs ?? []).map(read));

/** A planet as it is printed. */
export interface Planet {
  id: string;
  name: string;
  difficulty: number;
  rule: { id: string; text: string };
  grid: ReadonlySet<At>;
  ice: ReadonlySet<At>;
  perimeter: ReadonlySet<At>;
  rowMedals: readonly number[];
  columnMedals: readonly number[];
  /** Squares that the planet's own rule speaks of. */
  ring: ReadonlySet<At>;
  crater: ReadonlySet<At>;
  cities: ReadonlySet<At>;
  toxic: ReadonlySet<At>;
  holes: ReadonlySet<At>;
  currents: ReadonlySet<At>;
  bodies: readonly ReadonlySet<At>[];
  zones: readonly { squares: ReadonlySet<At>; terrain: Terrain }[];
  chasm: readonly (readonly [At, At])[];
}

function planetOf({ rule, ...raw }: RawPlanet): Planet {
  const squares = (kept: (mark: string, y: number) => boolean) =>
    new Set(raw.rows.flatMap((row, y) => [...row].flatMap((mark, x) => (kept(mark, y) ? [atOf(x, y)] : []))));
  const grid = squares((mark) => mark !== '.' && mark !== 'O');
  const inZone = ({ x, y }: { x: Pair; y: Pair }) =>
    new Set(
      [...grid].filter((at) => {
        const [col, row] = [at % SIDE, Math.floor(at / SIDE)];
        return col >= x[0]! && col <= x[1]! && row >= y[0]! && row <= y[1]!;
      }),
    );
  return {
    id: raw.id,
    name: worded(raw.id).name,
    difficulty: raw.difficulty,
    rule: { id: rule.id, text: worded(raw.id).text },
    grid,
    ice: set(raw.ice),
    perimeter: set(raw.perimeter),
    rowMedals: raw.row_medals,
    columnMedals: raw.column_medals,
    ring: squares((_, y) => rule.ring_rows?.includes(y) ?? false),
    crater: set(rule.first_tile_squares),
    cities: set(rule.cities),
    toxic: set(rule.toxic),
    holes: set(rule.holes),
    currents: set(rule.currents),
    bodies: (rule.bodies ?? []).map((body) => set(body.squares)),
    zones: (rule.zones ?? []).map((zone) => ({
      squares: inZone(zone),
      terrain: zone.forbidden_station as Terrain,
    })),
    chasm: (rule.chasm_edges ?? []).map((edge) => [read(edge[0]!), read(edge[1]!)] as const),
  };
}

export const PLANETS: ReadonlyMap<string, Planet> = new Map(
  (planets.planets as readonly RawPlanet[]).map((raw) => [raw.id, planetOf(raw)]),
);
export const planetNamed = (id: string): Planet => PLANETS.get(id) ?? PLANETS.get('ksb4156')!;

/** What a cell of a track gives. */
export interface Bonus {
  type: 'synergy' | 'civ_card' | 'biomass_patch' | 'place_rover' | 'move' | 'tech' | 'advance';
  level?: number;
  n?: number;
  track?: Track;
}
export interface TrackCell {
  exists: boolean;
  medal: number | null;
  bonuses: readonly Bonus[];
  /** One of the bonuses is chosen, not all are taken. */
  either: boolean;
}
export interface Tech {
  key: string;
  id: string;
  text: string;
  limit: string | null;
}
export interface Corporation {
  id: string;
  name: string;
  difficulty: number;
  rovers: number;
  special: { id: string; text: string };
  techs: readonly Tech[];
  tracks: Readonly<Record<Track, readonly TrackCell[]>>;
  /** The way of the water tracker where it winds. */
  path: readonly { track: Track; row: number }[];
}

/** The highest row of a track. */
export const TOP = 15;

interface RawTrack {
  kind: string;
  cells?: readonly { medal?: number | null; bonuses?: readonly Bonus[]; absent?: boolean }[];
  steps?: readonly { rows: Pair; choose_one: readonly Bonus[] }[];
  medals_between?: readonly { row: number; medal: number }[];
}
interface RawCorporation {
  id: string;
  difficulty: number;
  rovers: number;
  special: { id: string };
  techs: readonly { key: string | number; id: string; limit?: string }[];
  tracks: Record<Track, RawTrack>;
  water_path?: readonly { track: string; row: number }[];
}

function cellsOf(raw: RawTrack): TrackCell[] {
  const empty = { exists: false, medal: null, bonuses: [], either: false };
  if (raw.cells) {
    return raw.cells.map(({ medal, bonuses, absent }) => ({
      exists: !absent,
      medal: medal ?? null,
      bonuses: bonuses ?? [],
      either: false,
    }));
  }
  const cells: TrackCell[] = Array.from({ length: TOP + 1 }, () => empty);
  cells[0] = { ...empty, exists: true };
  for (const { rows, choose_one } of raw.steps ?? []) {
    // The tracker stands on the upper of the two rows.
    cells[rows[1] ?? 0] = { exists: true, medal: null, bonuses: choose_one, either: true };
  }
  for (const { row, medal } of raw.medals_between ?? []) cells[row] = { ...empty, medal };
  return cells;
}

const corporationOf = (raw: RawCorporation): Corporation => ({
  id: raw.id,
  name: worded(raw.id).name,
  difficulty: raw.difficulty,
  rovers: raw.rovers,
  special: { id: raw.special.id, text: worded(raw.id).text },
  techs: raw.techs.map(({ key, id, limit }) => ({
    key: String(key),
    id,
    text: worded(`${raw.id}-${String(key).toLowerCase()}`).text,
    limit: limit ?? null,
  })),
  tracks: Object.fromEntries(TRACKS.map((track) => [track, cellsOf(raw.tracks[track])])) as Record<
    Track,
    TrackCell[]
  >,
  path: (raw.water_path ?? []).map(({ track, row }) => ({ track: track as Track, row })),
});

export const CORPORATIONS: ReadonlyMap<string, Corporation> = new Map(
  (corporations.corporations as unknown as readonly RawCorporation[]).map((raw) => [
    raw.id,
    corporationOf(raw),
  ]),
);
export const corporationNamed = (id: string): Corporation =>
  CORPORATIONS.get(id) ?? CORPORATIONS.get('universal')!;

/** Whether a planet or its corporation has rules of its own. */
export const isSpecial = (board: { planet: string; corporation: string }): boolean =>
  planetNamed(board.planet).rule.id !== 'none' || corporationNamed(board.corporation).special.id !== 'none';
/** In these rounds the rules of one's own boards are shown unasked. */
export const FIRST_ROUNDS = 2;

export interface CivCard extends Worded {
  id: string;
  level: number;
  timing: string;
}
export const CIVS: ReadonlyMap<string, CivCard> = new Map(
  civCards.cards.map((card) => [card.id, { ...card, ...worded(card.id) }]),
);

export interface EventCard extends Worded {
  id: string;
  colour: 'green' | 'orange' | 'red';
  effect: { op: string; terrain?: string };
}
export const EVENTS: ReadonlyMap<string, EventCard> = new Map(
  (eventCards.events as readonly Omit<EventCard, keyof Worded>[]).map((card) => [
    card.id,
    { ...card, ...worded(card.id) },
  ]),
);

/** One side of an objective card. */
export interface Asked extends Worded {
  metric?: string;
  test?: string;
  terrain?: Terrain;
  best?: 'max' | 'min';
  value?: number | Pair;
}
/** The side that two neighbours compare themselves by: medals for whoever leads, and for each of two that are equal. */
export interface Compared extends Asked {
  win: number;
  tie: number;
}
/** The side that is one player's own, with its medals. */
export interface Private extends Asked {
  medals: number;
}
export interface ObjectiveCard {
  id: string;
  neighbour: Compared;
  private: Private;
}
type Sided = { id: string; neighbour: Omit<Compared, keyof Worded>; private: Omit<Private, keyof Worded> };
export const OBJECTIVES: ReadonlyMap<string, ObjectiveCard> = new Map(
  (objectiveCards.objectives as readonly Sided[]).map((card) => {
    const { name, text } = worded(card.id);
    const own = { name: `${name}.private`, text: `${text}.private` };
    return [
      card.id,
      { id: card.id, neighbour: { ...card.neighbour, name, text }, private: { ...card.private, ...own } },
    ];
  }),
);
