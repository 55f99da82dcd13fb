import type { SeatView, TableState } from '$lib/wire';
import type { Offer, View } from '../../src/lib/games/skymines/view';
import * as mock from '../moments';

/**
 * Moments of games, made by the engine. Questions are short ones of our own, and the words of actions are notation; the
 * server has sentences for both.
 */
export type Moment = mock.Moment<View, Offer>;

const QUESTIONS: Record<string, readonly [string, string]> = {
  token: ['Какой жетон оставить?', 'Which token do you keep?'],
  resting: ['Куда положить карту?', 'Where does the card rest?'],
  plan: ['Какие карты положить в слоты?', 'Which cards go into your slots?'],
  choose: ['Какое действие?', 'Which action?'],
  pool: ['На что пойдут единицы?', 'What are the units for?'],
  expand: ['Куда расширить компанию?', 'Where does the company expand?'],
  return: ['В какой столбец вернуть форпост?', 'Which column does the outpost return to?'],
  points: ['На что пойдут очки исследования?', 'What are the research points for?'],
  barrier: ['Заплатить за барьер?', 'Pay the barrier?'],
  upload: ['Насколько продвинуть маркер загрузки?', 'How far does the upload marker go?'],
  lay: ['На какой экран положить план?', 'Which screen does the plan go to?'],
  put: ['Куда положить карту?', 'Where does the card rest?'],
  done: ['Закончить ход?', 'End the turn?'],
};
const SCRIPT: mock.Script = {
  game: 'skymines',
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
