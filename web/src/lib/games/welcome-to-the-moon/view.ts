import type { ScoreSheet } from '$lib/wire';

/**
 * What the server shows of a game of Welcome to the Moon. The sheets of the eight adventures differ; what the web app
 * needs of them is the same: what stands in each space (`grid`), and what does not look as printed (`marks`).
 */

export type Seat = number;
export type Effect = 'robot' | 'energy' | 'plant' | 'water' | 'astronaut' | 'planning';
export const EFFECTS: readonly Effect[] = ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning'];
export type Letter = 'A' | 'B' | 'C';
export const LETTERS: readonly Letter[] = ['A', 'B', 'C'];
export type Claim = 'open' | 'first' | 'later';
export type Look = 'plain' | 'circled' | 'crossed';
/** The id of something drawn on a sheet, as in the data. */
export type Spot = string;

export interface Marking {
  spot: Spot;
  look: Look;
}
/** What is written on a sheet; each adventure has fields of its own beside the grid. */
export interface SheetFacts {
  grid: readonly string[];
  [field: string]: unknown;
}
export interface Turn {
  offered: string;
  effect: Effect | null;
  number: string;
  slot: number | null;
  error: boolean;
}
export interface Desk {
  sheet: SheetFacts;
  claims: readonly Claim[];
  turn: Turn;
  /** What is still to be decided; the last comes first. */
  agenda: readonly { task: { type: string } }[];
}
export interface BoardView {
  type: string;
  sheets: readonly SheetFacts[];
  marks: readonly (readonly Marking[])[];
  common: Record<string, unknown>;
  own: Desk | null;
  own_marks: readonly Marking[];
}
export interface Pile {
  shown: number;
  flipped: number | null;
}
export type Part = 'setup' | 'turn' | 'incidents' | 'missions' | 'over';
export interface TableFacts {
  options: { adventure: number; [option: string]: unknown };
  seats: number;
  turn: number;
  part: Part;
  piles: readonly Pile[];
  missions: readonly number[];
  flipped: readonly boolean[];
  claims: readonly (readonly Claim[])[];
}
export interface View {
  table: TableFacts;
  combinations: readonly { number: string; effect: Effect }[];
  left: readonly number[];
  deciding: readonly Seat[];
  board: BoardView;
  score: ScoreSheet | null;
}
