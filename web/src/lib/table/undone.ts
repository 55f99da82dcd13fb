import type { Step } from '$lib/wire';

/** A step of the log, with what it took back. */
export type Kept = Step & { undone?: readonly Step[] };

const UNDO: readonly string[] = ['table-undone', 'table-undone-by-agreement', 'table-undone-and-redealt'];

const undoIn = (step: Step) => step.events.find(({ key }) => UNDO.includes(key)) ?? null;
const isAction = ({ actor_seat, events }: Step): boolean =>
  actor_seat !== null && events.every(({ key }) => !key.startsWith('table-'));

/** Where what an undo takes back begins: so many actions from the end, or the seat's own last one. */
function firstUndone(kept: readonly Kept[], actions: number | null, seat: unknown): number {
  if (actions === null) return kept.findLastIndex((step) => isAction(step) && step.actor_seat === seat);
  let left = actions;
  return kept.findLastIndex((step) => isAction(step) && --left === 0);
}

/** The log without what was taken back; whoever took it back has it with them. */
export function foldUndone(steps: readonly Step[]): readonly Kept[] {
  const kept: Kept[] = [];
  for (const step of steps) {
    const undo = undoIn(step);
    const facts = undo?.facts as { seat?: unknown; actions?: number } | undefined;
    const from = facts ? firstUndone(kept, facts.actions ?? null, facts.seat) : -1;
    if (from < 0) {
      kept.push(step);
      continue;
    }
    const since = kept.splice(from);
    const before = since.at(-1);
    // Click after click is one line.
    const again =
      before?.undone && before.actor_seat === step.actor_seat && undoIn(before)?.key === undo?.key;
    const others = since.filter((one) => !isAction(one) && !(again && one === before));
    const undone = [...since.filter(isAction), ...(again ? (before.undone ?? []) : [])];
    kept.push(...others, { ...step, undone });
  }
  return kept;
}
