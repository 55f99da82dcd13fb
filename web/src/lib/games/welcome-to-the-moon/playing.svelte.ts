import type { Step } from '$lib/wire';

/**
 * Marks draw themselves when the new view comes, so there is nothing to wait for: only what concerns everybody stays
 * for a moment, so that it can be read in the log.
 */
const PAUSE: Record<string, number> = {
  sabotaged: 700,
  mission_claimed: 500,
  cards_flipped: 200,
  cards_reshuffled: 400,
  game_ended: 300,
};

export const pauseFor = (steps: readonly Step[]): number =>
  steps
    .flatMap(({ events }) => events)
    .reduce((sum, { facts }) => sum + (PAUSE[(facts as { type?: string }).type ?? ''] ?? 0), 0);

/** Calls `done` once the steps have been seen. */
export function playing(steps: readonly Step[], done: () => void, hurry: number): (() => void) | undefined {
  if (steps.length === 0) return undefined;
  const timer = setTimeout(done, Math.min(1500, pauseFor(steps)) / hurry);
  return () => clearTimeout(timer);
}
