import { has, isTagged, read, written, type Part } from '$lib/table/parts';
import type { Action, Effect, Letter, Move, Spot } from './view';

/** What can be clicked now, sorted by the thing that is clicked. */
export interface Offers {
  /** Combinations that can be taken, by number from 1. */
  take: ReadonlyMap<number, Move>;
  /** What a wild makes of a combination. */
  wild: ReadonlyMap<number, ReadonlyMap<Effect, Move>>;
  /** Numbers that can be written, in order; several with an Astronaut. */
  numbers: readonly string[];
  /** The number that lit spaces stand for. */
  number: string | null;
  /** What a click on a spot does: writes, crosses, marks. */
  spot: ReadonlyMap<Spot, Move>;
  claim: ReadonlyMap<Letter, Move>;
  /** Combinations that can be taken with the crew card, and with another effect as well. */
  crew: ReadonlyMap<number, Move>;
  crewAs: ReadonlyMap<number, ReadonlyMap<Effect, Move>>;
  /** Cards that can go to ASTRA, and those that a solo bonus saves from her. */
  give: ReadonlyMap<number, Move>;
  spare: ReadonlyMap<number, Move>;
}

/** What is picked: the parts of an action that are settled. */
type Picked = Part<Action>;
const pickedIn = (selected: string | null): Picked | null => {
  const value = selected === null ? null : read(selected);
  return isTagged(value) ? (value as Picked) : null;
};
const write = (part: Picked): string => written(part);

/** The number picked before its space. */
export const writeValue = (number: string): string => write({ type: 'write', number });
/** The combination for which a wild is being chosen. */
export const wildValue = (combination: number): string => write({ type: 'take', combination });
/** The crew card goes with the combination that is chosen next. */
export const CREWED = write({ type: 'take', crew: true });

/** The combination for which a wild is being chosen, if one is. */
export function wildIn(selected: string | null): number | null {
  const picked = pickedIn(selected);
  return picked?.type === 'take' ? (picked.combination ?? null) : null;
}

/** A number picked with an Astronaut stays picked while it can still be written. */
export function keepsNumber(selected: string, legal: readonly Move[]): boolean {
  const picked = pickedIn(selected);
  return picked?.type === 'write' && legal.some(({ action }) => has(action, picked));
}

const near = (numbers: readonly string[], offered: string | null): string | null => {
  if (offered === null || numbers.includes(offered)) return offered;
  const by = (number: string) => Math.abs(Number(number) - Number(offered));
  return numbers.toSorted((a, b) => by(a) - by(b))[0] ?? null;
};

/** The number that is picked, or the one nearest to what the combination says. */
function numberOf(numbers: readonly string[], selected: string | null, offered: string | null) {
  const [first] = numbers;
  if (first === undefined) return null;
  const picked = pickedIn(selected);
  const chosen = picked?.type === 'write' ? picked.number : undefined;
  return chosen !== undefined && numbers.includes(chosen) ? chosen : near(numbers, offered ?? first);
}

/** Sorts the legal actions; `offered` is the number of the chosen combination. */
export function offersOf(legal: readonly Move[], selected: string | null, offered: string | null): Offers {
  const [take, crew] = [new Map<number, Move>(), new Map<number, Move>()];
  const [wild, crewAs] = [new Map<number, Map<Effect, Move>>(), new Map<number, Map<Effect, Move>>()];
  const [give, spare] = [new Map<number, Move>(), new Map<number, Move>()];
  const claim = new Map<Letter, Move>();
  const spot = new Map<Spot, Move>();
  const all = legal.flatMap(({ action }) => (action.type === 'write' ? [action.number] : []));
  const numbers = [...new Set(all)].sort((a, b) => Number(a) - Number(b));
  const number = numberOf(numbers, selected, offered);
  for (const move of legal) {
    const { action } = move;
    switch (action.type) {
      case 'take':
        if (action.wild === null) (action.crew ? crew : take).set(action.combination, move);
        else {
          const of = action.crew ? crewAs : wild;
          const effects = of.get(action.combination) ?? new Map<Effect, Move>();
          of.set(action.combination, effects.set(action.wild, move));
        }
        break;
      case 'give':
        (action.spare ? spare : give).set(action.card, move);
        break;
      case 'claim':
        claim.set(action.mission, move);
        break;
      case 'write':
        if (action.number === number) spot.set(action.spot, move);
        break;
      case 'cross':
      case 'mark':
        spot.set(action.spot, move);
        break;
      default:
    }
  }
  return { take, wild, numbers, number, spot, claim, crew, crewAs, give, spare };
}
