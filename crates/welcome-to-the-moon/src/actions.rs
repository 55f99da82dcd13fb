//! What a seat can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::campaign::{Answer, Crew};
use crate::pieces::{Effect, Letter, Number};
use crate::spot::Spot;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Choose a combination, perhaps with another effect, by a wild where it is not on offer: `take 2`,
    /// `take 2 as plant`; perhaps with the crew card: `take 2 with crew`.
    /// § WM-0.8 WM-0.23 WM-C.8 WM-C.10
    Take {
        /// Which of those on offer, from 1.
        combination: u8,
        /// The other effect.
        wild: Option<Effect>,
        /// Whether the crew card is used.
        crew: bool,
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
    /// Call a system error off with the crew card: `excuse`.
    /// § WM-C.10
    Excuse,
    /// Give a card to ASTRA: `give 2`; or cross off a solo bonus and take it out of the game: `spare 2`.
    /// § WM-S.6 WM-S.7
    Give {
        /// Which of the three, from 1.
        card: u8,
        /// Whether a solo bonus saves it from ASTRA.
        spare: bool,
    },
    /// Answer the dilemma: `answer a`.
    /// § WM-C.6
    Answer {
        /// Which option.
        answer: Answer,
    },
    /// Pick a crew card: `crew botanist`.
    /// § WM-C.10
    Crew {
        /// Which one.
        crew: Crew,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { combination, wild, crew } => {
                write!(f, "take {combination}")?;
                wild.map_or(Ok(()), |effect| write!(f, " as {effect}"))?;
                f.write_str(if *crew { " with crew" } else { "" })
            }
            Action::Write { number, spot } => write!(f, "write {number} {spot}"),
            Action::Error => f.write_str("error"),
            Action::Cross { spot } => write!(f, "x {spot}"),
            Action::Mark { spot } => write!(f, "mark {spot}"),
            Action::Skip => f.write_str("skip"),
            Action::Claim { mission } => write!(f, "claim {mission}"),
            Action::Confirm => f.write_str("confirm"),
            Action::Excuse => f.write_str("excuse"),
            Action::Give { card, spare } => write!(f, "{} {card}", if *spare { "spare" } else { "give" }),
            Action::Answer { answer } => write!(f, "answer {answer}"),
            Action::Crew { crew } => write!(f, "crew {crew}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Ok(match *s.split(' ').collect::<Vec<_>>().as_slice() {
            ["take", combination, ref how @ ..] => {
                let (wild, crew) = match *how {
                    [] => (None, false),
                    ["with", "crew"] => (None, true),
                    ["as", effect] => (Some(effect.parse()?), false),
                    ["as", effect, "with", "crew"] => (Some(effect.parse()?), true),
                    _ => return Err(format!("`{s}`: write `take 2`, `take 2 as plant` or `take 2 with crew`")),
                };
                Action::Take { combination: digit(combination)?, wild, crew }
            }
            ["write", number, spot] => Action::Write { number: number.parse()?, spot: spot.parse()? },
            ["error"] => Action::Error,
            ["x", spot] => Action::Cross { spot: spot.parse()? },
            ["mark", spot] => Action::Mark { spot: spot.parse()? },
            ["skip"] => Action::Skip,
            ["claim", mission] => Action::Claim { mission: mission.parse()? },
            ["confirm"] => Action::Confirm,
            ["excuse"] => Action::Excuse,
            ["give", card] => Action::Give { card: digit(card)?, spare: false },
            ["spare", card] => Action::Give { card: digit(card)?, spare: true },
            ["answer", answer] => Action::Answer { answer: answer.parse()? },
            ["crew", crew] => Action::Crew { crew: crew.parse()? },
            _ => {
                return Err(format!(
                    "`{s}` is not an action; write `take 2`, `take 2 as plant`, `write 7 n14`, `x n15`, `mark cut05`, \
                     `error`, `skip`, `claim A`, `confirm`, `give 2`, `spare 2`, `answer a` or `crew botanist`"
                ));
            }
        })
    }
}

fn digit(word: &str) -> Result<u8, String> {
    // `+2` and `02` would parse too, and then one action had two notations.
    let number = word.parse::<u8>().ok().filter(|number| number.to_string() == word);
    number.ok_or_else(|| format!("`{word}` is not a number; write 1, 2 or 3"))
}
