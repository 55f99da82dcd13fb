import type { Step } from '$lib/wire';
import type { Event, Roll } from './view';
import type { Fight, Hex, Seat, Thrown, Unit } from './view';

/** What was thrown in the battle so far, from what was told. */
export interface RollLine {
  seat: Seat;
  unit: Unit | null;
  dice: readonly Roll[];
  hits: number;
  again: boolean;
}

const isOver = (type: string) =>
  type === 'battle_won' || type === 'battle_lost' || type === 'battle_undecided';

/** Steps that are remembered, each once, in order. */
export function remember(known: readonly Step[], more: readonly Step[]): readonly Step[] {
  const fresh = more.filter(({ seq }) => !known.some((step) => step.seq === seq));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.seq - b.seq).slice(-60);
}

/** The rolls since the battle on this hex began; empty when its beginning was not seen. */
export function rollsOf(steps: readonly Step[], { hex }: { hex: Hex }): RollLine[] {
  const events = steps.flatMap((step) => step.events.map((said) => said.facts as Event));
  const began = events.findLastIndex((event) => event.type === 'battle_began');
  const first = events[began];
  if (first?.type !== 'battle_began' || first.hex !== hex) return [];
  const since = events.slice(began);
  if (since.some(({ type }) => isOver(type))) return [];
  return since.flatMap((event): RollLine[] => {
    if (event.type === 'dice_rolled') return [{ ...event, again: false }];
    return event.type === 'misses_rerolled' ? [{ ...event, unit: null, again: true }] : [];
  });
}

/** The dice to show: those that lie there, else those whose casualties are being removed. */
export function lastDice(battle: Fight, rolls: readonly RollLine[], active: Seat): readonly Thrown[] {
  if (battle.dice.length > 0 || rolls.some(({ again }) => again)) return battle.dice;
  const due = battle.hits.some((row) => row.some((n) => n > 0)) || battle.picks.some((n) => n > 0);
  const last = rolls.at(-1);
  if (!due || !last) return [];
  const step = rolls.filter(({ unit }) => unit === last.unit);
  return step.flatMap(({ seat, unit, dice }) =>
    dice.map(({ face, modifier, verdict }) => ({
      side: seat === active ? ('attacker' as const) : ('defender' as const),
      unit: unit ?? 'human',
      face,
      modifier,
      verdict,
      cancelled: false,
    })),
  );
}
