import { TOP } from './data';
import { TRACKS, type Action, type Ahead, type Board, type Cell, type Step, type Track } from './view';

type Advance = Extract<Action, { type: 'advance' }>;

/** Where trackers stand. */

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

/** Whether a lifepod lies on a cell. */
export const podOn = (board: Board, { track, row }: Place): boolean =>
  ((board.pod_cells[TRACKS.indexOf(track)] ?? 0) >> row) % 2 === 1;

/** Where an advance leads, as the view tells it. */
export const stepOf = (ahead: Ahead | null, { track, to }: Advance): Step | null =>
  ahead?.steps.find((step) => step.track === track && step.to === to) ?? null;
