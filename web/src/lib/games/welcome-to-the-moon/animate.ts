import { pick } from '$lib/i18n';
import { aloud, playBeats, quiet, type Beat } from '$lib/table/beats';
import type { Step } from '$lib/wire';
import type { Event } from './view';

/** How an event is shown: marks draw themselves with the new view; what concerns everybody is announced first. */
export function beatOf(event: Event): Beat {
  switch (event.type) {
    case 'cards_flipped':
      return quiet(200);
    case 'cards_reshuffled':
      return aloud(700);
    case 'turn_confirmed':
    case 'sheet_marked':
      return quiet(0);
    case 'error_taken':
      return aloud(500);
    case 'mission_claimed':
      return aloud(900);
    case 'sabotaged':
    case 'virus_activated':
    case 'viruses_spread':
      return aloud(1200);
    case 'game_ended':
    case 'deck_reshuffled':
    case 'astra_struck':
    case 'astra_played':
    case 'mission_turned':
    case 'captain_named':
    case 'crew_picked':
      return aloud(700);
    case 'astra_card':
    case 'adventure_ended':
    case 'campaign_ended':
      return aloud(1200);
    case 'event_came':
    case 'dilemma_answered':
    case 'adventure_begun':
      return aloud(2400);
    case 'card_given':
    case 'cards_drawn':
      return quiet(200);
  }
}

const LONGEST = 4_000;

/** What to announce while the steps are on show, and for how long. */
export const playingOf = (steps: readonly Step[]) =>
  playBeats(
    steps,
    ({ facts }) => beatOf(facts as Event),
    ({ text }) => pick(text),
    LONGEST,
  );
