//! How people want to be told while they are away.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How somebody wants to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct NoticeSettings {
    /// The key of this server, for browsers that are to hear from it.
    pub push_key: String,
    /// On how many browsers they are told.
    pub browsers: u32,
    /// When not to.
    pub quiet: Option<QuietHours>,
    /// At least so many minutes lie between two notices.
    pub digest: u16,
    /// The tables of which they do not want to be told.
    pub muted: Vec<String>,
    /// How many minutes their clocks are ahead of UTC, if they have ever said so.
    pub zone: Option<i16>,
    /// What is known of letters to them; nothing where the server sends none.
    pub mail: Option<MailSettings>,
}

/// Letters to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MailSettings {
    /// Where to.
    pub address: Option<String>,
    /// Whether whoever reads letters there has said that they are this person.
    pub confirmed: bool,
    /// Whether they want letters.
    pub on: bool,
}

/// What a link in a letter does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LetterLink {
    /// `confirm`, `stop` or `mute`.
    pub does: String,
    /// The game of the table that it mutes.
    pub game: Option<String>,
    /// Whether it has been done already.
    pub done: bool,
}

/// Hours in which nobody is told anything, in minutes after midnight. They may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The first minute.
    pub from: u16,
    /// The first one after it.
    pub until: u16,
}

/// What somebody wants to be otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct NoticeChange {
    /// Quiet hours, or none.
    pub quiet: Option<QuietChange>,
    /// How many minutes the clocks there are ahead of UTC.
    pub zone: Option<i16>,
    /// At least so many minutes between two notices.
    pub digest: Option<u16>,
    /// Whether letters are wanted; only with a confirmed address.
    pub mail: Option<bool>,
}

/// Quiet hours from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct QuietChange {
    /// Which; nothing for none.
    pub hours: Option<QuietHours>,
}

/// A browser on which somebody wants to be told, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// Where its maker takes messages for it.
    pub endpoint: String,
    /// Its public key, in base64 for addresses.
    pub p256dh: String,
    /// What it shares with those who write to it, likewise.
    pub auth: String,
}
