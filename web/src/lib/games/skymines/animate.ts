import { pick } from '$lib/i18n';
import { aloud, playBeats, quiet, type Beat } from '$lib/table/beats';
import type { Step } from '$lib/wire';
import { eventOf, type Event } from './view';

/** How an event is shown: pieces come with the new view; what concerns everybody is announced. */
export function beatOf(event: Event): Beat {
  switch (event.type) {
    case 'chapter_started':
    case 'game_repeated':
    case 'round_started':
      return aloud(1200);
    case 'plans_revealed':
    case 'special_revealed':
    case 'threat_removed':
    case 'threat_stays':
      return aloud(900);
    case 'luna_acts':
    case 'luna_reveals':
      return aloud(1100);
    case 'entered':
    case 'luna_entered':
    case 'advanced':
      return quiet(80);
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
