//! What a seat can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{Effect, Letter, Number};
use crate::spot::Spot;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Choose a combination, perhaps with a wild in place of its effect: `take 2`, `take 2 as plant`.
    /// § WM-0.8 WM-0.23
    Take {
        /// Which of those on offer, from 1.
        combination: u8,
        /// What the wild is used for.
        wild: Option<Effect>,
    },
    /// Write the number of the combination: `write 7 n14`.
    /// § WM-0.9
    Write {
        /// The number, as changed by an Astronaut.
        number: Number,
        /// The space.
        spot: Spot,
    },
    /// Take the system error that cannot be helped: `error`.
    /// § WM-0.14
    Error,
    /// Write an X: `x n14`.
    /// § WM-0.12
    Cross {
        /// The space.
        spot: Spot,
    },
    /// Mark an element of the sheet, by an effect or a bonus: `mark cut05`.
    /// § WM-0.18
    Mark {
        /// What is marked.
        spot: Spot,
    },
    /// Leave an effect unused: `skip`.
    /// § WM-0.18
    Skip,
    /// Claim a mission: `claim A`.
    /// § WM-0.28
    Claim {
        /// Its type.
        mission: Letter,
    },
    /// Declare the turn finished: `confirm`.
    /// § WM-0.36
    Confirm,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { combination, wild: None } => write!(f, "take {combination}"),
            Action::Take { combination, wild: Some(effect) } => write!(f, "take {combination} as {effect}"),
            Action::Write { number, spot } => write!(f, "write {number} {spot}"),
            Action::Error => f.write_str("error"),
            Action::Cross { spot } => write!(f, "x {spot}"),
            Action::Mark { spot } => write!(f, "mark {spot}"),
            Action::Skip => f.write_str("skip"),
            Action::Claim { mission } => write!(f, "claim {mission}"),
            Action::Confirm => f.write_str("confirm"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Ok(match *s.split(' ').collect::<Vec<_>>().as_slice() {
            ["take", combination] => Action::Take { combination: digit(combination)?, wild: None },
            ["take", combination, "as", effect] => {
                Action::Take { combination: digit(combination)?, wild: Some(effect.parse()?) }
            }
            ["write", number, spot] => Action::Write { number: number.parse()?, spot: spot.parse()? },
            ["error"] => Action::Error,
            ["x", spot] => Action::Cross { spot: spot.parse()? },
            ["mark", spot] => Action::Mark { spot: spot.parse()? },
            ["skip"] => Action::Skip,
            ["claim", mission] => Action::Claim { mission: mission.parse()? },
            ["confirm"] => Action::Confirm,
            _ => {
                return Err(format!(
                    "`{s}` is not an action; write `take 2`, `take 2 as plant`, `write 7 n14`, `x n15`, `mark cut05`, \
                     `error`, `skip`, `claim A` or `confirm`"
                ));
            }
        })
    }
}

fn digit(word: &str) -> Result<u8, String> {
    // `+2` and `02` would parse too, and then one action had two notations.
    let number = word.parse::<u8>().ok().filter(|number| number.to_string() == word);
    number.ok_or_else(|| format!("`{word}` is not a combination; write 1, 2 or 3"))
}
