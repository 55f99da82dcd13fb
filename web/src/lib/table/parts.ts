import type { LegalAction } from '$lib/wire';

/** Actions as data, and the settled parts of one whose rest is still to be chosen. */

export type Tagged = LegalAction['action'];
/** A legal action of a game with the game's own type of action. */
export type Legal<A extends Tagged> = Omit<LegalAction, 'action'> & { action: A };
/** Legal actions of a game, with its own type of action. */
export const legalIn = <A extends Tagged>(legal: readonly LegalAction[]): readonly Legal<A>[] =>
  legal as readonly Legal<A>[];
/** Some parts of an action; what kind it is always stands first. */
export type Part<A extends Tagged> = A extends Tagged ? Pick<A, 'type'> & Partial<A> : never;
/** The action of one kind. */
export type Of<A extends Tagged, T extends A['type']> = Extract<A, { type: T }>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether everything that the part says is so in the whole. */
function holds(whole: unknown, part: unknown): boolean {
  if (!isObject(part)) return whole === part;
  return isObject(whole) && Object.entries(part).every(([name, value]) => holds(whole[name], value));
}
export const has = <A extends Tagged>(action: A, part: Part<A>): boolean => holds(action, part);

/** The legal action that is exactly this one. */
export const find = <A extends Tagged>(legal: readonly Legal<A>[], wanted: A): Legal<A> | undefined =>
  legal.find(({ action }) => holds(action, wanted) && holds(wanted, action));

/** The actions of one kind. */
export const ofType = <A extends Tagged, T extends A['type']>(
  legal: readonly Legal<A>[],
  type: T,
): Legal<Of<A, T>>[] =>
  legal.filter((offer): offer is Legal<A> & Legal<Of<A, T>> => offer.action.type === type);

/** As it stands in `data-select` and `data-why`. Parts are always named in the same order, so texts can be compared. */
export const written = <A extends Tagged>(value: A | readonly A[]): string => JSON.stringify(value);

/** What `written` wrote; nothing for anything else. */
export function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
export const isTagged = (value: unknown): value is Tagged =>
  isObject(value) && typeof value['type'] === 'string';
