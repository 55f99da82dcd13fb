import { rivalStep, type RivalStep } from '$lib/table/rivals/moves';
import type { Step } from '$lib/wire';
import type { Combination } from '$lib/wire/generated/welcome-to-the-moon';
import type { Event } from '../view';

/** One thing that ASTRA did, and the card it was done by: one of her effect cards, or one with number and effect. */
export interface AstraStep extends RivalStep {
  card: { letter: string } | Combination | null;
}

const ASTRA: ReadonlySet<Event['type']> = new Set([
  'astra_card',
  'mission_turned',
  'astra_struck',
  'astra_played',
  'card_given',
]);

/** What ASTRA did in these steps, in order: her effect cards, what they hit, where she plays, the card she gets. */
export function movesOf(steps: readonly Step[]): AstraStep[] {
  let card: AstraStep['card'] = null;
  return steps.flatMap(({ events }) =>
    events.flatMap((said) => {
      const event = said.facts as Event;
      if (!ASTRA.has(event.type)) return [];
      if (event.type === 'astra_card') card = { letter: event.letter };
      else if (event.type === 'astra_played' || event.type === 'card_given') card = event.card;
      const step = rivalStep(
        said,
        'why' in event ? event.why : null,
        'spot' in event ? String(event.spot) : null,
      );
      return [{ ...step, card }];
    }),
  );
}
