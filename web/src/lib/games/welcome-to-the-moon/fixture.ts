import { propsAt } from '$lib/board/fixture';
import type { TableProps } from '$lib/games/types';
import { gameTexts } from '$lib/i18n/game.svelte';
import type { Say } from '$lib/table/words.svelte';
import { sayOf, stateOf, viewOf, type Moment } from '../../../../mock/welcome-to-the-moon/moments';
import { legalOf } from './view';

/** Moments of real games, for tests; made by `cargo run -p welcome-to-the-moon --example moon-moments`. */

const files = import.meta.glob<Record<string, Moment>>(
  '../../../../mock/fixtures/welcome-to-the-moon/*.json',
  { eager: true, import: 'default' },
);
export const momentsOf = (adventure: number): Record<string, Moment> =>
  Object.entries(files).find(([path]) => path.endsWith(`/${adventure}.json`))![1];
export const moment = (adventure: number, name: string): Moment => momentsOf(adventure)[name]!;

export const texts = gameTexts('welcome-to-the-moon');
export const propsOf = (given: Moment, over: Partial<TableProps> = {}): TableProps => {
  const names = ['Ann', 'Ben', 'Cat'].slice(0, given.view.table.seats);
  return propsAt({ state: stateOf(given, 'test'), seatView: viewOf(given), names, texts }, over);
};
/** The words that the mock has for what can be done. */
export const sayIn = ({ seatView }: TableProps): Say =>
  sayOf({ ...moment(1, 'start'), legal: [...legalOf(seatView)] });
