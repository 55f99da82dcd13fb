import { isTagged, read, written, type Part } from '$lib/table/parts';
import { readSquare, SIDE, squareOf, type At } from './squares';
import { lay } from './tiles';
import type { Action, Offer, TileId, Way } from './view';

/** What can be done on the planet, one mode at a time: laying a tile some way, placing a patch, moving a rover. */
export interface Mode {
  /** The value that is selected for it: the parts that its actions share. */
  id: string;
  kind: 'lay' | OnSquare | FromTo | 'clear';
  tile: TileId | null;
  way: Way | null;
  /** The rover that moves. */
  from: At | null;
  /** What a click on a square does; for a tile the square is the one by which it is held. */
  spots: ReadonlyMap<At, Offer>;
  /** What a click on a row or column does, by its id. */
  lines: ReadonlyMap<string, Offer>;
}

/** Done on one square; a tile lies on several. */
type OnSquare = Exclude<Extract<Action, { at: string }>['type'], 'place'>;
/** Done with a rover, from a square to another; a lifepod goes from cell to cell. */
type FromTo = Exclude<Extract<Action, { from: string; to: string }>['type'], 'reposition'>;

export const isOnSquare = (action: Action): action is Extract<Action, { type: OnSquare }> =>
  'at' in action && action.type !== 'place';
export const isFromTo = (action: Action): action is Extract<Action, { type: FromTo }> =>
  'from' in action && 'to' in action && action.type !== 'reposition';

export interface Offers {
  modes: readonly Mode[];
  /** The mode that lit squares stand for. */
  mode: Mode | null;
  /** Tiles that can be laid, each with the ways in which it fits somewhere. */
  tiles: ReadonlyMap<TileId, readonly Way[]>;
  /** Cells of tracks, the collection area and technologies on which a lifepod can be put. */
  pods: ReadonlyMap<string, Offer>;
  /** Where lifepods can be taken from to be put elsewhere. */
  podsFrom: readonly string[];
  /** Cards to choose from. */
  cards: readonly Offer[];
  /** How the station can be turned. */
  rotate: ReadonlyMap<number, Offer>;
  /** Everything else but confirming and giving up: it stands as buttons beside the tiles. */
  chips: readonly Offer[];
}

/** What is picked: the parts of an action that are settled. */
export type Picked = Part<Action>;
export const pickedIn = (selected: string | null): Picked | null => {
  const value = selected === null ? null : read(selected);
  return isTagged(value) ? (value as Picked) : null;
};
const write = (part: Picked): string => written(part);

/** What is selected to lay a tile this way; a way in which it fits nowhere can be selected, too. */
export const layValue = (tile: TileId, way: Way): string => write({ type: 'place', tile, way });
/** What is selected to drive the rover of a square. */
export const driveValue = (type: FromTo, from: At): string => write({ type, from: squareOf(from) });
/** What is selected to put a lifepod elsewhere. */
export const podValue = (from: string): string => write({ type: 'reposition', from });
/** What is selected to see where a lifepod can be put. */
export const SEE_TRACKS = write({ type: 'pod' });

/** Whether the selection is about a place on the tracks. */
export const onTracks = (selected: string | null): boolean => {
  const type = pickedIn(selected)?.type;
  return type === 'pod' || type === 'reposition';
};

class Sorter {
  readonly found = new Map<string, Mode & { spots: Map<At, Offer>; lines: Map<string, Offer> }>();
  readonly pods = new Map<string, Offer>();
  readonly podsFrom = new Set<string>();
  readonly cards: Offer[] = [];
  readonly rotate = new Map<number, Offer>();
  readonly chips: Offer[] = [];

  constructor(readonly selected: string | null) {}

  #mode(id: string, kind: Mode['kind'], more: Partial<Mode> = {}) {
    const fresh = { id, kind, tile: null, way: null, from: null };
    const known = this.found.get(id) ?? { ...fresh, ...more, spots: new Map(), lines: new Map() };
    this.found.set(id, known);
    return known;
  }

  #at(mode: { spots: Map<At, Offer> }, at: At | null, offer: Offer): void {
    if (at !== null) mode.spots.set(at, offer);
  }

  add(offer: Offer): void {
    const { action } = offer;
    if (isOnSquare(action)) {
      return this.#at(this.#mode(write({ type: action.type }), action.type), readSquare(action.at), offer);
    }
    if (isFromTo(action)) {
      const from = readSquare(action.from);
      if (from === null) return;
      const mode = this.#mode(driveValue(action.type, from), action.type, { from });
      return this.#at(mode, readSquare(action.to), offer);
    }
    switch (action.type) {
      case 'place': {
        const { tile, way } = action;
        const { anchor } = lay(tile, way);
        const at = readSquare(action.at);
        const held = at === null ? null : at + anchor.x + SIDE * anchor.y;
        return this.#at(this.#mode(layValue(tile, way), 'lay', { tile, way }), held, offer);
      }
      case 'clear':
        this.#mode(write({ type: 'clear' }), 'clear').lines.set(action.line, offer);
        return;
      default:
        this.#addElsewhere(offer);
    }
  }

  /** What is no place on the planet. */
  #addElsewhere(offer: Offer): void {
    const { action } = offer;
    const picked = pickedIn(this.selected);
    const moved = picked?.type === 'reposition' ? picked.from : undefined;
    switch (action.type) {
      case 'pod':
        if (moved === undefined) this.pods.set(action.to, offer);
        return;
      case 'reposition':
        this.podsFrom.add(action.from);
        if (action.from === moved) this.pods.set(action.to, offer);
        return;
      // Cards are laid out over the board.
      case 'planet':
      case 'corporation':
      case 'return':
      case 'keep':
      case 'cancel':
      case 'pick':
        this.cards.push(offer);
        return;
      case 'rotate':
        this.rotate.set(action.steps, offer);
        return;
      // These stand beside the question.
      case 'confirm':
      case 'waive':
        return;
      default:
        this.chips.push(offer);
    }
  }
}

/** Sorts the legal actions by what is clicked. */
export function offersOf(legal: readonly Offer[], selected: string | null): Offers {
  const sorter = new Sorter(selected);
  for (const offer of legal) sorter.add(offer);
  const { found, pods, podsFrom, cards, rotate, chips } = sorter;
  const modes: Mode[] = [...found.values()].sort((a, b) => rank(a) - rank(b));
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

/** The tile and way that are selected, or those of the mode. */
export function held(offers: Offers, selected: string | null): { tile: TileId; way: Way } | null {
  const picked = pickedIn(selected);
  if (picked?.type === 'place' && picked.tile !== undefined && offers.tiles.has(picked.tile)) {
    return { tile: picked.tile, way: picked.way ?? 'r0' };
  }
  const { mode } = offers;
  return mode?.tile && mode.way ? { tile: mode.tile, way: mode.way } : null;
}
