import type { Claim, Letter, Look, Seat, Spot } from './view';

/** What is seen at the table, as the crate tells it. */
export type Event =
  | { type: 'cards_flipped'; turn: number }
  | { type: 'cards_reshuffled' }
  | { type: 'turn_confirmed'; seat: Seat }
  | {
      type: 'sheet_marked';
      seat: Seat;
      written: readonly { spot: Spot; cell: string }[];
      marked: readonly { spot: Spot; look: Look }[];
    }
  | { type: 'error_taken'; seat: Seat }
  | { type: 'mission_claimed'; seat: Seat; mission: Letter; claim: Claim }
  | { type: 'sabotaged'; spot: Spot; by_seats: readonly Seat[]; hit_seats: readonly Seat[] }
  | { type: 'virus_activated'; virus: Spot; quarter: number; by_seats: readonly Seat[] }
  | { type: 'viruses_spread'; spot: Spot; by_seats: readonly Seat[]; hit_seats: readonly Seat[] }
  | { type: 'game_ended'; turn: number };
