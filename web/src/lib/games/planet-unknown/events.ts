import type { Ring, Seat, Square, TileId, Track, Way } from './view';

/** What is seen at the table, as the crate tells it. */
export type Event =
  | { type: 'planet_chosen'; seat: Seat; planet: string }
  | { type: 'corporation_chosen'; seat: Seat; corporation: string }
  | { type: 'round_began'; round: number; commander_seat: Seat }
  | { type: 'station_turned'; seat: Seat | null; steps: number }
  | { type: 'event_revealed'; event: string; left: number }
  | { type: 'compartment_emptied'; seat: Seat; ring: Ring }
  | { type: 'confirmed'; seat: Seat }
  | { type: 'tile_placed'; seat: Seat; tile: TileId; way: Way; at: Square }
  | { type: 'tile_set_aside'; seat: Seat; tile: TileId }
  | { type: 'patches_placed'; seat: Seat; squares: readonly Square[] }
  | {
      type: 'trackers_moved';
      seat: Seat;
      trackers: readonly { track: Track; on: Track | null; row: number }[];
    }
  | { type: 'rovers_moved'; seat: Seat; squares: readonly Square[] }
  | { type: 'collected'; seat: Seat; lifepods: number; meteorites: number }
  | { type: 'flux_moved'; seat: Seat; track: Track }
  | { type: 'civ_resolved'; seat: Seat; card: string }
  | { type: 'civ_kept'; seat: Seat; level: number; card: string | null }
  | { type: 'objective_shared'; seat: Seat; objective: string }
  | { type: 'last_round'; round: number; reason: string }
  | { type: 'civs_revealed'; seat: Seat; cards: readonly string[] }
  | { type: 'objectives_revealed'; seat: Seat; objectives: readonly string[] }
  | { type: 'medals_counted'; seat: Seat; medals: number }
  | { type: 'solo_ended'; medals: number; target: number; result: string };
