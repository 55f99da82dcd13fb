import type { Json, LegalAction, Outcome, Said, ScoreSheet, SeatView, TableState } from '$lib/wire';
import { parse } from '../../src/lib/games/welcome-to-the-moon/notation';
import type { View } from '../../src/lib/games/welcome-to-the-moon/view';

/**
 * Moments of random games, made by the engine: `cargo run -p welcome-to-the-moon --example moments`. Questions and
 * labels are short ones of our own; the server has sentences for them.
 */
export interface Moment {
  view: View;
  legal: string[];
  prompt: { facts: { type: string; [fact: string]: unknown }; rule: string } | null;
  deciding: number[];
  scores: ScoreSheet[];
  outcome: Outcome | null;
}

const NAMES = ['Ольга', 'Мира', 'Ли'];

const QUESTIONS: Record<string, readonly [string, string]> = {
  choose: ['Какую комбинацию взять?', 'Which combination do you take?'],
  error: ['Ни один номер не подходит', 'No number fits'],
  write: ['Куда вписать номер?', 'Where do you write the number?'],
  effect: ['Применить эффект?', 'Use the effect?'],
  finish: ['Выполнить миссию или подтвердить ход?', 'Claim a mission or confirm the turn?'],
};

const label = (notation: string): LegalAction['label'] => {
  const action = parse(notation);
  switch (action?.type) {
    case 'write':
      return {
        ru: `Вписать ${action.number} в ${action.spot}`,
        en: `Write ${action.number} in ${action.spot}`,
      };
    case 'x':
      return { ru: `Вписать X в ${action.spot}`, en: `Write an X in ${action.spot}` };
    case 'mark':
      return { ru: `Отметить ${action.spot}`, en: `Mark ${action.spot}` };
    case 'claim':
      return { ru: `Выполнить миссию ${action.mission}`, en: `Claim mission ${action.mission}` };
    case 'error':
      return { ru: 'Отметить системную ошибку', en: 'Take a system error' };
    default:
      return { ru: notation, en: notation };
  }
};

function question({ prompt }: Moment): Said | null {
  if (!prompt) return null;
  const { facts, rule } = prompt;
  const [ru, en] = QUESTIONS[facts.type] ?? ['Что отметить?', 'What do you mark?'];
  return { key: `prompt-${facts.type}`, facts, rule, text: { ru, en } };
}

export function viewOf(moment: Moment, watches = false): SeatView {
  const asked = !watches && moment.prompt !== null;
  return {
    seat: watches ? null : 0,
    view: moment.view as unknown as Json,
    decision: asked ? (moment.prompt?.facts.type ?? null) : null,
    prompt: asked ? question(moment) : null,
    legal: asked ? moment.legal.map((notation) => ({ notation, action: null, label: label(notation) })) : [],
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
    game: 'welcome-to-the-moon',
    options,
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
    history_vp: [NAMES.map(() => 0)],
    rematch: null,
    daily: null,
  };
}

/** The solo mode has six combinations, two of each card. */
export const alone = (moment: Moment): Moment => {
  const cards = moment.view.combinations;
  const combinations = cards.flatMap(({ number }, i) =>
    cards.flatMap(({ effect }, k) => (i === k ? [] : [{ number, effect }])),
  );
  return {
    ...moment,
    legal: combinations.map((_, i) => `take ${i + 1}`),
    view: { ...moment.view, combinations },
  };
};
