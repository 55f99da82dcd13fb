import type { Json, Outcome, Said, ScoreSheet, SeatView, TableState } from '$lib/wire';
import type { View } from '../../src/lib/games/planet-unknown/view';

/**
 * Moments of games, made by the engine: `cargo run -p planet-unknown --example planet-moments`. Questions are short ones of
 * our own, and labels are notation; the server has sentences for both.
 */
export interface Moment {
  view: View;
  legal: string[];
  prompt: { facts: { type: string; [fact: string]: unknown }; rule: string } | null;
  deciding: number[];
  scores: ScoreSheet[];
  outcome: Outcome | null;
}

const NAMES = ['Ольга', 'Мира', 'Ли', 'Бот Ада', 'Константин', 'Ю'];

const QUESTIONS: Record<string, readonly [string, string]> = {
  draft: ['Какие планшеты взять?', 'Which boards do you take?'],
  discard: ['Какую личную цель вернуть?', 'Which private objective do you return?'],
  flux: ['Куда положить фишку потока?', 'Where does the flux token go?'],
  rotate: ['Как повернуть станцию?', 'How do you turn the station?'],
  place: ['Какой жетон взять и куда его положить?', 'Which tile do you take, and where does it go?'],
  aside: ['Ни один жетон не помещается: какой отложить?', 'No tile fits: which do you set aside?'],
  extra: ['Куда положить ещё один жетон?', 'Where does the extra tile go?'],
  pick: ['Какую карту освоения взять?', 'Which civ card do you take?'],
  resolve: ['Что сделать сначала?', 'What do you do first?'],
  confirm: ['Закончить ход?', 'Do you finish?'],
};

function question({ prompt }: Moment): Said | null {
  if (!prompt) return null;
  const { facts, rule } = prompt;
  const [ru, en] = QUESTIONS[facts.type] ?? ['Что сделать?', 'What do you do?'];
  return { key: `prompt-${facts.type}`, facts, rule, text: { ru, en } };
}

export function viewOf(moment: Moment, watches = false): SeatView {
  const asked = !watches && moment.prompt !== null;
  const offered = moment.legal.map((notation) => ({
    notation,
    action: null,
    label: { ru: notation, en: notation },
  }));
  return {
    seat: watches ? null : 0,
    view: moment.view as unknown as Json,
    decision: asked ? (moment.prompt?.facts.type ?? null) : null,
    prompt: asked ? question(moment) : null,
    legal: asked ? offered : [],
    window: null,
    prefer: {},
  };
}

export function stateOf(moment: Moment, id: string, watches = false): TableState {
  const { seats, options } = moment.view.table;
  return {
    id,
    seq: 1,
    phase: moment.outcome ? 'over' : 'playing',
    game: 'planet-unknown',
    options: options as Json,
    settings: { spectators: true, open_hands: false, shuffle_seats: false, clock: null, pass_pause_ms: 1500 },
    host: 'u0',
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      kind: seat === 2 ? 'bot' : 'human',
      label: { en: name, ru: name },
      name,
      user: seat === 2 ? null : `u${seat}`,
      bot: seat === 2 ? 'greedy' : null,
      connected: true,
      you: seat === 0 && !watches,
      deciding: moment.deciding.includes(seat),
      resigned: false,
    })),
    you: watches ? [] : [0],
    views: [viewOf(moment, watches)],
    scores: moment.scores,
    outcome: moment.outcome,
    undo: { 0: 'can' },
    undo_request: null,
    end_request: null,
    known_seed: false,
    journal_length: 40,
    history_vp: [NAMES.slice(0, seats).map(() => 0)],
    rematch: null,
    daily: null,
  };
}
