//! The laws of the `Game` trait, tried over random play.
//!
//! `laws!(SampleGame)` makes one test for each law. A broken law prints the table, the seed and the last actions,
//! so that the position can be played again. `LAWS_GAMES=20` tries twenty times as much.

mod foresight;
mod hidden;
mod latin;
mod legality;
mod play;
mod pool;
mod rivals;
mod texts;
mod walk;
mod windows;

use std::fmt;

use game_core::{Game, Seed};

pub use foresight::{foresight_comes_true, foresight_knows_no_secret, scores_know_no_secret};
pub use hidden::{imagined_games_look_the_same, learning_stops_undo, redealt_games_look_the_same};
pub use latin::Latin;
pub use legality::{legal_is_what_check_accepts, nobody_is_stuck, refusals_change_nothing};
pub use play::{
    games_round_trip, order_does_not_matter, pieces_are_conserved, random_play_ends, same_actions_same_game,
};
pub use rivals::{ranks_count_rivals, rivals_know_no_secret};
pub use texts::{everything_can_be_said, everything_is_said_in_its_letters};
pub use windows::windows_can_be_passed;

/// A kind of table at which the laws are tried.
#[derive(Clone, Debug)]
pub struct Setting<G: Game> {
    /// Options of the game.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
}

/// Every number of seats with every set of options, as far as the game allows them together. Panics when a set
/// of options fits no number of seats.
pub fn settings<G: Game>(seats: impl IntoIterator<Item = u8>, options: Vec<G::Options>) -> Vec<Setting<G>> {
    let seats: Vec<u8> = seats.into_iter().collect();
    let mut settings = Vec::new();
    for options in options {
        let known = |&&n: &&u8| G::setup(&options, n, Seed::from(0)).is_ok();
        let fitting: Vec<u8> = seats.iter().filter(known).copied().collect();
        assert!(!fitting.is_empty(), "No table can be set up with the options {options:?}.");
        settings.extend(fitting.into_iter().map(|seats| Setting { options: options.clone(), seats }));
    }
    settings
}

/// A law that does not hold, and where in which game.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law, as a sentence.
    pub law: &'static str,
    /// What is wrong.
    pub why: String,
    /// Game, seats, options and seed.
    pub table: String,
    /// How many actions had been taken.
    pub actions: usize,
    /// The last of them, in notation.
    pub last: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A law is broken: {}\n{}\n\nat {}", self.law, self.why, self.table)?;
        write!(f, "\nafter {} actions, the last of them:", self.actions)?;
        self.last.iter().try_for_each(|action| write!(f, "\n  {action}"))
    }
}

/// Panics, with all there is to know, when a law is broken.
pub fn hold(result: Result<(), Broken>) {
    if let Err(broken) = result {
        panic!("\n{broken}");
    }
}

/// Makes a module `law` with one test for each law.
///
/// ```text
/// laws!(SampleGame);                                               // default options, every number of seats
/// laws!(SampleGame; options: [Options::default(), short()]);
/// laws!(SampleGame; seats: 2..=3; options: [Options::default()]);
/// ```
///
/// Options and seats that the game does not allow together are left out.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!($game; options: [::core::default::Default::default()]);
    };
    ($game:ty; options: [$($options:expr),+ $(,)?]) => {
        $crate::laws!($game; seats: <$game as $crate::Game>::SEATS; options: [$($options),+]);
    };
    ($game:ty; seats: $seats:expr; options: [$($options:expr),+ $(,)?]) => {
        mod law {
            #[allow(unused_imports)]
            use super::*;

            fn settings() -> ::std::vec::Vec<$crate::laws::Setting<$game>> {
                $crate::laws::settings::<$game>($seats, ::std::vec![$($options),+])
            }

            $crate::laws!(@tests
                legal_is_what_check_accepts
                nobody_is_stuck
                refusals_change_nothing
                same_actions_same_game
                games_round_trip
                order_does_not_matter
                random_play_ends
                pieces_are_conserved
                imagined_games_look_the_same
                redealt_games_look_the_same
                learning_stops_undo
                windows_can_be_passed
                foresight_comes_true
                foresight_knows_no_secret
                scores_know_no_secret
                rivals_know_no_secret
                ranks_count_rivals
            );
        }
    };
    (@tests $($law:ident)+) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::hold($crate::laws::$law(&settings()));
            }
        )+
    };
}
