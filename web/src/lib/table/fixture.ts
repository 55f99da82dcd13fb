import type { Line } from '$lib/net/connection.svelte';
import type { LegalAction, LegalRow, Said, SeatView, TableState, ToldState } from '$lib/wire';

/** Small made-up tables for tests. */

/** A line on which nothing ever comes, but for words. */
export const silence: Line = {
  watch: () => () => undefined,
  resync: () => undefined,
  older: () => undefined,
  request: () => new Promise(() => undefined),
  why: async () => null,
  foresee: async () => null,
  words: async (_table, _seat, actions) => actions.map((action) => `Do ${action}`),
};

export const said = (key: string, facts: unknown = {}, rule?: string): Said => ({
  key,
  facts,
  ...(rule ? { rule } : {}),
  text: `${key}.`,
});

const legal = (notation: string): LegalAction => ({
  notation,
  action: { type: notation },
});

export const seatView = (seat: number | null, over: Partial<SeatView> = {}): SeatView => ({
  seat,
  view: { seat },
  decision: 'd1',
  prompt: said('prompt-deploy', {}, 'NX-4.1'),
  legal: ['pass', 'buy human H0a'].map(legal),
  warnings: [],
  window: null,
  prefer: {},
  standing: {},
  ...over,
});

export const tableState = (over: Partial<TableState> = {}): TableState => ({
  id: 't1',
  lang: 'en',
  seq: 1,
  phase: 'playing',
  game: 'test-game',
  options: {},
  settings: { spectators: true, open_hands: false, shuffle_seats: false, clock: null, pass_pause_ms: 800 },
  host: 'u1',
  seats: ['Ольга', 'Гранит'].map((name, seat) => ({
    seat,
    kind: seat === 0 ? 'human' : 'bot',
    label: name,
    name: seat === 0 ? name : null,
    user: seat === 0 ? 'u1' : null,
    bot: seat === 0 ? null : 'greedy',
    connected: true,
    you: seat === 0,
    deciding: seat === 0,
    resigned: false,
  })),
  you: [0],
  views: [seatView(0)],
  scores: [{ lines: [] }, { lines: [] }],
  rivals: [],
  outcome: null,
  undo: { '0': 'can' },
  undo_request: null,
  end_request: null,
  known_seed: false,
  chapter: 0,
  journal_length: 1,
  history_vp: [],
  chapters: [],
  rematch: null,
  daily: null,
  ...over,
});

/** A state as a server would tell it, if it were too lazy to say only what differs from row to row. */
export const told = (state: TableState): ToldState => {
  const row = ({ notation, action }: LegalAction): LegalRow => [0, notation, [action]];
  return { ...state, views: state.views.map((view) => ({ ...view, legal: view.legal.map(row) })) };
};
