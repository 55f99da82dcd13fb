import { propsAt } from '$lib/board/fixture';
import type { TableProps } from '$lib/games/types';
import { gameTexts } from '$lib/i18n/game.svelte';
import { stateOf, viewOf, type Moment } from '../../../../mock/sample-game/moments';

/** Moments of real games, for tests. */

const files = import.meta.glob<Record<string, Moment>>('../../../../mock/fixtures/sample-game/*.json', {
  import: 'default',
  eager: true,
});

/** Every stored moment, with the name of its table. */
export const MOMENTS: readonly { name: string; moment: Moment }[] = Object.entries(files).flatMap(
  ([path, moments]) => {
    const table = path.split('/').at(-1)!.replace('.json', '');
    return Object.entries(moments).map(([name, moment]) => ({ name: `${table} ${name}`, moment }));
  },
);
export const moment = (name: string): Moment => MOMENTS.find((one) => one.name === name)!.moment;

const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const texts = gameTexts('sample-game');
export const propsOf = (given: Moment, over: Partial<TableProps> = {}): TableProps =>
  propsAt({ state: stateOf(given, 'test'), seatView: viewOf(given), names, texts }, over);
