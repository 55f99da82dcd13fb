/** Everything that is seen at the table, as the crate's types say it. */
export type { Event, Roll } from '$lib/wire/generated/nexus-ops';
