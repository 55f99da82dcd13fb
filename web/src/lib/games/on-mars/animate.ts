import { pick } from '$lib/i18n';
import { aloud, playBeats, quiet, type Beat } from '$lib/table/beats';
import type { Step } from '$lib/wire';
import { eventOf, type Event } from './view';

/** How an event is shown: pieces come with the new view; what concerns everybody is announced. */
export function beatOf(event: Event): Beat {
  switch (event.type) {
    case 'round_started':
    case 'level_raised':
    case 'end_triggered':
    case 'last_round':
      return aloud(1200);
    case 'shuttle_flew':
    case 'mission_completed':
    case 'goal_completed':
    case 'rival_card':
      return aloud(1000);
    case 'moved':
    case 'constructed':
    case 'upgraded':
      return quiet(140);
    default:
      return quiet(0);
  }
}

const LONGEST = 3_600;

/** What to announce while the steps are on show, and for how long. */
export const playingOf = (steps: readonly Step[]) =>
  playBeats(
    steps,
    ({ facts }) => beatOf(eventOf(facts)),
    ({ text }) => pick(text),
    LONGEST,
  );
