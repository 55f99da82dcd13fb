import type { Said, Step, TableState } from '$lib/wire';

/** Whom an event names: a seat by its number, an automated opponent by its name. */
const named = ({ facts }: Said): unknown => (facts as { seat?: unknown } | null)?.seat;

const only = (steps: readonly Step[], is: (said: Said) => boolean): Step[] =>
  steps
    .map((step) => ({ ...step, events: step.events.filter(is) }))
    .filter(({ events }) => events.length > 0);

/** What automated opponents did in answer to these steps: they have no seat, and act inside those of others. */
export function ofRivals(steps: readonly Step[], { rivals }: Pick<TableState, 'rivals'>): Step[] {
  const names: readonly unknown[] = rivals.map(({ name }) => name);
  return only(steps, (said) => names.includes(named(said)));
}

/** What others did in these steps, people, bots and automated opponents alike. */
export function ofOthers(
  steps: readonly Step[],
  { rivals, you }: Pick<TableState, 'rivals' | 'you'>,
): Step[] {
  const names: readonly unknown[] = rivals.map(({ name }) => name);
  return only(steps, (said) => {
    const who = named(said);
    return typeof who === 'number' ? !you.includes(who) : names.includes(who);
  });
}
