//! What can be changed before the start, one thing at a time. No message says what the whole table shall look like, so
//! nothing that somebody else did meanwhile can be overwritten by somebody who has not seen it.

use game_core::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::{ClockRule, Settings, UserId};

/// One change to a table before the start. All but `sit` and `stand_up` are the host's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum SetupChange {
    /// One more free seat, after the others.
    AddSeat {},
    /// A seat goes, unless a person sits there.
    RemoveSeat { seat: Seat },
    /// A bot such as `greedy` or `mcts:500ms` takes a seat, unless a person sits there.
    SeatBot { seat: Seat, bot: String },
    /// Bots take all seats that are free.
    FillSeats { bot: String },
    /// A bot's seat is free again.
    FreeSeat { seat: Seat },
    /// This person, and nobody else, has to leave this seat.
    SendAway { seat: Seat, user: UserId },
    /// Whoever asks takes a free seat.
    Sit { seat: Seat },
    /// Whoever asks leaves a seat of their own.
    StandUp { seat: Seat },
    /// What is chosen for the game; options that are left out stay as they are.
    Options {
        #[ts(type = "Record<string, unknown>")]
        options: Map<String, Value>,
    },
    /// What is chosen for the table; settings that are left out stay as they are.
    Settings { settings: SettingsChange },
}

/// Some of the [`Settings`]; what is left out stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct SettingsChange {
    /// Whether people without a seat may watch.
    pub spectators: Option<bool>,
    /// Whether people who share a screen see each other's cards.
    pub open_hands: Option<bool>,
    /// Whether the seats are drawn by lot when the game starts.
    pub shuffle_seats: Option<bool>,
    /// How much time there is to think; `null` takes the clock away.
    #[serde(deserialize_with = "given")]
    pub clock: Option<Option<ClockRule>>,
    /// Whether only those with a seat may say something.
    pub silent_spectators: Option<bool>,
    /// Whether the table stands in the list of open tables.
    pub open: Option<bool>,
    /// Whether the game counts for nobody's rating.
    pub unrated: Option<bool>,
    /// How long after a question the table passes for a seat that prefers it.
    pub pass_pause_ms: Option<u32>,
}

/// Tells a `null` from what is left out.
fn given<'de, D: serde::Deserializer<'de>, T: Deserialize<'de>>(value: D) -> Result<Option<T>, D::Error> {
    T::deserialize(value).map(Some)
}

impl SettingsChange {
    /// The settings with this change.
    pub(crate) fn made_to(self, settings: &Settings) -> Settings {
        Settings {
            spectators: self.spectators.unwrap_or(settings.spectators),
            open_hands: self.open_hands.unwrap_or(settings.open_hands),
            shuffle_seats: self.shuffle_seats.unwrap_or(settings.shuffle_seats),
            clock: self.clock.unwrap_or(settings.clock),
            silent_spectators: self.silent_spectators.unwrap_or(settings.silent_spectators),
            open: self.open.unwrap_or(settings.open),
            unrated: self.unrated.unwrap_or(settings.unrated),
            pass_pause_ms: self.pass_pause_ms.unwrap_or(settings.pass_pause_ms),
        }
    }
}
