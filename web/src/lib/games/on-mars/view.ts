import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type { Action, Base, Event, Good, Open, Party, Side, View } from '$lib/wire/generated/on-mars';
import { sideOfSpace } from './data';
import {
  BUILDINGS,
  GOODS,
  MAINS,
  SCIENTISTS_IN_ORDER,
  TECHS,
  type Building,
  type Main,
  type Scientist,
  type Tech,
} from './pieces';

/** What the server shows of a game of On Mars, as the crate's types say it. The app only reads it. */

export type {
  Action,
  Base,
  Building,
  Event,
  Good,
  Hand,
  Main,
  Note,
  Open,
  Owned,
  Party,
  Scientist,
  Side,
  Task,
  Tech,
  View,
} from '$lib/wire/generated/on-mars';

/** A legal action. */
export type Offer = Legal<Action>;
export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Offer[] => legal as readonly Offer[];
export const eventOf = (facts: unknown): Event => facts as Event;

/** Lists by kind, in the order in which the server lists what belongs to each. */
export const goodIn = (list: readonly number[], good: Good): number => list[GOODS.indexOf(good)] ?? 0;
export const goodsOf = (list: readonly number[]): Record<Good, number> =>
  Object.fromEntries(GOODS.map((good, i) => [good, list[i] ?? 0])) as Record<Good, number>;
export const builtOf = ({ buildings }: Open, type: Building): readonly string[] =>
  buildings[BUILDINGS.indexOf(type)] ?? [];
export const postsOf = ({ posts }: Open, main: string): readonly number[] =>
  posts[MAINS.indexOf(main as Main)] ?? [];
export const labOf = ({ lab }: Base): ReadonlyMap<string, Tech> =>
  new Map(TECHS.flatMap((tech, i) => (lab[i] ? [[lab[i], tech] as const] : [])));
export const workplaceOf = ({ working }: Open, scientist: string): string | null =>
  working[SCIENTISTS_IN_ORDER.indexOf(scientist as Scientist)] ?? null;

/** A party as a number: people by seat, then the automated opponent. */
export const numberOf = (party: Party, seats: number): number => (typeof party === 'number' ? party : seats);
export const sideOf = ({ space }: Base): Side => sideOfSpace(space ?? 1);
/** What is to be decided now, if somebody decides. */
export const taskOf = ({ tasks }: Open) => tasks.at(-1) ?? null;

/** A cell of the building zone where nothing stands yet. */
export function freeSite({ open, standings }: View, seat: number): string | null {
  const built = new Set([...open.buildings.flat(), ...open.bases.flatMap(({ shelters }) => shelters)]);
  return standings[seat]?.zone.find((cell) => !built.has(cell)) ?? null;
}
