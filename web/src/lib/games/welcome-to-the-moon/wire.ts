import type { Crew } from '$lib/wire/generated/welcome-to-the-moon';

/** What the server tells of ASTRA and of the campaign, with the names of the crate. */
export type {
  Answer,
  Astra,
  AstraView,
  Campaign,
  Come,
  Crew,
  Decided,
  Event,
  Offer,
  Part,
  Step as AstraStep,
  Table as TableFacts,
  Turn,
  View,
} from '$lib/wire/generated/welcome-to-the-moon';

/** Crew cards in the order of the data. */
export const CREW: readonly Crew[] = [
  'navigator',
  'roboticist',
  'engineer',
  'botanist',
  'hydrologist',
  'dispatcher',
];
