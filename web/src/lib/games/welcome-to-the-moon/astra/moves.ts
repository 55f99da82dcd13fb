import { rivalStep, type RivalStep } from '$lib/table/rivals/moves';
import type { Step } from '$lib/wire';
import type { Event } from '../view';

const ASTRA: ReadonlySet<Event['type']> = new Set([
  'astra_card',
  'mission_turned',
  'astra_struck',
  'astra_played',
  'card_given',
]);

/** What ASTRA did in these steps, in order: her effect cards, what they hit, where she plays, the card she gets. */
export const movesOf = (steps: readonly Step[]): RivalStep[] =>
  steps.flatMap(({ events }) =>
    events.flatMap((said) => {
      const event = said.facts as Event;
      if (!ASTRA.has(event.type)) return [];
      return [rivalStep(said, 'why' in event ? event.why : null, 'spot' in event ? event.spot : null)];
    }),
  );
