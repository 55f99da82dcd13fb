//! What is chosen at the lobby.

use game_core::{OptionKind, OptionSpec, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::SoloGoal;
use crate::illegal::Illegal;

words! {
    /// How long the game is.
    /// § OM-1.10
    Length, "a length of the game";
    #[default]
    Short = "short",
    Long = "long",
}

/// Chosen at the lobby.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How long the game is. § OM-1.10
    pub length: Length,
    /// The variant First Colonists. § OM-14.2
    pub first_colonists: bool,
    /// The variant Space Oddity. § OM-14.1
    pub space_oddity: bool,
    /// What must be reached in a game alone. § OM-15.2
    pub goal: SoloGoal,
}

impl Options {
    /// Refuses what the rules do not know.
    /// § OM-1.1 OM-14.2 OM-15.2
    pub(crate) fn check(&self, seats: u8) -> Result<(), Illegal> {
        if !(1..=4).contains(&seats) {
            return Err(Illegal::WrongNumberOfPlayers { players: seats });
        }
        if seats == 1 && self.first_colonists {
            return Err(Illegal::FirstColonistsAlone);
        }
        if seats > 1 && self.goal != SoloGoal::default() {
            return Err(Illegal::GoalNeedsOne { players: seats });
        }
        Ok(())
    }
}

/// What the lobby offers.
pub(crate) fn specs() -> Vec<OptionSpec> {
    let choice = |words: Vec<&str>, default: &str| OptionKind::Choice {
        values: words.into_iter().map(str::to_owned).collect(),
        default: default.to_owned(),
    };
    let spec = |id: &str, kind: OptionKind, seats: &[u8]| OptionSpec {
        id: id.to_owned(),
        kind,
        source: "rulebook".to_owned(),
        seats: seats.to_vec(),
    };
    let flag = || OptionKind::Flag { default: false };
    vec![
        spec("length", choice(Length::ALL.map(Length::word).into(), "short"), &[1, 2, 3, 4]),
        spec("first_colonists", flag(), &[2, 3, 4]),
        spec("space_oddity", flag(), &[1, 2, 3, 4]),
        spec("goal", choice(SoloGoal::ALL.map(SoloGoal::word).into(), "colonists"), &[1]),
    ]
}
