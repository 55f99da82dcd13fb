import type { Step } from '$lib/wire';
import { eventOf, numberOf } from '../view';

/** Something that happened on the map: a way from cell to cell, or a cell alone. */
export interface Trace {
  /** In whose colour it is drawn. */
  seat: number;
  from: string | null;
  to: string;
}

/** What these steps left on the map. */
export const trailOf = (steps: readonly Step[], seats: number, mark: (who: number) => number): Trace[] =>
  steps.flatMap(({ events }) =>
    events.flatMap(({ facts }): Trace[] => {
      const event = eventOf(facts);
      switch (event.type) {
        case 'moved':
        case 'displaced':
          return [{ seat: mark(numberOf(event.seat, seats)), from: event.from, to: event.to }];
        case 'constructed':
        case 'upgraded':
        case 'claimed':
        case 'discovery_placed':
          return [{ seat: mark(numberOf(event.seat, seats)), from: null, to: event.cell }];
        default:
          return [];
      }
    }),
  );
