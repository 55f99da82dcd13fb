import type { SeatView, TableState } from '$lib/wire';
import type { Offer, View } from '../../src/lib/games/on-mars/view';
import * as mock from '../moments';

/**
 * Moments of games, made by the engine. Questions are short ones of our own, and the words of actions are notation; the
 * server has sentences for both.
 */
export type Moment = mock.Moment<View, Offer>;

const QUESTIONS: Record<string, readonly [string, string]> = {
  main: ['Какое действие?', 'Which action?'],
  construct: ['Что и где построить?', 'What do you build, and where?'],
  move: ['Куда двигаться?', 'Where do they move?'],
  travel: ['Лететь или остаться?', 'Travel or stay?'],
};
const SCRIPT: mock.Script = {
  game: 'on-mars',
  names: ['Ольга', 'Марина', 'Ли', 'Ю'],
  questions: QUESTIONS,
  otherwise: ['Что сделать?', 'What do you do?'],
};
export const wordsOf = (moment: Moment, notation: string): string => mock.wordsOf(SCRIPT, moment, notation);
export const viewOf = (moment: Moment, watches = false): SeatView => mock.viewOf(SCRIPT, moment, watches);
export const stateOf = (moment: Moment, id: string, watches = false): TableState => {
  const { seats, options } = moment.view.open;
  const view = { ...moment.view, table: { seats, options } };
  return mock.stateOf(SCRIPT, { ...moment, view }, id, watches);
};
