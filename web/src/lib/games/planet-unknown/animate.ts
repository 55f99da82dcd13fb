import { pick } from '$lib/i18n';
import type { Said, Step } from '$lib/wire';
import type { Event } from './events';

/** How an event is shown: tiles and trackers come with the new view; the station turns, and news is announced. */
interface Beat {
  /** How long it stays, in milliseconds. */
  lasts: number;
  /** Whether its sentence is put over the planet. */
  announced: boolean;
}
const quiet = (lasts: number): Beat => ({ lasts, announced: false });
const aloud = (lasts: number): Beat => ({ lasts, announced: true });

/** The beat of each event. */
export function beatOf(event: Event): Beat {
  switch (event.type) {
    case 'station_turned':
      return quiet(event.steps > 0 ? 420 : 0);
    case 'event_revealed':
      return aloud(1400);
    case 'compartment_emptied':
    case 'tile_set_aside':
    case 'objective_shared':
      return aloud(900);
    case 'civ_resolved':
      return aloud(800);
    case 'last_round':
      return aloud(1400);
    case 'tile_placed':
      return quiet(60);
    case 'planet_chosen':
    case 'corporation_chosen':
    case 'round_began':
    case 'confirmed':
    case 'patches_placed':
    case 'trackers_moved':
    case 'rovers_moved':
    case 'collected':
    case 'flux_moved':
    case 'civ_kept':
    case 'civs_revealed':
    case 'objectives_revealed':
    case 'medals_counted':
    case 'solo_ended':
      return quiet(0);
  }
}

const LONGEST = 3_600;

export interface Playing {
  lasts: number;
  lines: readonly string[];
  /** Sectors by which the station turns meanwhile. */
  turn: number;
}

/** What to announce while the steps are on show, how far the station turns, and for how long. */
export function playingOf(steps: readonly Step[]): Playing {
  const beats = steps
    .flatMap(({ events }) => events)
    .map((said: Said) => {
      const event = said.facts as Event;
      return { said, event, beat: beatOf(event) as Beat | undefined };
    });
  return {
    lasts: Math.min(
      LONGEST,
      beats.reduce((sum, { beat }) => sum + (beat?.lasts ?? 0), 0),
    ),
    lines: beats.flatMap(({ said, beat }) => (beat?.announced ? [pick(said.text)] : [])),
    turn: beats.reduce((sum, { event }) => sum + (event.type === 'station_turned' ? event.steps : 0), 0),
  };
}
