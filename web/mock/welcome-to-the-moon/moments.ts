import type { LegalAction, SeatView, TableState } from '$lib/wire';
import type { Say } from '$lib/table/words.svelte';
import type { Recorded } from '../spoken';
import * as mock from '../moments';
import { faceOf } from '../../src/lib/games/welcome-to-the-moon/cards';
import { EFFECTS, type Move, type Offer, type View } from '../../src/lib/games/welcome-to-the-moon/view';

/**
 * Moments of random games, made by the engine: `cargo run -p welcome-to-the-moon --example moon-moments`. Questions and
 * labels are short ones of our own; the server has sentences for them.
 */
export type Moment = mock.Moment<View, Move>;

const QUESTIONS: Record<string, readonly [string, string]> = {
  choose: ['Какую комбинацию взять?', 'Which combination do you take?'],
  error: ['Ни один номер не подходит', 'No number fits'],
  write: ['Куда вписать номер?', 'Where do you write the number?'],
  effect: ['Применить эффект?', 'Use the effect?'],
  finish: ['Выполнить миссию или подтвердить ход?', 'Claim a mission or confirm the turn?'],
};

const label = (offer: LegalAction): Recorded => {
  const { notation, action } = offer as Move;
  switch (action.type) {
    case 'write':
      return {
        ru: `Вписать ${action.number}: ${action.spot}`,
        en: `Write ${action.number} in ${action.spot}`,
      };
    case 'cross':
      return { ru: `Вписать «X»: ${action.spot}`, en: `Write an X in ${action.spot}` };
    case 'mark':
      return { ru: `Отметить: ${action.spot}`, en: `Mark ${action.spot}` };
    case 'claim':
      return { ru: `Выполнить миссию ${action.mission}`, en: `Claim mission ${action.mission}` };
    case 'error':
      return { ru: 'Отметить системную ошибку', en: 'Take a system error' };
    default:
      return { ru: notation, en: notation };
  }
};

const SCRIPT: mock.Script = {
  game: 'welcome-to-the-moon',
  names: ['Ольга', 'Мира', 'Ли'],
  questions: QUESTIONS,
  otherwise: ['Что отметить?', 'What do you mark?'],
  label,
};
export const wordsOf = (moment: Moment, notation: string): string => mock.wordsOf(SCRIPT, moment, notation);
export const sayOf = (moment: Moment): Say => mock.sayOf(SCRIPT, moment);
export const viewOf = (moment: Moment, watches = false): SeatView => mock.viewOf(SCRIPT, moment, watches);
export const stateOf = (moment: Moment, id: string, watches = false): TableState =>
  mock.stateOf(SCRIPT, moment, id, watches);

/** What a card of each effect counts for ASTRA. */
const WORTH = [2, 3, 2, 3, 1, 4];

/** A single player has six combinations: the number of one drawn card with the effect of another; the third is ASTRA's. */
export const alone = (moment: Moment): Moment => {
  const { board, table } = moment.view;
  const drawn = table.piles.map(({ shown }) => shown);
  const faces = drawn.map(faceOf);
  const combinations = faces.flatMap(({ number }, i) =>
    faces.flatMap(({ effects }, k): Offer[] => {
      const [effect, ...others] = effects;
      return i === k || !effect
        ? []
        : [{ number, also: null, effect, others, closed: false, cards: [i + 1, k + 1] }];
    }),
  );
  const { beside, sheets, marks } = board;
  const astra = {
    level: 1,
    drawn,
    discard: [112],
    cards: [1, 2, 3, 7],
    gone: [],
    spent: 1,
    used: null,
    step: { type: 'rest' as const },
  };
  const lines = [
    { label: 'astra_robot', count: 4, points: 8 },
    { label: 'astra_fixed', count: 1, points: 5 },
  ];
  return {
    ...moment,
    deciding: [0],
    scores: moment.scores.slice(0, 1),
    rivals: [{ name: 'astra-1', mark: 1, score: { lines } }],
    legal: combinations.map((_, i) => ({
      notation: `take ${i + 1}`,
      action: { type: 'take', combination: i + 1, wild: null, crew: false },
    })),
    view: {
      ...moment.view,
      combinations,
      takings: combinations.map(({ effect, others, cards }) => {
        const place = 6 - cards[0] - cards[1];
        const card = drawn[place - 1]!;
        const worth = WORTH[EFFECTS.indexOf(faceOf(card).effects[0]!)]!;
        const byWild = EFFECTS.filter((other) => other !== effect && !others.includes(other));
        return { by_wild: byWild, leaves: { place, card, worth } };
      }),
      deciding: [0],
      standings: moment.view.standings.slice(0, 1),
      astra: {
        bonuses: 2,
        slots: 8,
        boxes: table.adventure === 1 ? 31 : null,
        counts: table.adventure === 1 ? 36 : null,
        compared: null,
        by_launch: false,
        suits: EFFECTS.map((effect, i) => {
          const cards = i === 0 ? astra.cards : [];
          return { effect, cards, worth: WORTH[i]!, points: cards.length * WORTH[i]! };
        }),
        drawn: drawn.map((card) => {
          const effect = faceOf(card).effects[0]!;
          const worth = WORTH[EFFECTS.indexOf(effect)]!;
          return { effect, cards: [card], worth, points: worth };
        }),
        lead: -13,
        deck: moment.view.left.reduce((sum, count) => sum + count, 0),
      },
      errors: moment.view.errors.slice(0, 1),
      sides: table.adventure === 8 ? [[0, 1] as const, [1, 0] as const] : [],
      table: { ...table, seats: 1, claims: table.claims.slice(0, 1), astra },
      board: {
        ...board,
        // Two sheets lie between a single player and ASTRA in adventure 8.
        sheets: sheets.slice(0, table.adventure === 8 ? 2 : 1),
        marks: marks.slice(0, table.adventure === 8 ? 2 : 1),
        beside: beside.slice(0, table.adventure === 8 ? 2 : 1),
      } as View['board'],
    },
  };
};
