import type { Missed, Seen, TableState } from '$lib/wire';
import type { TableSession } from '../session.svelte';
import { ofOthers } from './others';
import type { Scene } from './playback.svelte';

/** How the table stood for the one seat here; nobody could answer anything then, and nobody can now. */
const asSeen = (
  now: TableState,
  { view, deciding, scores, rivals, chapter }: Seen,
  seq: number,
): TableState => ({
  ...now,
  seq,
  scores,
  rivals,
  chapter,
  seats: now.seats.map((seat) => ({ ...seat, deciding: deciding.includes(seat.seat) })),
  views: now.views.map((shown) => ({
    ...shown,
    view,
    decision: null,
    prompt: null,
    legal: [],
    warnings: [],
    window: null,
  })),
  undo: {},
  undo_request: null,
  end_request: null,
});

/** What was missed, as scenes of a film that ends where the table stands now. */
export function scenesOf({ before, scenes }: Missed, now: TableState): Scene[] {
  if (!before) return [];
  const known = scenes.filter(({ step }) => step.seq <= now.seq);
  let last = asSeen(now, before, (known[0]?.step.seq ?? now.seq) - 1);
  return known.flatMap(({ step, seen }, at) => {
    const state = at === known.length - 1 && step.seq === now.seq ? now : asSeen(now, seen, step.seq);
    const steps = ofOthers([step], now);
    const scene = { steps, before: last, state, quick: false };
    if (steps.length === 0) return [];
    last = state;
    return [scene];
  });
}

/**
 * Somebody comes to a table at which others have moved since their own last action: what they missed is asked for, and
 * can be seen. Who has several seats here shares a screen, where nobody's cards are told again.
 */
export async function catchUp(session: TableSession, ask: (table: string) => Promise<Missed>): Promise<void> {
  const now = session.latest;
  if (!now || now.phase !== 'playing' || now.you.length !== 1) return;
  const last = session.log.at(-1)?.actor_seat;
  if (last === undefined || (last !== null && now.you.includes(last))) return;
  // It is an offer: without it the table is as good as before.
  const missed = await ask(session.id).catch(() => null);
  if (missed) session.playback.recall(scenesOf(missed, now));
}
