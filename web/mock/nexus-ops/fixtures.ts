import type { LegalAction, Outcome, Said, ScoreSheet, SeatView, Sentence, Step, TableState } from '$lib/wire';
import { lang } from '$lib/i18n';

/** A moment of a game of Nexus Ops, made by the engine: see `mock/fixtures/nexus-ops`. */
export interface Fixture {
  name: string;
  names: string[];
  options: Record<string, unknown>;
  asked: number[];
  outcome: Outcome | null;
  scores: ScoreSheet[];
  /** The view before `steps`, when there are any. */
  before: Moment | null;
  steps: Step[];
  now: Moment;
}
export interface Moment {
  seat: number | null;
  view: unknown;
  decision: string | null;
  prompt: Said | null;
  /** With the words that the server had for them. */
  legal: (LegalAction & { label: Sentence })[];
}

export const labelIn = ({ now }: Fixture, notation: string): Sentence =>
  now.legal.find((one) => one.notation === notation)?.label ?? notation;

export const viewOf = (moment: Moment): SeatView => ({
  ...moment,
  warnings: [],
  window: null,
  prefer: {},
  standing: {},
});

export function stateOf(fixture: Fixture, moment: Moment, seq: number): TableState {
  const you = moment.seat === null ? [] : [moment.seat];
  return {
    id: fixture.name,
    lang: lang(),
    seq,
    phase: fixture.outcome ? 'over' : 'playing',
    game: 'nexus-ops',
    options: fixture.options,
    settings: { spectators: true, open_hands: false, shuffle_seats: false, clock: null, pass_pause_ms: 1500 },
    host: 'u0',
    seats: fixture.names.map((name, seat) => ({
      seat,
      kind: seat === 2 ? 'bot' : 'human',
      label: name,
      name,
      user: seat === 2 ? null : `u${seat}`,
      bot: seat === 2 ? 'greedy' : null,
      connected: true,
      you: you.includes(seat),
      deciding: fixture.asked.includes(seat),
      resigned: false,
    })),
    you,
    views: [viewOf(moment)],
    scores: fixture.scores,
    rivals: [],
    outcome: fixture.outcome,
    undo: {},
    undo_request: null,
    end_request: null,
    known_seed: false,
    chapter: 0,
    journal_length: seq,
    history_vp: [fixture.names.map(() => 0)],
    chapters: [],
    rematch: null,
    daily: null,
  };
}
