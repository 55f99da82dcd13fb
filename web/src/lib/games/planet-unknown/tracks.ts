import { corporationNamed, TOP, type Bonus, type Corporation, type TrackCell } from './data';
import { TRACKS, type Board, type Cell, type Track } from './view';

/** Where trackers stand, and where they go next. */

export interface Place {
  track: Track;
  row: number;
}

export const writeCell = ({ track, row }: Place): Cell => `${track}${row}`;
const CELLS: ReadonlyMap<Cell, Place> = new Map(
  TRACKS.flatMap((track) =>
    Array.from({ length: TOP + 1 }, (_, row): [Cell, Place] => [writeCell({ track, row }), { track, row }]),
  ),
);
/** The cell of an id; nothing for what is no cell. */
export const readCell = (id: Cell): Place | null => CELLS.get(id) ?? null;

/** Where the tracker of a track stands. */
export const cellOf = (board: Board, track: Track): Place =>
  readCell(board.trackers[TRACKS.indexOf(track)] ?? '') ?? { track, row: 0 };

export const printed = (corporation: Corporation, { track, row }: Place): TrackCell | undefined =>
  corporation.tracks[track][row];

const same = (a: Place, b: Place) => a.track === b.track && a.row === b.row;

const top = (corporation: Corporation, track: Track): number =>
  corporation.tracks[track].reduce((best, cell, row) => (cell.exists ? row : best), 0);

/** Whether a tracker has come to the end of its way. */
export function atTop(corporation: Corporation, at: Place, tracker: Track): boolean {
  const { path } = corporation;
  if (tracker === 'water' && path.length > 0) return same(at, path.at(-1)!);
  return at.row === top(corporation, at.track);
}

/** Whether a lifepod lies on a cell. */
export const podOn = (board: Board, { track, row }: Place): boolean =>
  ((board.pod_cells[TRACKS.indexOf(track)] ?? 0) >> row) % 2 === 1;

/** The cell a tracker would come to next, if it goes straight on. */
export function nextOf(board: Board, tracker: Track): Place | null {
  const corporation = corporationNamed(board.corporation);
  const at = cellOf(board, tracker);
  const { path } = corporation;
  if (tracker === 'water' && path.length > 0) {
    return path[path.findIndex((step) => same(step, at)) + 1] ?? null;
  }
  for (let row = at.row + 1; row <= TOP; row++) {
    const place = { track: at.track, row };
    if (printed(corporation, place)?.exists && !podOn(board, place)) return place;
  }
  return null;
}

/** The technology that a bonus opens. */
export const techOf = (corporation: Corporation, { type, level = 0 }: Bonus) =>
  type === 'tech' ? corporation.techs[level - 1] : undefined;
