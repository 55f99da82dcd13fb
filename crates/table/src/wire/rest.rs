//! What the REST calls take and give, beside the play itself.

use game_core::{OptionSpec, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Phase, ReplayInfo, SeatKind, SettingsChange, Step};
use crate::{Millis, Settings};

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Me {
    /// Id of the person.
    pub user: String,
    /// The name others see.
    pub name: String,
    /// The language chosen.
    pub lang: Option<String>,
    /// Login of the account, when there is one.
    pub login: Option<String>,
}

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameInfo {
    /// Names it in addresses.
    pub slug: String,
    /// Names it for people, in the language of whoever asks.
    pub name: String,
    /// Grows whenever the same actions could give another game.
    pub rules_version: u32,
    /// How many may play.
    pub seats: SeatRange,
    /// What the lobby offers.
    pub options: Vec<OptionSpec>,
    /// The options when nobody chooses.
    #[ts(type = "Record<string, unknown>")]
    pub defaults: Value,
    /// The kinds of window, by which preferences are kept.
    pub windows: Vec<String>,
    /// The kinds of question to which a seat can give a standing answer.
    pub standing: Vec<StandingChoice>,
}

/// A kind of question and the answers that can be given to it in advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StandingChoice {
    /// Names it; the game's texts call it `standing-<kind>`.
    pub kind: String,
    /// The answers besides being asked: `standing-<kind>-<choice>`.
    pub choices: Vec<String>,
}

/// How many may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatRange {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// A table in a list, as one person sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableSummary {
    /// Which table.
    pub id: String,
    /// Slug of the game.
    pub game: String,
    /// Where it stands in its life.
    pub phase: Phase,
    /// Everybody, in turn order.
    pub seats: Vec<SeatSummary>,
    /// Whether this person owes a decision.
    pub your_turn: bool,
    /// When something last happened.
    pub updated: Millis,
    /// When it was opened.
    pub created: Millis,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    /// Points of each seat.
    pub points: Vec<i32>,
    /// The day whose challenge is played there, such as `2026-03-01`.
    pub daily: Option<String>,
    /// Set when the game was played by rules that the server does not have: nobody can play on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub other_rules: bool,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatSummary {
    /// The player's name, in the language of whoever asks.
    pub label: String,
    /// Who holds it.
    pub kind: SeatKind,
    /// Which bot plays.
    pub bot: Option<String>,
    /// Whether it is this person's.
    pub you: bool,
    /// Whether it owes a decision.
    pub deciding: bool,
}

/// A seat as somebody wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// For whom.
    #[ts(type = "'you' | 'human' | 'bot' | 'open'")]
    pub kind: String,
    /// Which bot, for a bot: `greedy`, `mcts:500ms`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A table that somebody opens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Slug of the game.
    pub game: String,
    /// What is chosen for the game.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    /// Who shall sit where.
    pub seats: Vec<SeatRequest>,
    /// A chosen seed, as text or as a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub seed: Option<Value>,
    /// What is chosen for the table.
    #[serde(default, deserialize_with = "chosen")]
    #[ts(optional, as = "Option<Settings>")]
    pub settings: Settings,
    /// Whether it starts at once.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// Settings as people choose them: what is left out stays as usual, and nothing else can be said.
fn chosen<'de, D: serde::Deserializer<'de>>(settings: D) -> Result<Settings, D::Error> {
    Ok(SettingsChange::deserialize(settings)?.made_to(&Settings::default()))
}

/// How to let others in; only the host is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Invites {
    /// Short enough to be read out.
    pub code: String,
    /// One for each free seat.
    pub seats: Vec<Invite>,
}

/// A link to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Invite {
    /// Which seat.
    pub seat: Seat,
    /// What nobody can guess.
    pub token: String,
}

/// Lets a program play for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BotToken {
    /// Names the token in lists.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made.
    pub created: Millis,
    /// The token itself, shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A finished game from the first step to the last.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ReplayStory {
    /// What it is.
    pub header: ReplayInfo,
    /// What happened.
    pub steps: Vec<Step>,
}
