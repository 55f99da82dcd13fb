import type { TableState } from '$lib/wire';
import type { GameUi } from './types';
import PlainTable from './PlainTable.svelte';

const total = (sheet: TableState['scores'][number]) =>
  sheet.lines.reduce((sum, line) => sum + line.points, 0);

/** Enough to play any game: its questions and answers as buttons. */
const plain: GameUi = {
  Table: PlainTable,
  frame: (_view, state) => ({
    caption: '',
    phases: [],
    phase: null,
    turn: state.seats.find((seat) => seat.deciding)?.seat ?? null,
    points: state.scores.map(total),
    target: null,
    unit: '',
  }),
};

export default plain;
