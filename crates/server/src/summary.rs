//! What lists of tables show, kept beside the journal so that a list needs no replay.

use game_core::{Outcome, Seat};
use game_text::Names;
use serde::{Deserialize, Serialize};
use store::{Member, Phase};
use table::wire::{SeatKind, Sentence};
use table::{Called, Lang, SeatHolder, Table};

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
    /// Whether something happens at the table without anybody asking: a clock runs, or bots play for a person. Older
    /// programs did not say.
    #[serde(default)]
    wakes: Option<bool>,
    /// Whether strangers may sit down until the game begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) open: bool,
}

/// One seat of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sitting {
    pub(crate) kind: SeatKind,
    /// What its player is called, whatever the language.
    #[serde(default)]
    called: Option<Called>,
    /// The name in the two languages there once were: written by older programs instead.
    #[serde(default, skip_serializing)]
    label: Option<Label>,
    pub(crate) user: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) deciding: bool,
}

/// A name as it was once written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Label {
    en: Sentence,
    ru: Sentence,
}

impl Sitting {
    /// A name that was the same in both languages was a person's.
    fn called(&self) -> Called {
        match (&self.called, &self.label, self.kind) {
            (Some(called), ..) => called.clone(),
            (None, Some(label), _) if label.en == label.ru => Called::Person(label.en.to_string()),
            (None, _, SeatKind::Bot) => Called::Bot,
            (None, ..) => Called::Seat,
        }
    }
}

impl Summary {
    /// How many seats are free.
    pub(crate) fn free_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count()
    }

    /// Whether a person has a seat.
    pub(crate) fn has_seat(&self, user: &str) -> bool {
        self.seats.iter().any(|seat| seat.user.as_deref() == Some(user))
    }

    /// Whether the game waits for this person.
    pub(crate) fn asks(&self, user: &str) -> bool {
        self.seats.iter().any(|seat| seat.deciding && seat.user.as_deref() == Some(user))
    }

    /// What the players are called in a language.
    pub(crate) fn names(&self, lang: Lang) -> Names {
        let called: Vec<Called> = self.seats.iter().map(Sitting::called).collect();
        Called::names(&called, lang)
    }
}

pub(crate) fn of(table: &Table) -> String {
    let deciding = table.deciding();
    let seat = |((seat, holder), called): ((Seat, &SeatHolder), &Called)| {
        let (kind, user, bot) = match holder {
            SeatHolder::Open => (SeatKind::Open, None, None),
            SeatHolder::Human { user, .. } => (SeatKind::Human, Some(user.clone()), None),
            SeatHolder::Bot { spec } => (SeatKind::Bot, None, Some(spec.clone())),
        };
        Sitting { kind, called: Some(called.clone()), label: None, user, bot, deciding: deciding.contains(&seat) }
    };
    let summary = Summary {
        seats: table.holders().zip(table.called()).map(seat).collect(),
        host: table.header().host.clone(),
        outcome: table.outcome(),
        scores: table.points(),
        wakes: Some(table.next_due().is_some() || table.is_played_by_people() && !table.bots_to_move().is_empty()),
        open: table.settings().open,
        rules_version: Some(table.rules_version()).filter(|played| *played != table.header().rules_version),
    };
    crate::hub::to_json(&summary)
}

/// Whether people see no difference between two of them.
pub(crate) fn show_the_same(one: &str, other: &str) -> bool {
    let shown = |text: &str| {
        let summary: Option<Summary> = serde_json::from_str(text).ok();
        summary.map(|summary| Summary { wakes: None, ..summary })
    };
    shown(one).is_some_and(|one| Some(one) == shown(other))
}

/// Whether a table of which lists show this may have something to do by itself.
pub(crate) fn wakes(listed: &str) -> bool {
    serde_json::from_str(listed).ok().and_then(|summary: Summary| summary.wakes).unwrap_or(true)
}

/// The points that a list shows.
pub(crate) fn points(listed: &str) -> Vec<i32> {
    serde_json::from_str(listed).map(|summary: Summary| summary.scores).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_an_older_program_wrote_is_read() {
        let seat = |kind: &str, en: &str, ru: &str| {
            format!(
                r#"{{"kind":"{kind}","label":{{"en":"{en}","ru":"{ru}"}},"user":null,"bot":null,"deciding":false}}"#
            )
        };
        let seats =
            [seat("human", "Ann", "Ann"), seat("bot", "Bob", "Bob"), seat("bot", "Altair", "Альтаир")].join(",");
        let old = format!(r#"{{"seats":[{seats}],"host":"a","outcome":null,"scores":[]}}"#);
        let summary: Summary = serde_json::from_str(&old).expect("a summary");
        assert_eq!(summary.names(Lang::ENGLISH).as_slice(), ["Ann", "Bob", "Altair"]);
        assert_eq!(summary.names(Lang::find("ru").expect("a language")).as_slice(), ["Ann", "Bob", "Альтаир"]);
    }
}
