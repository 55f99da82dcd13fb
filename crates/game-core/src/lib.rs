//! The contract between a board game's rules and everything else at the table.
//!
//! A game is one value that implements [`Game`]: the whole truth as plain data, without clock, disk, network,
//! threads or languages. This crate gives it the parts that every board game needs and that are easy to get
//! wrong: [`Seat`]s, a value-stable [`Rng`], [`Deck`]s and [`Secret`]s that cannot leak into a view by type,
//! [`Fx`] (events for an audience, the undo barrier, what cannot be foreseen), the [`Agenda`] of pending decisions, [`Outcome`]s and
//! [`ScoreSheet`]s.
//!
//! # Hidden things cannot leak
//!
//! [`Secret`], [`Deck`] and [`Rng`] do not implement `TS`, and everything that leaves the engine ([`Wire`]) must:
//!
//! ```compile_fail
//! use game_core::Secret;
//! #[derive(Clone, Debug, serde::Serialize, ts_rs::TS)]
//! struct View {
//!     hands: Vec<Option<Secret<u8>>>, // a secret in a view, at any depth, does not compile
//! }
//! ```
//!
//! ```compile_fail
//! use game_core::Deck;
//! #[derive(Clone, Debug, serde::Serialize, ts_rs::TS)]
//! struct CardsDealt {
//!     from: Deck<u8, 52>,
//! }
//! ```
//!
//! ```compile_fail
//! use game_core::Rng;
//! #[derive(Clone, Debug, serde::Serialize, ts_rs::TS)]
//! struct View {
//!     next_rolls: Rng,
//! }
//! ```
//!
//! The same view without the secret compiles:
//!
//! ```
//! #[derive(Clone, Debug, serde::Serialize, ts_rs::TS)]
//! struct View {
//!     cards_in_hand: Vec<Option<u8>>,
//! }
//! ```
//!
//! Opening a secret unconditionally needs an [`Fx`], which a view builder does not have:
//!
//! ```compile_fail
//! use game_core::Secret;
//! fn view(hand: &Secret<u8>) -> u8 {
//!     *hand.inside() // missing the `&Fx` that only `apply` gets
//! }
//! ```

mod agenda;
mod deck;
mod drafts;
mod dues;
mod foresight;
mod fx;
mod game;
mod ids;
mod list;
mod map;
mod once;
mod outcome;
mod per_kind;
mod place;
mod rival;
mod rng;
mod rule;
mod seat;
mod secret;
mod sets;
mod standing;
mod text;
mod window;
mod worded;
mod words;

pub use agenda::{Agenda, Bond, Pending};
pub use deck::Deck;
pub use drafts::{Draft, Drafts};
pub use dues::{Dues, Duty};
pub use foresight::{Foreseen, Foresight, Outlook, Owed, Question, Refused, Stop, Way, foresee};
pub use fx::{Fx, Script, Told, Unknown};
pub use game::{Game, Nothing, OptionKind, OptionSpec, Wire};
pub use ids::{Bag, Id};
pub use list::{List, Row};
pub use map::Map;
pub use once::{ONCE, WRITTEN, keep, written_once};
pub use outcome::{Outcome, ScoreLine, ScoreSheet, SoloResult};
pub use per_kind::PerKind;
pub use place::{Called, CalledBy, noting_places, serialize_place};
pub use rival::{Candidate, MAX_RIVALS, Mark, Measure, Rival, RivalMove};
pub use rng::{Rng, Seed, Stream};
pub use rule::{CitesRule, RuleId};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use secret::Secret;
pub use sets::{IdSet, IdSetIter, Places, WideSet, WideSetIter};
pub use standing::Standing;
pub use text::serialize_text;
pub use window::Window;
pub use worded::Worded;

#[doc(hidden)]
pub use {serde, ts_rs};
