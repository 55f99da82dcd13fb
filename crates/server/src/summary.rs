//! What lists of tables show, kept beside the journal so that a list needs no replay.

use game_core::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use store::{Member, Phase};
use table::wire::{SeatKind, Text};
use table::{SeatHolder, Table};

/// One table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) seats: Vec<Sitting>,
    pub(crate) host: String,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) scores: Vec<i32>,
    /// The rules by which it is played, where they are not those of its header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rules_version: Option<u32>,
}

/// One seat of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sitting {
    pub(crate) kind: SeatKind,
    pub(crate) label: Text,
    pub(crate) user: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) deciding: bool,
}

pub(crate) fn of(table: &Table) -> String {
    let deciding = table.deciding();
    let seat = |((seat, holder), label): ((Seat, &SeatHolder), Text)| {
        let (kind, user, bot) = match holder {
            SeatHolder::Open => (SeatKind::Open, None, None),
            SeatHolder::Human { user, .. } => (SeatKind::Human, Some(user.clone()), None),
            SeatHolder::Bot { spec } => (SeatKind::Bot, None, Some(spec.clone())),
        };
        Sitting { kind, label, user, bot, deciding: deciding.contains(&seat) }
    };
    let summary = Summary {
        seats: table.holders().zip(table.labels()).map(seat).collect(),
        host: table.header().host.clone(),
        outcome: table.outcome(),
        scores: table.points(),
        rules_version: Some(table.rules_version()).filter(|played| *played != table.header().rules_version),
    };
    crate::hub::to_json(&summary)
}

pub(crate) fn phase(table: &Table) -> Phase {
    match table.phase() {
        table::wire::Phase::Lobby => Phase::Lobby,
        table::wire::Phase::Playing => Phase::Playing,
        table::wire::Phase::Over => Phase::Over,
    }
}

/// Who is at the table, so that it stands in their lists: everybody with a seat, and the host.
pub(crate) fn members(table: &Table) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    for user in table.people() {
        for seat in table.seats_of(&user) {
            members.push(Member { user: user.clone(), seat: Some(seat.0) });
        }
    }
    let host = &table.header().host;
    if !members.iter().any(|member| &member.user == host) {
        members.push(Member { user: host.clone(), seat: None });
    }
    members.sort();
    members
}
