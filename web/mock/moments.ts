import { lang } from '$lib/i18n';
import type { Say } from '$lib/table/words.svelte';
import type { Json, LegalAction, Outcome, Rival, Said, ScoreSheet, SeatView, TableState } from '$lib/wire';
import { spoken, type Recorded } from './spoken';

/** A moment of a game as its engine told it, seen from the first seat. */
export interface Moment<View, Offer extends LegalAction = LegalAction> {
  view: View;
  legal: Offer[];
  prompt: { facts: { type: string; [fact: string]: unknown }; rule: string } | null;
  deciding: number[];
  scores: ScoreSheet[];
  rivals?: Rival[];
  outcome: Outcome | null;
}

/** What a game says at a table without a server: short questions and labels of our own. */
export interface Script {
  game: string;
  names: readonly string[];
  /** Questions by their kind, Russian and English. */
  questions: Record<string, readonly [string, string]>;
  otherwise: readonly [string, string];
  label?: (offer: LegalAction) => Recorded;
}
type Played = { table: { seats: number; options: unknown } };

function question({ questions, otherwise }: Script, prompt: Moment<unknown>['prompt']): Said | null {
  if (!prompt) return null;
  const { facts, rule } = prompt;
  const [ru, en] = questions[facts.type] ?? otherwise;
  return { key: `prompt-${facts.type}`, facts, rule, text: spoken<string>({ ru, en }) };
}

/** What the first seat sees and may do, or a spectator. */
export function viewOf(script: Script, moment: Moment<unknown>, watches = false): SeatView {
  const asked = !watches && moment.prompt !== null;
  return {
    seat: watches ? null : 0,
    view: moment.view as Json,
    decision: asked ? (moment.prompt?.facts.type ?? null) : null,
    prompt: asked ? question(script, moment.prompt) : null,
    legal: asked ? moment.legal : [],
    warnings: [],
    window: null,
    prefer: {},
    standing: {},
  };
}

/** An action of the moment in words; as it is written where the script has none. */
export function wordsOf({ label }: Script, { legal }: Moment<unknown>, notation: string): string {
  const offer = legal.find((one) => one.notation === notation);
  const text = offer && label?.(offer);
  return text ? spoken<string>(text) : notation;
}
export const sayOf =
  (script: Script, moment: Moment<unknown>): Say =>
  (notation) =>
    wordsOf(script, moment, notation);

/** The table of that moment. */
export function stateOf(script: Script, moment: Moment<Played>, id: string, watches = false): TableState {
  const { seats, options } = moment.view.table;
  const names = script.names.slice(0, seats);
  return {
    id,
    lang: lang(),
    seq: 1,
    phase: moment.outcome ? 'over' : 'playing',
    game: script.game,
    options: options as Json,
    settings: { spectators: true, open_hands: false, shuffle_seats: false, clock: null, pass_pause_ms: 1500 },
    host: 'u0',
    seats: names.map((name, seat) => ({
      seat,
      kind: seat === 2 ? 'bot' : 'human',
      label: name,
      name,
      user: seat === 2 ? null : `u${seat}`,
      bot: seat === 2 ? 'greedy' : null,
      connected: true,
      you: seat === 0 && !watches,
      deciding: moment.deciding.includes(seat),
      resigned: false,
    })),
    you: watches ? [] : [0],
    views: [viewOf(script, moment, watches)],
    scores: moment.scores,
    rivals: moment.rivals ?? [],
    outcome: moment.outcome,
    undo: { 0: 'can' },
    undo_request: null,
    end_request: null,
    known_seed: false,
    chapter: 0,
    journal_length: 40,
    history_vp: [names.map(() => 0)],
    chapters: [],
    rematch: null,
    daily: null,
  };
}
