import { BATTLE_ORDER } from '../data';
import { countOf } from '../open';
import { hitKey } from '../selection';
import type { Battle, Fight, Mark, Open, Seat, Side, Strike, Thrown, Unit } from '../view';

/** Reading a battle. */

export const SIDES: readonly Side[] = ['attacker', 'defender'];
export const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
export const seatOf = (open: Open, battle: Battle, side: Side): Seat =>
  side === 'attacker' ? open.turn.active : battle.defender;
export const sideIndex = (side: Side): number => SIDES.indexOf(side);

/** Dice lie there, or their casualties are still due. */
export const isRolled = (battle: Battle): boolean =>
  battle.dice.length > 0 ||
  battle.picks.some((n) => n > 0) ||
  battle.hits.some((row) => row.some((n) => n > 0));

export interface OrderStep {
  number: number;
  unit: Unit | null;
  /** What the rules say of units of this type here; nothing for ambushers. */
  strike: Strike | null;
  counts: readonly [number, number];
  state: 'done' | 'now' | 'next' | 'none';
}

/** The order of battle with who is there; ambushers, when there are any, come before all. */
export function orderOf(open: Open, battle: Fight): OrderStep[] {
  const now = isRolled(battle) ? battle.step - 1 : -1;
  const stateOf = (number: number, some: boolean): OrderStep['state'] => {
    if (number === now) return 'now';
    if (!some) return 'none';
    return number < battle.step ? 'done' : 'next';
  };
  const steps = battle.order.map((strike, i): OrderStep => {
    const { unit } = strike;
    const [a, d] = SIDES.map((side) => countOf(open, seatOf(open, battle, side), battle.hex, unit));
    const counts = [a ?? 0, d ?? 0] as const;
    return {
      number: i + 1,
      unit,
      strike,
      counts,
      state: stateOf(
        i + 1,
        counts.some((n) => n > 0),
      ),
    };
  });
  const ambushers = SIDES.map(
    (side) => battle.marks.filter((mark) => mark.ambush && mark.side === side).length,
  );
  if (!ambushers.some((n) => n > 0) && now !== 0) return steps;
  return [
    {
      number: 0,
      unit: null,
      strike: null,
      counts: [ambushers[0] ?? 0, ambushers[1] ?? 0],
      state: stateOf(0, true),
    },
    ...steps,
  ];
}

/** Figures of a side that are told apart: plain ones of a type together, each marked one alone. */
export interface Fighter {
  side: Side;
  unit: Unit;
  /** 0 for plain ones, else the number of the mark. */
  number: number;
  mark: Mark | null;
  count: number;
}

export function fightersOf(open: Open, battle: Battle, side: Side): Fighter[] {
  const seat = seatOf(open, battle, side);
  return BATTLE_ORDER.flatMap((unit): Fighter[] => {
    const marked = battle.marks.flatMap((mark, i): Fighter[] =>
      mark.side === side && mark.unit === unit ? [{ side, unit, number: i + 1, mark, count: 1 }] : [],
    );
    const plain = countOf(open, seat, battle.hex, unit) - marked.length;
    return [...(plain > 0 ? [{ side, unit, number: 0, mark: null, count: plain }] : []), ...marked];
  });
}

/** By which the card is found that cancels the hit of a die: it names the side that would suffer it. */
export const keyOfHit = ({ side, unit, verdict }: Thrown): string =>
  hitKey(other(side), unit, verdict === 'picked');
