/**
 * The contract with the server, as `crates/table/src/wire` has it. REST has its own shapes in `rest.ts`.
 * Everything outside this folder imports from here, whoever wrote the types.
 */

export type Lang = 'ru' | 'en';
/** A sentence in every language of the interface. */
export type Text = { en: string; ru: string };
export type Bilingual = Text;

/** Something the game or the table says: facts for programs, a sentence for people. */
export type Said = { key: string; facts: unknown; rule?: string; text: Text };
/** Why something is not done. */
export type Refusal = { code: string; rule?: string; facts?: unknown; text: Text };

export type LegalAction = { notation: string; action: unknown; label: Text };
/** When the table passes for a seat that may pass. */
export type PassMode = 'ask' | 'unless_playable' | 'this_time';
/** A question that can be answered by passing. */
export type WindowView = { kind: string; mode: PassMode; passes_in_ms: number | null };
/** What one seat sees and may do. */
export type SeatView = {
  seat: number | null;
  view: unknown;
  decision: string | null;
  prompt: Said | null;
  legal: LegalAction[];
  window: WindowView | null;
  prefer: Record<string, PassMode>;
};

/** One entry of the log and what to animate. */
export type Step = { seq: number; actor_seat: number | null; action?: string; events: Said[] };

export type ScoreLine = { label: string; count: number; points: number };
export type ScoreSheet = { lines: ScoreLine[] };
export type Outcome =
  | { type: 'ranks'; ranks: number[] }
  | { type: 'teams'; teams: number[]; ranks: number[] }
  | { type: 'solo'; result: 'won' | 'drawn' | 'lost'; margin: number };

export type SeatKind = 'open' | 'human' | 'bot';
export type ClockView = { left_ms: number; running: boolean };
export type SeatState = {
  seat: number;
  kind: SeatKind;
  label: Text;
  name: string | null;
  user: string | null;
  bot: string | null;
  connected: boolean;
  you: boolean;
  deciding: boolean;
  resigned: boolean;
  clock?: ClockView;
};

export type ClockRule =
  | { type: 'per_move'; seconds: number }
  | { type: 'per_game'; seconds: number; increment: number }
  | { type: 'days'; days: number };
export type Settings = {
  spectators: boolean;
  open_hands: boolean;
  shuffle_seats: boolean;
  clock: ClockRule | null;
  pass_pause_ms: number;
};

export type UndoRight = 'can' | 'ask' | 'no';
export type UndoRequest = { seat: number; user: string; actions: number; waiting: string[] };
export type EndRequest = { user: string; waiting: string[] };
export type Phase = 'lobby' | 'playing' | 'over';

/** The whole table as one person sees it. */
export type TableState = {
  id: string;
  seq: number;
  phase: Phase;
  game: string;
  options: unknown;
  settings: Settings;
  host: string;
  seats: SeatState[];
  you: number[];
  views: SeatView[];
  scores: ScoreSheet[];
  outcome: Outcome | null;
  undo: Record<string, UndoRight>;
  undo_request: UndoRequest | null;
  end_request: EndRequest | null;
  known_seed: boolean;
  journal_length: number;
  history_vp: number[][];
  rematch: string | null;
};

export type ChatLine = { number: number; at: number; user: string; name: string; text: string };

/** A finished game to look through. */
export type ReplayInfo = {
  id: string;
  game: string;
  options: unknown;
  seed: string;
  created: number;
  seats: SeatState[];
  outcome: Outcome | null;
  scores: ScoreSheet[];
  /** Points of each seat at the start and after each action. */
  points: number[][];
  actions: number;
};
/** The table after so many actions. */
export type ReplayView = {
  at: number;
  seat: number | null;
  view: unknown;
  deciding: number[];
  prompt: Said | null;
  scores: ScoreSheet[];
};

export type ServerMessage =
  | { type: 'hello'; user: string; server_version: string }
  | { type: 'table'; state: TableState; log: Step[]; chat: ChatLine[] }
  | { type: 'update'; table: string; seq: number; steps: Step[]; state: TableState }
  | { type: 'accepted'; table: string; id: string; seq: number }
  | { type: 'refused'; table: string; id: string; refusal: Refusal }
  | { type: 'why'; table: string; ref: string; refusal: Refusal | null }
  | { type: 'thinking'; table: string; seat: number; on: boolean }
  | { type: 'presence'; table: string; seats: boolean[]; spectators: number }
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'closing'; reason: string }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'watch'; table: string }
  | { type: 'unwatch'; table: string }
  | { type: 'act'; table: string; seat: number; decision: string; id: string; action: string }
  | { type: 'undo'; table: string; seat: number; id: string }
  | { type: 'answer_undo'; table: string; accept: boolean; id: string }
  | { type: 'ask_end'; table: string; id: string }
  | { type: 'answer_end'; table: string; accept: boolean; id: string }
  | { type: 'why'; table: string; seat: number; action: string; ref: string }
  | { type: 'chat'; table: string; text: string; id: string }
  | { type: 'prefer'; table: string; seat: number; window: string; mode: PassMode; id: string }
  | { type: 'ping' };
