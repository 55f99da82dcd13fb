import type { Card, Hex, Seat, Side, Unit } from './view';

export interface Roll {
  face: number;
  modifier: number;
  total: number;
}

/** Everything that is seen at the table: the JSON of the crate's `Event`. */
export type Event =
  | { type: 'turn_began'; seat: Seat; turn: number }
  | { type: 'unit_bought'; seat: Seat; unit: Unit; hex: Hex; cost: number }
  | { type: 'energize_sold'; seat: Seat; card: Card }
  | { type: 'secret_sold'; seat: Seat; card: Card }
  | { type: 'energize_played'; seat: Seat; card: Card }
  | { type: 'units_placed'; seat: Seat; unit: Unit; count: number; hex: Hex }
  | { type: 'unit_teleported'; seat: Seat; unit: Unit; from: Hex; to: Hex }
  | { type: 'march_ordered'; seat: Seat; unit: Unit; hex: Hex }
  | { type: 'rubium_gained'; seat: Seat; amount: number }
  | { type: 'discount_gained'; seat: Seat; amount: number }
  | { type: 'unit_moved'; seat: Seat; unit: Unit; from: Hex; to: Hex }
  | { type: 'dragon_breathed'; seat: Seat; from: Hex; to: Hex; victim_seat: Seat; die: number; hit: boolean }
  | { type: 'hex_explored'; seat: Seat; hex: Hex; tile: string }
  | { type: 'mine_found'; seat: Seat; hex: Hex; mine: number }
  | { type: 'no_figure_to_find'; seat: Seat; unit: Unit; hex: Hex }
  | { type: 'battle_began'; seat: Seat; defender_seat: Seat; hex: Hex }
  | { type: 'card_passed'; seat: Seat }
  | { type: 'side_helped'; seat: Seat; side: Side; modifier: number }
  | { type: 'figure_marked'; seat: Seat; side: Side; unit: Unit }
  | { type: 'dice_rolled'; seat: Seat; hex: Hex; unit: Unit; dice: Roll[]; hits: number }
  | { type: 'hit_cancelled'; seat: Seat; victim_seat: Seat; unit: Unit }
  | { type: 'misses_rerolled'; seat: Seat; dice: Roll[]; hits: number }
  | { type: 'unit_destroyed'; seat: Seat; unit: Unit; hex: Hex }
  | { type: 'battle_won'; seat: Seat; defender_seat: Seat; hex: Hex }
  | { type: 'battle_lost'; seat: Seat; defender_seat: Seat; hex: Hex }
  | { type: 'battle_undecided'; seat: Seat; defender_seat: Seat; hex: Hex }
  | { type: 'mission_played'; seat: Seat; card: Card; vp: number }
  | { type: 'mission_taken'; seat: Seat; vp: number }
  | { type: 'hill_taken'; seat: Seat; vp: number }
  | { type: 'income_taken'; seat: Seat; amount: number }
  | { type: 'secret_drawn'; seat: Seat; card: Card }
  | { type: 'secrets_drawn'; seat: Seat; count: number }
  | { type: 'energize_drawn'; seat: Seat; card: Card }
  | { type: 'energize_drawn_unseen'; seat: Seat }
  | { type: 'secret_put_under'; seat: Seat; card: Card }
  | { type: 'secret_put_under_unseen'; seat: Seat }
  | { type: 'energize_reshuffled' }
  | { type: 'secrets_reshuffled' }
  | { type: 'draw_lost'; seat: Seat }
  | { type: 'target_reached'; seat: Seat; vp: number }
  | { type: 'player_eliminated'; seat: Seat };
