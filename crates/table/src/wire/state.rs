//! All that one person sees of a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::{Outcome, Rival, ScoreSheet, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Json, Legal, LegalAction, Said, written_out};
use crate::{Millis, PassMode, Settings};

/// Where a table stands in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

/// The whole table as one person sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableState {
    /// Which table.
    pub id: String,
    /// The language of all that is said here.
    pub lang: String,
    /// How much has happened: grows with everything that all can see.
    pub seq: u64,
    /// Where it stands in its life.
    pub phase: Phase,
    /// Slug of the game.
    pub game: String,
    /// What was chosen for the game.
    #[ts(type = "unknown")]
    pub options: Value,
    /// What was chosen for the table.
    pub settings: Settings,
    /// Who opened the table.
    pub host: String,
    /// People who say nothing at this table because the host wants it so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub muted: Vec<String>,
    /// Everybody, in turn order.
    pub seats: Vec<SeatState>,
    /// The seats of this person.
    pub you: Vec<Seat>,
    /// One for each of these seats; for others one with what is open.
    pub views: Vec<SeatView>,
    /// Points of each seat, line by line.
    pub scores: Vec<ScoreSheet>,
    /// Automated opponents, who have no seat, with their points.
    #[serde(default)]
    pub rivals: Vec<Rival>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    /// Whether each of this person's seats can take its last action back.
    pub undo: BTreeMap<u8, UndoRight>,
    /// Somebody's wish to undo that others have to answer.
    pub undo_request: Option<UndoRequest>,
    /// Somebody's wish to end the game here.
    pub end_request: Option<EndRequest>,
    /// Whether the seed was chosen, so that somebody may know what comes.
    pub known_seed: bool,
    /// Which part of a long game is played, such as an adventure of a campaign: in another, places and actions have
    /// other names.
    pub chapter: u8,
    /// How many actions stand.
    pub journal_length: u32,
    /// Points of each seat at the start and after each action; only when the game is over.
    pub history_vp: Vec<Vec<i32>>,
    /// After how many actions each further chapter of the game began, such as the adventures of a campaign; the points
    /// of different chapters are not to be compared. Only when the game is over.
    pub chapters: Vec<u32>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The day whose challenge is played here, such as `2026-03-01`.
    pub daily: Option<String>,
    /// Set when the game was played by other rules than the server has: nobody can play on, and there is no replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub other_rules: Option<OtherRules>,
}

/// Rules that the server does not have, and what it still knows of a game that was played by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OtherRules {
    /// The version of the rules by which it was played.
    pub played: u32,
    /// The version that the server has.
    pub known: u32,
    /// Whether it was kept what happened, so that the log is whole; otherwise there is none.
    pub log_kept: bool,
    /// After how many actions the views show the game, when the last position can still be read.
    pub seen: Option<u32>,
}

impl TableState {
    /// The state as programs read it, with every legal action written out.
    pub fn written_out(&self) -> Value {
        // A state is plain data.
        let mut state = serde_json::to_value(self).unwrap_or_default();
        write_out(&mut state);
        state
    }
}

/// Writes every legal action of a told state out.
pub fn write_out(state: &mut Value) {
    for view in state["views"].as_array_mut().into_iter().flatten() {
        view["legal"] = written_out(&view["legal"]);
    }
}

/// Who or what holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A computer player.
    Bot,
}

/// One seat as all see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Its place at the table, from 0.
    pub seat: Seat,
    /// Who holds it.
    pub kind: SeatKind,
    /// The player's name, as sentences use it.
    pub label: String,
    /// The name the person chose.
    pub name: Option<String>,
    /// Whose seat it is, also while a bot plays for the person.
    pub user: Option<String>,
    /// Which bot plays.
    pub bot: Option<String>,
    /// Whether the person is there now.
    pub connected: bool,
    /// Whether it is this person's.
    pub you: bool,
    /// Whether it owes a decision.
    pub deciding: bool,
    /// Whether its player has given up.
    pub resigned: bool,
    /// Until when its player is on vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away_until: Option<Millis>,
    /// Time left, when the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockView>,
}

/// A seat's clock at the moment the state was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// Milliseconds left.
    pub left_ms: Millis,
    /// Whether it runs.
    pub running: bool,
}

/// What one seat sees and may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// Which seat; none for somebody who only watches.
    pub seat: Option<Seat>,
    /// The game's own view.
    pub view: Json,
    /// The question the seat has to answer: an answer names it.
    pub decision: Option<String>,
    /// The question itself.
    pub prompt: Option<Said>,
    /// All that the seat may do. It travels in rows, each of which says what differs from the one before.
    #[ts(as = "Vec<LegalAction>")]
    pub legal: Arc<Legal>,
    /// Actions by which the seat would throw itself out of the game: whoever wants one is asked once more.
    #[serde(default)]
    pub warnings: Vec<Warning>,
    /// When the question is a window: what the table will do about it.
    pub window: Option<WindowView>,
    /// What the seat has chosen, by kind of window; elsewhere the table does what is usual.
    pub prefer: BTreeMap<String, PassMode>,
    /// The seat's standing answers, by kind of question; to all others it is asked.
    #[serde(default)]
    pub standing: BTreeMap<String, String>,
}

/// An action that is not to be done by mistake.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Warning {
    /// The legal action, in notation.
    pub action: String,
    /// What would come of it.
    pub said: Said,
}

/// A question that may be let go by. Only its own seat is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WindowView {
    /// Which kind, by which preferences are kept.
    pub kind: String,
    /// What the seat has chosen here, or what is usual.
    pub mode: PassMode,
    /// After so many milliseconds the table passes for the seat.
    pub passes_in_ms: Option<Millis>,
}

/// Whether a seat can take its last action back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoRight {
    /// At once.
    Can,
    /// If the others accept.
    Ask,
    /// Not now.
    No,
}

/// A wish to undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoRequest {
    /// Whose action would be taken back, with all that came after.
    pub seat: Seat,
    /// Who asks.
    pub user: String,
    /// How many actions would be taken back.
    pub actions: u32,
    /// Who has not answered yet.
    pub waiting: Vec<String>,
}

/// A wish to end the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EndRequest {
    /// Who asks.
    pub user: String,
    /// Who has not answered yet.
    pub waiting: Vec<String>,
}
