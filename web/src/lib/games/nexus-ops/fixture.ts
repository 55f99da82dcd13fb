import type { Component } from 'svelte';
import { propsAt, reachable as reached, show as showParts, type Shown } from '$lib/board/fixture';
import type { TableProps } from '$lib/games/types';
import { gameTexts } from '$lib/i18n/game.svelte';
import { stateOf, viewOf, type Fixture } from '../../../../mock/nexus-ops/fixtures';
import { spoken } from '../../../../mock/spoken';
import { answers } from './answers';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { legalOf, readView, type View } from './view';

/** Moments of real games for tests. */

const files = import.meta.glob<Fixture>('../../../../mock/fixtures/nexus-ops/*.json', {
  eager: true,
  import: 'default',
});
export const fixtures: readonly Fixture[] = Object.values(files).map((file) => spoken<Fixture>(file));

export function fixture(name: string): Fixture {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`No fixture ${name}`);
  return found;
}
export const viewIn = (name: string): View => readView(fixture(name).now.view);
export const offersIn = (name: string) => legalOf(viewOf(fixture(name).now));

export const texts = gameTexts('nexus-ops');

const PARTS: readonly Component<TableProps>[] = [Table, Hand];

export const propsOf = (one: Fixture, over: Partial<TableProps> = {}): TableProps =>
  propsAt({ state: stateOf(one, one.now, 1), seatView: viewOf(one.now), names: one.names, texts }, over);

/** Board and hand in the page. */
export const show = (props: TableProps): Shown => showParts(props, PARTS);

export function reachable(one: Fixture): Set<string> {
  const props = propsOf(one);
  return reached(props, PARTS, (selected) => answers(props.seatView, selected));
}
