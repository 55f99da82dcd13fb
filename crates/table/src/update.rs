//! What an entry has changed, before it is told to anybody.

use std::sync::Arc;

use game_core::{Seat, Told};
use game_registry::Saying;
use serde::Serialize;

use crate::PerLang;
use crate::audience::Audience;
use crate::count::Count;
use crate::wire::{ChatLine, Said};

/// What an entry has changed. [`Table::tell`](crate::Table::tell) puts it in words for one audience.
#[derive(Clone, Debug)]
pub struct Update {
    pub(crate) seq: Count,
    pub(crate) only_for: Option<Seat>,
    pub(crate) news: News,
}

impl Update {
    /// The seat whose player alone is concerned; nobody else may notice anything.
    pub fn only_for(&self) -> Option<Seat> {
        self.only_for
    }

    /// Whether an audience may notice it.
    pub fn concerns(&self, audience: &Audience) -> bool {
        self.only_for.is_none_or(|seat| audience.seats().contains(&seat))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum News {
    /// A seat has acted.
    Acted { seat: Seat, action: String, events: Vec<Told<Saying>>, words: PerLang<Vec<Told<Arc<Said>>>> },
    /// Something else has happened that all see.
    Happened(Happening),
    /// Somebody has said something.
    Said(ChatLine),
    /// Several actions were taken back by agreement.
    WentBack { seat: Seat, actions: Count, redealt: bool },
    /// Nothing has happened, but something looks different.
    Quiet,
}

/// What happens at a table besides the game. The sentences stand in `text/` under `table-…`.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Happening {
    Configured {},
    Claimed { seat: Seat },
    Left { name: String },
    Renamed { seat: Seat },
    Started {},
    Undone { seat: Seat },
    UndoneByAgreement { seat: Seat, actions: u64 },
    UndoneAndRedealt { seat: Seat, actions: u64 },
    UndoAsked { seat: Seat },
    UndoAccepted { name: String },
    UndoDenied { name: String },
    EndAsked { name: String },
    EndAccepted { name: String },
    EndDenied { name: String },
    HandedOver { seat: Seat, bot: String },
    TimedOut { seat: Seat },
    TakenBack { seat: Seat },
    Muted { name: String },
    Unmuted { name: String },
    ClockResumed {},
    WentAway { seat: Seat },
    CameBack { seat: Seat },
    Resigned { seat: Seat },
    AgreedEnd {},
    Ended {},
    Rematch {},
}

impl Happening {
    /// The seat it is about.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Happening::Claimed { seat }
            | Happening::Renamed { seat }
            | Happening::Undone { seat }
            | Happening::UndoneByAgreement { seat, .. }
            | Happening::UndoneAndRedealt { seat, .. }
            | Happening::UndoAsked { seat }
            | Happening::HandedOver { seat, .. }
            | Happening::TimedOut { seat }
            | Happening::TakenBack { seat }
            | Happening::WentAway { seat }
            | Happening::CameBack { seat }
            | Happening::Resigned { seat } => Some(seat),
            _ => None,
        }
    }
}
