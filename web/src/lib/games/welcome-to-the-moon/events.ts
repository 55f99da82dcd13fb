import type { Event as Wire } from '$lib/wire/generated/welcome-to-the-moon';
import type { MoreEvents } from './wire';

/** What is seen at the table, as the crate's types say it. */
export type Event = Wire | MoreEvents;
