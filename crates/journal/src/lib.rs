//! What has happened at a table, line by line: the one format in which games are kept, downloaded, recorded as tests
//! and played again.
//!
//! ```text
//! {"type":"header","id":"t1","game":"sample-game","rules_version":1,"created":1700000000000,"host":"u0"}
//! {"at":1700000000000,"type":"configured","options":{},"seats":[…],"settings":{…}}
//! {"at":1700000000000,"type":"started","seed":"7","known_seed":true,"first_seat_order":[0,1]}
//! {"at":1700000004000,"type":"action","seat":0,"by":"u0","action":"bid 3","id":"c1","decision":"d1"}
//! {"at":1700000009000,"type":"ended","outcome":{"type":"ranks","ranks":[1,2]},"scores":[9,4],"state":"12ab34cd56ef7890"}
//! ```
//!
//! What is empty or zero is left out, so that a game without people, as a test records it, is its actions and little
//! else. [`Lines`] reads a text line by line, [`Journal`] a whole one; whatever is wrong is a [`JournalError`] with
//! its line and the reason. `table` makes a table of the entries, `game-testkit` a game.
//!
//! Before there was one format, games were downloaded as plain journals with options, seats and seed in their header.
//! Those are still read, as journals of tables at which bots sat; nobody writes them any more.

mod by_lot;
mod entry;
mod error;
mod open;
mod plain;
mod settings;
mod text;

pub use entry::{Actor, Entry, Fact, Header};
pub use error::JournalError;
pub use settings::{ClockRule, PassMode, SeatHolder, Settings};
pub use text::{Journal, Lines};

/// Who somebody is: an id that the server gives, never the secret by which they prove it.
pub type UserId = String;

/// Which table.
pub type TableId = String;

/// Milliseconds since the Unix epoch, or between two moments.
pub type Millis = u64;
