import { rivalStep, type RivalStep } from '$lib/table/rivals/moves';
import type { Said, Step } from '$lib/wire';
import { eventOf, type Event } from '../view';

/** One thing that Lacerda did, with his card from the moment he turns it up. */
export interface LacerdaStep extends RivalStep {
  card: string | null;
  /** What he chose from are cells of the map. */
  onMap: boolean;
}

const isRival = (event: Event): boolean =>
  'seat' in event &&
  typeof event.seat === 'string' &&
  event.type !== 'scored' &&
  event.type !== 'turn_started';

function stepOf(said: Said, event: Event, card: string | null): LacerdaStep {
  const onMap = event.type === 'rival_chose_cell';
  const step = rivalStep(said, 'why' in event ? event.why : null, null);
  const chosen = step.candidates.find((one) => one.chosen)?.what ?? null;
  const place = onMap ? chosen : 'cell' in event ? event.cell : 'to' in event ? String(event.to) : null;
  return { ...step, place, card, onMap };
}

/** What Lacerda did in these steps, in order. */
export function movesOf(steps: readonly Step[], seats: number): LacerdaStep[] {
  if (seats > 1) return [];
  let card: string | null = null;
  return steps.flatMap(({ events }) =>
    events.flatMap((said) => {
      const event = eventOf(said.facts);
      if (event.type === 'rival_card') card = event.card;
      return isRival(event) ? [stepOf(said, event, card)] : [];
    }),
  );
}
