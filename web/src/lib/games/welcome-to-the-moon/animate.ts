import { pick } from '$lib/i18n';
import type { Said, Step } from '$lib/wire';
import { inWords } from './called';
import type { Event } from './events';
import type { Sheet } from './sheets/model';

/** How an event is shown: marks draw themselves with the new view; what concerns everybody is announced first. */
interface Beat {
  /** How long it stays, in milliseconds. */
  lasts: number;
  /** Whether its sentence is put over the sheet. */
  announced: boolean;
}

const quiet = (lasts: number): Beat => ({ lasts, announced: false });
const aloud = (lasts: number): Beat => ({ lasts, announced: true });

/** The beat of each event. */
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

export interface Playing {
  lasts: number;
  lines: readonly string[];
}

/** What to announce while the steps are on show, and for how long. */
export function playingOf(steps: readonly Step[], sheet: Sheet | null = null): Playing {
  const beats = steps
    .flatMap(({ events }) => events)
    .map((said: Said) => ({ said, beat: beatOf(said.facts as Event) as Beat | undefined }));
  return {
    lasts: Math.min(
      LONGEST,
      beats.reduce((sum, { beat }) => sum + (beat?.lasts ?? 0), 0),
    ),
    lines: beats.flatMap(({ said, beat }) => (beat?.announced ? [inWords(sheet, pick(said.text))] : [])),
  };
}
