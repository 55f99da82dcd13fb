/** What is seen at the table, as the crate's types say it. */
export type { Event } from './wire';
