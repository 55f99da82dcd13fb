import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type { Action, BoardView, View } from '$lib/wire/generated/welcome-to-the-moon';

/**
 * What the server shows of a game of Welcome to the Moon, as the crate's types say it. The sheets of the eight
 * adventures differ; what the web app needs of all of them is what stands in each space (`grid`), and what does not
 * look as printed (`marks`).
 */

export type {
  Action,
  Answer,
  Astra,
  AstraView,
  Beside,
  BoardView,
  Campaign,
  CampaignView,
  Claim,
  Come,
  Crew,
  Decided,
  Effect,
  Event,
  Leaves,
  Letter,
  Look,
  Marking,
  Note,
  Offer,
  Part,
  Progress,
  Seat,
  Side,
  Step as AstraStep,
  Suit,
  Table as TableFacts,
  Taking,
  Turn,
  View,
} from '$lib/wire/generated/welcome-to-the-moon';

/** What is written on a sheet; each adventure has fields of its own beside the grid. */
export type SheetFacts = BoardView['sheets'][number] | { grid: readonly string[] };
/** The id of something drawn on a sheet, as in the data. */
export type Spot = string;

export { CREWS as CREW, EFFECTS, LETTERS } from '$lib/wire/generated/welcome-to-the-moon/lists';

/** A legal action. */
export type Move = Legal<Action>;
export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Move[] => legal as readonly Move[];
