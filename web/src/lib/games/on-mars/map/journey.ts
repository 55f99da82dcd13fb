import type { Offer, View } from '../view';

type Way = View['reach'][number];

/** The cells from a piece to a cell in reach, the first step first. */
export function wayTo(reach: readonly Way[], goal: Way): string[] {
  const cells = [goal.cell];
  for (let at = goal; at.by !== goal.from;) {
    const before = reach.find(
      ({ mover, from, cell }) => mover === goal.mover && from === goal.from && cell === at.by,
    );
    if (!before || cells.length > reach.length) break;
    cells.unshift(before.cell);
    at = before;
  }
  return cells;
}

/** A walk over several cells: the steps are sent one by one, each when the last was answered. */
export class Journey {
  #left: { mover: Way['mover']; from: string; cells: readonly string[] } | null = null;
  readonly #act: (notation: string) => void;

  constructor(act: (notation: string) => void) {
    this.#act = act;
  }

  go(goal: Way, reach: readonly Way[], legal: readonly Offer[]): void {
    this.#left = { mover: goal.mover, from: goal.from, cells: wayTo(reach, goal) };
    this.next(legal);
  }

  /** The next step, if it is offered; else the walk is over. */
  next(legal: readonly Offer[]): void {
    if (!this.#left || legal.length === 0) return;
    const { mover, from, cells } = this.#left;
    const [to, ...rest] = cells;
    const step = legal.find(
      ({ action }) =>
        (action.type === 'step_rover' && mover === 'rover' && action.to === to) ||
        (action.type === 'step_bot' && mover === 'bot' && action.from === from && action.to === to),
    );
    this.#left = step && to && rest.length > 0 ? { mover, from: to, cells: rest } : null;
    if (step) this.#act(step.notation);
  }
}
