import type { LegalAction } from '$lib/wire';
import { readSquare, type At } from './squares';
import { lay } from './tiles';
import type { TileId, Way } from './view';

/** What can be done on the planet, one mode at a time: laying a tile some way, placing a patch, moving a rover. */
export interface Mode {
  /** The value that is selected for it. */
  id: string;
  kind: 'lay' | Verb;
  tile: TileId | null;
  way: Way | null;
  /** The rover that moves. */
  from: At | null;
  /** What a click on a square does; for a tile the square is the one by which it is held. */
  spots: ReadonlyMap<At, LegalAction>;
  /** What a click on a row or column does: `row3`. */
  lines: ReadonlyMap<string, LegalAction>;
}

/** Done on one square. */
const SINGLE = [
  'patch',
  'rover',
  'drop',
  'collect',
  'destroy',
  'meteor',
  'scrap',
  'abandon',
  'dump',
] as const;
/** Done with a rover, from a square to another. */
const PAIR = ['relocate', 'move', 'teleport'] as const;
export type Verb = (typeof SINGLE)[number] | (typeof PAIR)[number] | 'clear';

export interface Offers {
  modes: readonly Mode[];
  /** The mode that lit squares stand for. */
  mode: Mode | null;
  /** Tiles that can be laid, each with the ways in which it fits somewhere. */
  tiles: ReadonlyMap<TileId, readonly Way[]>;
  /** Cells of tracks, the collection area and technologies on which a lifepod can be put. */
  pods: ReadonlyMap<string, LegalAction>;
  /** Where lifepods can be taken from to be put elsewhere. */
  podsFrom: readonly string[];
  /** Cards to choose from. */
  cards: readonly LegalAction[];
  /** How the station can be turned. */
  rotate: ReadonlyMap<number, LegalAction>;
  /** Everything else but confirming and giving up: it stands as buttons beside the tiles. */
  chips: readonly LegalAction[];
}

/** Cards are laid out over the board. */
const CARDS = new Set(['planet', 'corporation', 'return', 'keep', 'cancel', 'pick']);
/** These stand beside the question. */
const PROMPT = new Set(['confirm', 'waive']);

export const LAY = 'lay ';
export const FROM = 'from ';
export const SEE_TRACKS = 'see tracks';

interface Building {
  kind: Mode['kind'];
  tile: TileId | null;
  way: Way | null;
  from: At | null;
  spots: Map<At, LegalAction>;
  lines: Map<string, LegalAction>;
}

/** Sorts the legal actions by what is clicked. */
export function offersOf(legal: readonly LegalAction[], selected: string | null): Offers {
  const found = new Map<string, Building>();
  const pods = new Map<string, LegalAction>();
  const podsFrom = new Set<string>();
  const cards: LegalAction[] = [];
  const rotate = new Map<number, LegalAction>();
  const chips: LegalAction[] = [];
  const mode = (
    id: string,
    kind: Mode['kind'],
    tile: TileId | null = null,
    way: Way | null = null,
  ): Building => {
    const known = found.get(id) ?? { kind, tile, way, from: null, spots: new Map(), lines: new Map() };
    found.set(id, known);
    return known;
  };
  const wantedPod = selected?.startsWith(FROM) ? selected.slice(FROM.length) : null;
  for (const action of legal) {
    const [verb = '', first = '', second = '', third = ''] = action.notation.split(' ');
    const single = SINGLE.find((one) => one === verb);
    const pair = PAIR.find((one) => one === verb);
    const square = readSquare(first);
    if (verb === 'place') {
      const { anchor } = lay(first, second);
      const at = readSquare(third);
      if (at !== null)
        mode(`${LAY}${first} ${second}`, 'lay', first, second).spots.set(
          at + anchor.x + 12 * anchor.y,
          action,
        );
    } else if (single && square !== null) {
      mode(`do ${single}`, single).spots.set(square, action);
    } else if (pair && square !== null) {
      const going = mode(`go ${pair} ${first}`, pair);
      going.from = square;
      const to = readSquare(second);
      if (to !== null) going.spots.set(to, action);
    } else if (verb === 'clear') {
      mode('do clear', 'clear').lines.set(first, action);
    } else if (verb === 'pod' && wantedPod === null) {
      pods.set(first, action);
    } else if (verb === 'reposition') {
      podsFrom.add(first);
      if (first === wantedPod) pods.set(second, action);
    } else if (CARDS.has(verb)) {
      cards.push(action);
    } else if (verb === 'rotate') {
      rotate.set(Number(first), action);
    } else if (!PROMPT.has(verb) && verb !== 'pod') {
      chips.push(action);
    }
  }
  const modes = [...found].map(([id, built]): Mode => ({ id, ...built })).sort((a, b) => rank(a) - rank(b));
  const tiles = new Map<TileId, Way[]>();
  for (const { tile, way } of modes) if (tile && way) tiles.set(tile, [...(tiles.get(tile) ?? []), way]);
  const chosen = modes.find(({ id }) => id === selected) ?? modes[0] ?? null;
  return { modes, mode: chosen, tiles, pods, podsFrom: [...podsFrom], cards, rotate, chips };
}

const ORDER: readonly Mode['kind'][] = [
  'lay',
  'patch',
  'rover',
  'drop',
  'collect',
  'destroy',
  'clear',
  'meteor',
  'scrap',
  'abandon',
  'relocate',
  'move',
  'teleport',
  'dump',
];
const rank = ({ kind }: Mode): number => ORDER.indexOf(kind);

/** The modes apart from tiles, one of each kind: those of rovers differ by the rover. */
export const otherModes = ({ modes }: Offers): Mode[] => modes.filter(({ kind }) => kind !== 'lay');

/** What is selected to lay a tile this way; a way in which it fits nowhere can be selected, too. */
export const layValue = (tile: TileId, way: Way): string => `${LAY}${tile} ${way}`;

/** The tile and way that are selected, or those of the mode. */
export function held(offers: Offers, selected: string | null): { tile: TileId; way: Way } | null {
  if (selected?.startsWith(LAY)) {
    const [, tile = '', way = 'r0'] = selected.split(' ');
    if (offers.tiles.has(tile)) return { tile, way };
  }
  const { mode } = offers;
  return mode?.tile && mode.way ? { tile: mode.tile, way: mode.way } : null;
}
