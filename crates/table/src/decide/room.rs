//! How long a journal may become, so that whoever reads it knows what that costs at most.
//!
//! What a game can do without is refused first, what it needs last, and a game can always be ended.

use crate::limits::{CALM, FULL, LOBBY, TALK};
use crate::refusal::Reason;
use crate::wire::{Phase, SetupChange};
use crate::{Actor, Command, Refusal, Table};

impl Table {
    /// Whether there is room for what a command comes to; false when it may be left out without a word.
    pub(super) fn has_room(&self, command: &Command) -> Result<bool, Refusal> {
        match command {
            Command::Chat { user, .. } => self.check_talk(user)?,
            // Somebody goes by a new name wherever they sit; one table more or less is no reason to refuse it.
            Command::Rename { .. } => {
                return Ok(if self.is_lobby() { self.written() < LOBBY / 2 } else { self.spent() < CALM });
            }
            _ if self.is_lobby() => self.check_lobby(command)?,
            Command::Act { by: Actor::User(_), .. } if self.written() >= FULL => {
                return Err(Reason::JournalFull {}.into());
            }
            _ if self.spent() >= CALM / 2 && is_trifle(command) => return Err(Reason::JournalLong {}.into()),
            _ if self.spent() >= CALM && is_luxury(command) => return Err(Reason::JournalLong {}.into()),
            _ => {}
        }
        Ok(true)
    }

    fn is_lobby(&self) -> bool {
        self.body.phase == Phase::Lobby
    }

    /// Entries besides those of talk, so that nobody can talk a game to death.
    fn written(&self) -> u64 {
        self.body.position.saturating_sub(self.body.chat_lines)
    }

    /// Those of them that are no actions which stand: the game ends by itself, and what was taken back adds up.
    fn spent(&self) -> u64 {
        let stand = self.play.as_ref().map_or(0, |play| u64::from(play.n_actions()));
        self.written().saturating_sub(stand)
    }

    fn check_talk(&self, user: &str) -> Result<(), Refusal> {
        let has_seat = user == self.header.host || self.body.places.iter().any(|place| place.belongs_to(user));
        let most = if has_seat { TALK } else { TALK / 3 };
        if self.body.chat_lines < most { Ok(()) } else { Err(Reason::TalkFull {}.into()) }
    }

    /// Those who come and go cannot keep the host from changing something, and nobody keeps the game from its start.
    fn check_lobby(&self, command: &Command) -> Result<(), Refusal> {
        let most = match command {
            Command::SetUp { change: SetupChange::Sit { .. } | SetupChange::StandUp { .. }, .. } => LOBBY / 2,
            Command::Join { .. } => LOBBY / 2,
            Command::SetUp { .. } | Command::Mute { .. } => LOBBY,
            _ => return Ok(()),
        };
        if self.written() < most { Ok(()) } else { Err(Reason::LobbyWorn {}.into()) }
    }
}

/// What one person can change to and fro alone: with it they must not use up what all have together.
fn is_trifle(command: &Command) -> bool {
    matches!(command, Command::Prefer { .. } | Command::Stand { .. } | Command::Mute { .. })
}

/// What a game can do without. Somebody who is away may still be replaced, or the others would wait forever; and may
/// come back to their seat, which nobody else can do for them.
fn is_luxury(command: &Command) -> bool {
    matches!(command, Command::Undo { .. } | Command::HandOver { absent: false, .. })
}
