import type { SeatView, TableState } from '$lib/wire';
import * as mock from '../moments';
import type { Offer, View } from '../../src/lib/games/planet-unknown/view';

/**
 * Moments of games, made by the engine: `cargo run -p planet-unknown --example planet-moments`. Questions are short ones of
 * our own, and the words of actions are notation; the server has sentences for both.
 */
export type Moment = mock.Moment<View, Offer>;

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

const SCRIPT: mock.Script = {
  game: 'planet-unknown',
  names: ['Ольга', 'Мира', 'Ли', 'Бот Ада', 'Константин', 'Ю'],
  questions: QUESTIONS,
  otherwise: ['Что сделать?', 'What do you do?'],
};
export const wordsOf = (moment: Moment, notation: string): string => mock.wordsOf(SCRIPT, moment, notation);
export const viewOf = (moment: Moment, watches = false): SeatView => mock.viewOf(SCRIPT, moment, watches);
export const stateOf = (moment: Moment, id: string, watches = false): TableState =>
  mock.stateOf(SCRIPT, moment, id, watches);
