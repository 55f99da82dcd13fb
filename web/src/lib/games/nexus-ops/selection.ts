import { has, isTagged, read, written, type Legal, type Of, type Part } from '$lib/table/parts';
import type { Action, Figure, Hex, Kind, Seat, Side, Unit } from './view';
import { signOf } from './open';

/**
 * What is picked: the parts of an action that are settled. `{ type: 'buy', unit }` waits for its hex,
 * `{ type: 'buy', hex }` for its unit, `{ type: 'move', unit, kind, from }` for its target; several moves are a group.
 */
export type Picked = Part<Action>;
export type MovePart = Part<Of<Action, 'move'>>;
export type Offer = Legal<Action>;

export const pickedIn = (selected: string | null): Picked[] => {
  const value = selected === null ? null : read(selected);
  return (Array.isArray(value) ? value : [value]).filter(isTagged) as Picked[];
};
/** The card that is picked, if one is. */
export function cardIn(selected: string | null): string | null {
  const [part] = pickedIn(selected);
  return part && 'card' in part ? (part.card ?? null) : null;
}

/** The text of a selection. */
export const write = (part: Picked): string => written(part);

export const moveOf = (unit: Unit, { extra, fresh }: Kind, from: Hex): MovePart => ({
  type: 'move',
  unit,
  kind: { extra, fresh },
  from,
});
export const buyOf = (unit: Unit): Picked => ({ type: 'buy', unit });
/** A home hex picked before the unit. */
export const buyAt = (hex: Hex): Picked => ({ type: 'buy', hex });
export const isAt = (part: Picked | undefined): part is Part<Of<Action, 'buy'>> & { hex: Hex } =>
  part?.type === 'buy' && part.unit === undefined && part.hex !== undefined;

/** A card with the number of units it is to place. */
export const unitsOf = (card: string, count: number): string => write({ type: 'play_units', card, count });

/** By which marks are found. */
export const stackKey = (seat: Seat, unit: Unit, kind: Kind, hex: Hex): string =>
  `${seat} ${unit}${signOf(kind)} ${hex}`;
export const figureKey = (side: Side, { unit, mark }: Figure): string => `${side} ${unit} ${mark}`;
export const hitKey = (side: Side, unit: Unit, picked: boolean): string => `${side} ${unit} ${picked}`;

/** The legal actions that have the picked parts. */
export const leading = (legal: readonly Offer[], part: Picked): Offer[] =>
  legal.filter(({ action }) => has(action, part));

/** How many units a card may place. */
export const countsOf = (legal: readonly Offer[], card: string): number[] => {
  const counts = legal.flatMap(({ action }) =>
    action.type === 'play_units' && action.card === card ? [action.count] : [],
  );
  return [...new Set(counts)].sort((a, b) => a - b);
};

/** The selection as the board takes it: a card that places one or two units means as many as possible. */
export function settled(part: Picked, legal: readonly Offer[]): Picked {
  if (part.type !== 'play_units' || part.card === undefined || part.count !== undefined) return part;
  const most = countsOf(legal, part.card).at(-1);
  return most === undefined ? part : { ...part, count: most };
}

export const same = (a: Picked, b: Picked): boolean => written(a) === written(b);
