import type { Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import { COMPANIES } from '$lib/wire/generated/skymines/lists';
import type { Action, Company, Event, Open, View } from '$lib/wire/generated/skymines';

/** What the server shows of a game of Skymines, as the crate's types say it. The app only reads it. */

export type {
  Account,
  Action,
  Board,
  Company,
  Energy,
  Event,
  Kind,
  Laid,
  Leg,
  Lock,
  Luna,
  Lying,
  Marker,
  Measure,
  Merit,
  Note,
  Open,
  Party,
  Person,
  Rest,
  Reward,
  Shares,
  Slot,
  Space,
  Station,
  Standing,
  Threat,
  Totals,
  Track,
  View,
  Way,
} from '$lib/wire/generated/skymines';

/** In the order in which the server lists what belongs to each. */
export { COMPANIES, KINDS, LUNA_SLOTS, RESTS, SLOTS, SPACES } from '$lib/wire/generated/skymines/lists';

/** A legal action. */
export type Offer = Legal<Action>;
export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Offer[] => legal as readonly Offer[];
export const eventOf = (facts: unknown): Event => facts as Event;

export const at = <T>(list: readonly T[], company: Company): T => list[COMPANIES.indexOf(company)]!;
/** What is to be decided now, if somebody decides. */
export const taskOf = ({ tasks, phase }: Open) => (phase === 'action' ? (tasks.at(-1) ?? null) : null);
