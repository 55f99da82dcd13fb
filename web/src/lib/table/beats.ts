import type { Said, Step } from '$lib/wire';

/** How long an event stays on show, in milliseconds, and whether its sentence is put over the board meanwhile. */
export interface Beat {
  lasts: number;
  announced: boolean;
}

export const quiet = (lasts: number): Beat => ({ lasts, announced: false });
export const aloud = (lasts: number): Beat => ({ lasts, announced: true });

/** What to announce while the steps are on show, and for how long; an event of a newer server has no beat. */
export function playBeats(
  steps: readonly Step[],
  beatOf: (said: Said) => Beat | undefined,
  say: (said: Said) => string,
  longest: number,
): { lasts: number; lines: readonly string[] } {
  const beats = steps.flatMap(({ events }) => events).map((said) => ({ said, beat: beatOf(said) }));
  const sum = beats.reduce((all, { beat }) => all + (beat?.lasts ?? 0), 0);
  return {
    lasts: Math.min(longest, sum),
    lines: beats.flatMap(({ said, beat }) => (beat?.announced ? [say(said)] : [])),
  };
}
