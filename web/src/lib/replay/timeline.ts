import type { Said, Step } from '$lib/wire';

export type Run = { seat: number | null; from: number; to: number };

/** Stretches of the game in which one seat acted. */
export function runs(steps: readonly Step[]): Run[] {
  const found: Run[] = [];
  for (const [i, step] of steps.entries()) {
    const last = found.at(-1);
    if (last && last.seat === step.actor_seat) last.to = i + 1;
    else found.push({ seat: step.actor_seat, from: i, to: i + 1 });
  }
  return found;
}

/** The nearest moment before or after one at which something was told; decisions without events are passed over. */
export function toldMoment(steps: readonly Step[], at: number, by: 1 | -1): number {
  let to = at + by;
  while (to > 0 && to < steps.length && steps[to - 1]?.events.length === 0) to += by;
  return Math.max(0, Math.min(steps.length, to));
}

/** How many turns have begun by a moment; 0 where the game does not say. */
export const turnAt = (steps: readonly Step[], at: number, opens: (said: Said) => boolean): number =>
  steps.slice(0, at).reduce((sum, { events }) => sum + events.filter(opens).length, 0);

export type Key = { at: number; seat: number; gained: number };

/** Moments at which a seat's points grew, and not only started from zero again. */
export function keyMoments(history: readonly (readonly number[])[], starts: readonly number[] = []): Key[] {
  return history.flatMap((points, at) =>
    points.flatMap((value, seat) => {
      const gained = value - (history[at - 1]?.[seat] ?? value);
      return gained > 0 && !starts.includes(at) ? [{ at, seat, gained }] : [];
    }),
  );
}

/** Moments that would lie on each other: only the first of those closer than `gap` (a share of the whole) is shown. */
export function thinned(keys: readonly Key[], last: number, gap: number): Key[] {
  let shown = -Infinity;
  return keys.filter((key) => {
    if (key.at - shown < last * gap) return false;
    shown = key.at;
    return true;
  });
}

/** A seat's points as a line in a box of 1000 by `height`, broken where they start from zero again. */
export function pointsLine(
  history: readonly (readonly number[])[],
  seat: number,
  height: number,
  starts: readonly number[] = [],
): string {
  const last = Math.max(1, history.length - 1);
  const most = Math.max(1, ...history.flat());
  const y = (points: readonly number[]) => (height - (height * (points[seat] ?? 0)) / most).toFixed(1);
  return history
    .map(
      (points, at) =>
        `${at === 0 || starts.includes(at) ? 'M' : 'L'}${((1000 * at) / last).toFixed(1)} ${y(points)}`,
    )
    .join('');
}
