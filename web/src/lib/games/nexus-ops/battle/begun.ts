import type { Step } from '$lib/wire';
import type { Event, Seat } from '../view';

/** Who fights in the battles that begin in these steps. */
export const battles = (steps: readonly Step[]): Seat[][] =>
  steps.flatMap(({ events }) =>
    events.flatMap(({ facts }) => {
      const event = facts as Event;
      return event.type === 'battle_began' ? [[event.seat, event.defender_seat]] : [];
    }),
  );
