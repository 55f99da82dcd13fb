import type { Effect, Letter, View as Wire } from '$lib/wire/generated/welcome-to-the-moon';

/**
 * What the server shows of a game of Welcome to the Moon, as the crate's types say it, and shorter words for parts of
 * it. The sheets of the eight adventures differ; what the web app needs of all of them is what stands in each space
 * (`grid`), and what does not look as printed (`marks`).
 */

export type {
  Claim,
  Effect,
  Letter,
  Look,
  Marking,
  Seat,
  Side,
} from '$lib/wire/generated/welcome-to-the-moon';
export type { Offer, TableFacts, View } from './wire';

export type BoardView = Wire['board'];
export type Desk = NonNullable<BoardView['own']>;
/** What is written on a sheet; each adventure has fields of its own beside the grid. */
export type SheetFacts = BoardView['sheets'][number] | { grid: readonly string[] };
/** The id of something drawn on a sheet, as in the data. */
export type Spot = string;

export const EFFECTS: readonly Effect[] = ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning'];
export const LETTERS: readonly Letter[] = ['A', 'B', 'C'];
