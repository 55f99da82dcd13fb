import { pick } from '$lib/i18n';
import { aloud, playBeats, quiet, type Beat } from '$lib/table/beats';
import type { Step } from '$lib/wire';
import { eventOf, type Event } from './view';

/** How an event is shown: what concerns everybody is announced over the board. */
export function beatOf(event: Event): Beat {
  switch (event.type) {
    case 'bids_revealed':
    case 'dice_rolled':
      return aloud(1600);
    case 'offer_won':
    case 'offer_stays':
      return aloud(1200);
    case 'prize_turned_up':
    case 'prize_kept':
    case 'prize_melted':
      return quiet(200);
    case 'bid_laid':
      return quiet(80);
  }
}

const LONGEST = 4_500;

/** What to announce while the steps are on show, and for how long. */
export const playingOf = (steps: readonly Step[]) =>
  playBeats(
    steps,
    ({ facts }) => beatOf(eventOf(facts)),
    ({ text }) => pick(text),
    LONGEST,
  );
