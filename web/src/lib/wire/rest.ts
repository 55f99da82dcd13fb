import type { Lang, Outcome, Phase, ReplayInfo, SeatKind, Settings, Step, Text } from './index';

/** Shapes of the REST answers and requests. */

export type Me = { user: string; name: string; lang: Lang | null; login: string | null };

export type OptionKind =
  | { type: 'flag'; default: boolean }
  | { type: 'number'; values: number[]; default: number }
  | { type: 'choice'; values: string[]; default: string };
export type OptionSpec = {
  id: string;
  kind: OptionKind;
  source: string;
  seats: number[];
};
export type GameInfo = {
  slug: string;
  seats: { min: number; max: number };
  options: OptionSpec[];
  defaults: Record<string, unknown>;
};

export type SeatRequest = { kind: 'you' | SeatKind; bot?: string };
export type NewTable = {
  game: string;
  options: Record<string, unknown>;
  seats: SeatRequest[];
  seed?: string;
  settings?: Partial<Settings>;
  start?: boolean;
};

export type TableSummary = {
  id: string;
  game: string;
  phase: Phase;
  seats: { label: Text; kind: SeatKind; you: boolean; deciding: boolean }[];
  your_turn: boolean;
  updated: number;
  created: number;
  outcome: Outcome | null;
  points: number[];
};
export type Invite = { seat: number; token: string };
export type Invites = { code: string; seats: Invite[]; spectators?: string | null };

export type Rule = { id: string; title: string; body: string };
export type Chapter = { title: string; intro: string; rules: Rule[] };
export type Rulebook = { title: string; intro: string; chapters: Chapter[] };

export type Replay = { header: ReplayInfo; steps: Step[] };

export type BotToken = { id: string; name: string; created: number; last_used: number | null };
