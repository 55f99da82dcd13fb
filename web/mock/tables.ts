import type { SeatState, Sentence, Step, TableState } from '$lib/wire';
import recorded from './fixtures/nexus-ops.json';
import { lang } from '$lib/i18n';
import { spoken } from './spoken';

const game = spoken<typeof recorded>(recorded);

type Moment = (typeof game.scenes.move)[number];

export const NAMES = ['Ольга', 'Марина', 'Гранит', 'Артём'];
export const steps = game.steps as unknown as Step[];
export const moments = game.moments;
export const history = [[0, 0, 0, 0], ...game.vps];

const label = (seat: number) =>
  spoken<string>({ en: ['Olga', 'Marina', 'Granite', 'Artyom'][seat] ?? '', ru: NAMES[seat] ?? '' });

const seatOf = (seat: number, over: Partial<SeatState> = {}): SeatState => ({
  seat,
  kind: seat === 2 ? 'bot' : 'human',
  label: label(seat),
  name: NAMES[seat] ?? null,
  user: seat === 2 ? null : `u${seat}`,
  bot: seat === 2 ? 'mcts:500ms' : null,
  connected: seat !== 3,
  you: seat === 0,
  deciding: false,
  resigned: false,
  clock: { left_ms: 760_000 - seat * 131_000, running: false },
  ...over,
});

const state = (id: string, over: Partial<TableState>): TableState => ({
  id,
  lang: lang(),
  seq: 1,
  phase: 'playing',
  game: 'nexus-ops',
  options: { vp_target: 12 },
  settings: { spectators: true, open_hands: false, shuffle_seats: true, clock: null, pass_pause_ms: 1500 },
  host: 'u0',
  seats: [0, 1, 2, 3].map((seat) => seatOf(seat)),
  you: [0],
  views: [],
  scores: [],
  outcome: null,
  undo: { '0': 'can' },
  undo_request: null,
  end_request: null,
  known_seed: false,
  chapter: 0,
  journal_length: 265,
  history_vp: [],
  chapters: [],
  rematch: null,
  daily: null,
  ...over,
});

const played = (id: string, moment: Moment): TableState =>
  state(id, {
    seq: moment.n,
    seats: [0, 1, 2, 3].map((seat) => seatOf(seat, { deciding: moment.deciding.includes(seat) })),
    views: [moment.view as unknown as TableState['views'][number]],
    scores: moment.scores,
  });

const lobby = (): TableState => {
  const open = seatOf(3, { kind: 'open', name: null, user: null, connected: false });
  const seats = [seatOf(0), seatOf(1), seatOf(2), open].map(({ clock: _clock, ...seat }) => seat);
  return state('lobby', { phase: 'lobby', seats });
};

const hotSeat = (): TableState => {
  const whole = played('hotseat', game.scenes.move[0]!);
  const other = { ...whole.views[0]!, seat: 1, decision: null, prompt: null, legal: [] };
  return { ...whole, you: [0, 1], views: [whole.views[0]!, other] };
};

const over = (): TableState => ({
  ...played('over', game.over as unknown as Moment),
  phase: 'over',
  outcome: game.over.outcome as TableState['outcome'],
  history_vp: history,
});

/** Actions in words, as the server put them when the moments were made. */
const WORDS: ReadonlyMap<string, Sentence> = new Map(
  Object.values(game.scenes).flatMap((scene) =>
    (scene as Moment[]).flatMap(({ view }) => {
      const legal = view.legal as unknown as readonly { notation: string; label: Sentence }[];
      return legal.map(({ notation, label: text }): [string, Sentence] => [notation, text]);
    }),
  ),
);
export const labelOf = (notation: string): Sentence => WORDS.get(notation) ?? notation;

/** The moments of a table, in order. */
export function momentsOf(id: string): TableState[] {
  if (id === 'lobby') return [lobby()];
  if (id === 'hotseat') return [hotSeat()];
  if (id === 'over') return [over()];
  const scene = { deploy: game.scenes.deploy.slice(1), cards: game.scenes.cards }[id] ?? game.scenes.move;
  return (scene as Moment[]).map((moment) => played(id, moment));
}

/** The log at a moment. */
export const logAt = (seq: number): Step[] => steps.filter((step) => step.seq <= seq).slice(-60);
