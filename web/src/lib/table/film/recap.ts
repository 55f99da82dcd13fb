import type { GameUi } from '$lib/games/types';
import type { Said } from '$lib/wire';
import { total } from '../scores';
import type { Scene } from './playback.svelte';

export interface RecapLine {
  id: string;
  seat: number | null;
  said: Said;
}
export interface Recap {
  lines: readonly RecapLine[];
  /** Whose points are no longer what they were. */
  points: readonly { seat: number; from: number; to: number }[];
}

const LINES = 5;

/** What changed while others moved: the few things that matter most, in the order in which they happened. */
export function recapOf(
  tape: readonly Scene[],
  you: readonly number[],
  weigh: NonNullable<GameUi['weigh']> = () => 1,
): Recap {
  // After an undo, what follows has the numbers of what was undone; so the place on the tape tells lines apart.
  const all = tape.flatMap(({ steps }, at) =>
    steps.flatMap((step) =>
      step.events.map((said, i) => ({ id: `${at}.${step.seq}.${i}`, seat: step.actor_seat, said })),
    ),
  );
  const weighed = all
    .map((line, at) => ({ line, at, weight: weigh(line.said, you) }))
    .filter(({ weight }) => weight > 0);
  // Of two that matter alike the later one is nearer to what is on the board.
  const most = [...weighed].sort((a, b) => b.weight - a.weight || b.at - a.at).slice(0, LINES);
  const lines = most.sort((a, b) => a.at - b.at).map(({ line }) => line);
  const [first, last] = [tape[0]?.before.scores ?? [], tape.at(-1)?.state.scores ?? []];
  const points = last.flatMap((sheet, seat) => {
    const [from, to] = [first[seat] ? total(first[seat]) : 0, total(sheet)];
    return from === to ? [] : [{ seat, from, to }];
  });
  return { lines, points };
}
