import type { SeatView, TableState } from '$lib/wire';
import type { Offer, View } from '../../src/lib/games/sample-game/view';
import * as mock from '../moments';

/**
 * Moments of games, made by the engine. Questions are short ones of our own, and the words of actions are notation; the
 * server has sentences for both.
 */
export type Moment = mock.Moment<View, Offer>;

const SCRIPT: mock.Script = {
  game: 'sample-game',
  names: ['Ольга', 'Марина', 'Ли', 'Ю', 'Ана'],
  questions: {
    bid: ['Сколько вы ставите?', 'How much do you bid?'],
    claim: ['Оставить или переплавить?', 'Keep or melt?'],
  },
  otherwise: ['Что сделать?', 'What do you do?'],
};
export const wordsOf = (moment: Moment, notation: string): string => mock.wordsOf(SCRIPT, moment, notation);
export const viewOf = (moment: Moment, watches = false): SeatView => mock.viewOf(SCRIPT, moment, watches);
export const stateOf = (moment: Moment, id: string, watches = false): TableState => {
  const { players, options } = moment.view;
  const view = { ...moment.view, table: { seats: players.length, options } };
  return mock.stateOf(SCRIPT, { ...moment, view }, id, watches);
};
