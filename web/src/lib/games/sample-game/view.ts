import { legalIn, type Legal } from '$lib/table/parts';
import type { SeatView } from '$lib/wire';
import type { Action, Event, View } from '$lib/wire/generated/sample-game';

/** What the server shows of a game, as the crate's types say it. The app only reads it. */

export type { Action, Event, LaidBid, PlayerView, Prize, View } from '$lib/wire/generated/sample-game';

/** A legal action. */
export type Offer = Legal<Action>;
export const viewOf = ({ view }: SeatView): View => view as View;
export const legalOf = ({ legal }: SeatView): readonly Offer[] => legalIn<Action>(legal);
export const eventOf = (facts: unknown): Event => facts as Event;
