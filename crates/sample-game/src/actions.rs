//! What a seat can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Prize;

/// One decision: `bid 3`, `keep 7`, `melt 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Lay coins down in secret.
    Bid {
        /// The coins of the bid.
        coins: u8,
    },
    /// Keep a prize for its points.
    Keep {
        /// Which one.
        prize: Prize,
    },
    /// Give a prize up for as many coins.
    Melt {
        /// Which one.
        prize: Prize,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid { coins } => write!(f, "bid {coins}"),
            Action::Keep { prize } => write!(f, "keep {prize}"),
            Action::Melt { prize } => write!(f, "melt {prize}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is not an action; write `bid 3`, `keep 7` or `melt 7`");
        let (verb, number) = s.split_once(' ').ok_or_else(wrong)?;
        // `+3` and `03` would parse too, and then one action had two notations.
        let number = number.parse::<u8>().ok().filter(|n| n.to_string() == number).ok_or_else(wrong)?;
        match verb {
            "bid" => Ok(Action::Bid { coins: number }),
            "keep" => Ok(Action::Keep { prize: Prize(number) }),
            "melt" => Ok(Action::Melt { prize: Prize(number) }),
            _ => Err(wrong()),
        }
    }
}
