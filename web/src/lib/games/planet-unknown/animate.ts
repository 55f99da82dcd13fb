import { pick } from '$lib/i18n';
import { aloud, playBeats, quiet, type Beat } from '$lib/table/beats';
import type { Step } from '$lib/wire';
import type { Event } from './view';

/** How an event is shown: tiles and trackers come with the new view; the station turns, and news is announced. */
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

/** What to announce while the steps are on show, for how long, and by how many sectors the station turns meanwhile. */
export function playingOf(steps: readonly Step[]) {
  const events = steps.flatMap((step) => step.events).map(({ facts }) => facts as Event);
  const beats = playBeats(
    steps,
    ({ facts }) => beatOf(facts as Event),
    ({ text }) => pick(text),
    LONGEST,
  );
  return {
    ...beats,
    turn: events.reduce((sum, event) => sum + (event.type === 'station_turned' ? event.steps : 0), 0),
  };
}
