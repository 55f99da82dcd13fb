//! Those who mean no good: each gets a clear answer or is shown out, the table stays as it was, and nobody else
//! notices.

mod addresses;
mod bodies;
mod bots;
mod disk;
mod doors;
mod floods;
mod heavy;
mod messages;
mod paths;
mod rights;
mod scene;
mod slow;
mod squatters;
mod talk;
mod uploads;
