//! The challenge of the day: one deal, one try, one table of results.

mod days;
mod results;
mod secrets;
mod stage;
mod tries;
