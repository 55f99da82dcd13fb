import type { LegalAction } from '$lib/wire';
import { parse } from './notation';
import type { Effect, Letter, Spot } from './view';

/** What can be clicked now, sorted by the thing that is clicked. */
export interface Offers {
  /** Combinations that can be taken, by number from 1. */
  take: ReadonlyMap<number, LegalAction>;
  /** What a wild makes of a combination. */
  wild: ReadonlyMap<number, ReadonlyMap<Effect, LegalAction>>;
  /** Numbers that can be written, in order; several with an Astronaut. */
  numbers: readonly string[];
  /** The number that lit spaces stand for. */
  number: string | null;
  /** What a click on a spot does: writes, crosses, marks. */
  spot: ReadonlyMap<Spot, LegalAction>;
  claim: ReadonlyMap<Letter, LegalAction>;
  /** Combinations that can be taken with the crew card, and with another effect as well. */
  crew: ReadonlyMap<number, LegalAction>;
  crewAs: ReadonlyMap<number, ReadonlyMap<Effect, LegalAction>>;
  /** Cards that can go to ASTRA, and those that a solo bonus saves from her. */
  give: ReadonlyMap<number, LegalAction>;
  spare: ReadonlyMap<number, LegalAction>;
}

/** `write 7`: the number picked before its space. */
export const WRITE = 'write ';
/** `wild 2`: the combination for which a wild is being chosen. */
export const WILD = 'wild ';
/** The crew card goes with the combination that is chosen next. */
export const CREWED = 'crew';

const near = (numbers: readonly string[], offered: string | null): string | null => {
  if (offered === null || numbers.includes(offered)) return offered;
  const by = (number: string) => Math.abs(Number(number) - Number(offered));
  return numbers.toSorted((a, b) => by(a) - by(b))[0] ?? null;
};

/** Sorts the legal actions; `offered` is the number of the chosen combination. */
export function offersOf(
  legal: readonly LegalAction[],
  picked: string | null,
  offered: string | null,
): Offers {
  const take = new Map<number, LegalAction>();
  const wild = new Map<number, Map<Effect, LegalAction>>();
  const crew = new Map<number, LegalAction>();
  const crewAs = new Map<number, Map<Effect, LegalAction>>();
  const give = new Map<number, LegalAction>();
  const spare = new Map<number, LegalAction>();
  const claim = new Map<Letter, LegalAction>();
  const spot = new Map<Spot, LegalAction>();
  const parsed = legal.flatMap((action) => {
    const read = parse(action.notation);
    return read ? [{ action, read }] : [];
  });
  const written = parsed.flatMap(({ read }) => (read.type === 'write' ? [read.number] : []));
  const numbers = [...new Set(written)].sort((a, b) => Number(a) - Number(b));
  const chosen = picked?.startsWith(WRITE) ? picked.slice(WRITE.length) : null;
  const number =
    numbers.length === 0
      ? null
      : chosen && numbers.includes(chosen)
        ? chosen
        : near(numbers, offered ?? numbers[0]!);
  for (const { action, read } of parsed) {
    if (read.type === 'take' && read.wild === null) (read.crew ? crew : take).set(read.combination, action);
    else if (read.type === 'take' && read.wild) {
      const of = read.crew ? crewAs : wild;
      const effects = of.get(read.combination) ?? new Map<Effect, LegalAction>();
      of.set(read.combination, effects.set(read.wild, action));
    } else if (read.type === 'give') (read.spare ? spare : give).set(read.card, action);
    else if (read.type === 'claim') claim.set(read.mission, action);
    else if (read.type === 'write' && read.number === number) spot.set(read.spot, action);
    else if (read.type === 'x' || read.type === 'mark') spot.set(read.spot, action);
  }
  return { take, wild, numbers, number, spot, claim, crew, crewAs, give, spare };
}
