import { rivalStep, type RivalStep } from '$lib/table/rivals/moves';
import type { Said, Step } from '$lib/wire';
import { eventOf, type Event } from '../view';

/** One thing that a Luna did, with her card and slot from the moment she acts by it. */
export interface LunaMove extends RivalStep {
  card: string | null;
  slot: string | null;
  seat: string;
}

const isLuna = (event: Event): boolean =>
  'seat' in event && typeof event.seat === 'string' && event.type !== 'scored' && event.type !== 'luna_token';

const moveOf = (said: Said, event: Event, card: string | null, slot: string | null): LunaMove => ({
  ...rivalStep(said, 'why' in event ? event.why : null, 'spot' in event ? event.spot : null),
  card,
  slot,
  seat: 'seat' in event ? String(event.seat) : '',
});

/** What Lunas did in these steps, in order. */
export function movesOf(steps: readonly Step[]): LunaMove[] {
  let card: string | null = null;
  let slot: string | null = null;
  return steps.flatMap(({ events }) =>
    events.flatMap((said) => {
      const event = eventOf(said.facts);
      if (event.type === 'luna_acts') [card, slot] = [event.card, event.slot];
      if (event.type === 'luna_reveals') [card, slot] = [event.card, null];
      return isLuna(event) ? [moveOf(said, event, card, slot)] : [];
    }),
  );
}
