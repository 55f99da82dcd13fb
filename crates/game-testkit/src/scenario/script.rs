//! A scenario, read but not yet played.

use game_core::{Seat, SeatSet, Seed, SoloResult, Viewer};
use serde_json::Value;

use crate::Names;

/// A scenario, read but not yet played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// What the rule says, in a sentence.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// Which table it is played at.
    pub table: Table,
    /// What happens, line by line.
    pub steps: Vec<Step>,
}

/// The line that opens a table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Where it stands.
    pub line: usize,
    /// Slug of the game.
    pub game: String,
    /// Who plays.
    pub names: Names,
    /// Seed of all chance that is not scripted.
    pub seed: Seed,
    /// Options of the game; nothing means its default.
    pub options: Option<Value>,
}

/// One line.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where it stands.
    pub line: usize,
    /// What it says.
    pub word: Word,
}

/// The words of the scenario language.
#[derive(Clone, Debug)]
pub enum Word {
    /// `given …`: the game changes the position.
    Given(String),
    /// `turn Red, move`: the game makes it a seat's turn.
    Turn(String),
    /// `dice 5 2 6`: what the next dice show. Every die an action rolls must be scripted, and every scripted one used.
    Dice(Vec<u8>),
    /// `draw ore-12`: which cards are drawn next. The same holds for them.
    Draw(Vec<String>),
    /// `chance`: dice and cards that no line scripts may come by the seed, for the next action or the next `together`.
    Chance,
    /// `together`: the actions that follow are tried in reverse order, too.
    Together,
    /// `Red bid 3`, accepted, or refused as the next line says.
    Act {
        /// Who acts.
        seat: Seat,
        /// What they do, as written.
        action: String,
        /// Why they may not.
        refused: Option<Refusal>,
    },
    /// `undo Red`, accepted or refused.
    Undo {
        /// Whose last action is taken back.
        seat: Seat,
        /// Why it cannot be; no rule of the game refuses it.
        refused: Option<Refusal>,
    },
    /// `then …`: the game looks at the position.
    Then(String),
    /// `sees Red …`: the game looks at a view.
    Sees(Viewer, String),
    /// `score Red 12`, `score Red coins 2`, `score Red 12 prizes 10 coins 2`.
    Score {
        /// Whose score.
        seat: Seat,
        /// All points, if the line says them.
        total: Option<i32>,
        /// Points of some lines.
        lines: Vec<(String, i32)>,
    },
    /// `legal Red bid 0; bid 1`: just these actions, in any order.
    Legal(Seat, Vec<String>),
    /// `offers Red bid 1`: this action among others.
    Offers(Seat, String),
    /// `not-offered Red bid 9`.
    NotOffered(Seat, String),
    /// `warns Red sell ambush`: just these actions are asked about once more before they are done.
    Warns(Seat, Vec<String>),
    /// `log Red bids.`: what everyone is told by the last action.
    Log(String),
    /// `tells Red You bid 3.`: what one viewer is told by the last action.
    Tells(Viewer, String),
    /// `barrier Red Blue`: who cannot undo past the last action.
    Barrier(SeatSet),
    /// `over`, `over Red 1, Blue 2`.
    Over(Vec<(Seat, u8)>),
    /// `over won`, `over lost -3`: a solo game.
    OverSolo(SoloResult, Option<i32>),
    /// `not-over`.
    NotOver,
}

/// What a refusal must say.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// Where it stands.
    pub line: usize,
    /// The rule it cites.
    pub rule: Option<String>,
    /// The whole English sentence.
    pub sentence: Option<String>,
}
