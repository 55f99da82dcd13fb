//! What players are called in each language.

use std::sync::Arc;

use game_core::{MAX_SEATS, Seat};
use game_text::Names;
use serde::{Deserialize, Serialize};

use crate::looks::look;
use crate::place::Place;
use crate::texts::texts;
use crate::{Lang, PerLang};

/// What the player of a seat is called, whatever the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Called {
    /// By the name that the person has chosen, also while a bot plays for them.
    Person(String),
    /// After a star: a bot in its own right.
    Bot,
    /// By its number: nobody sits there.
    Seat,
}

impl Called {
    /// The names of all seats in a language. People who share a screen share a name; numbers tell them apart.
    pub fn names(all: &[Called], lang: Lang) -> Names {
        Names::new(told_apart(all.iter().enumerate().map(|(seat, called)| called.name(seat, lang)).collect()))
    }

    fn name(&self, seat: usize, lang: Lang) -> String {
        match self {
            Called::Person(name) => name.clone(),
            Called::Bot => star(seat, lang),
            Called::Seat => texts().get(lang.code(), &format!("seat-{seat}")).unwrap_or_default(),
        }
    }

    fn of(place: &Place) -> Self {
        match place.person() {
            Some(person) => Called::Person(person.name),
            None if place.is_bot() => Called::Bot,
            None => Called::Seat,
        }
    }
}

/// The names of all seats; those of a language are put together when they are first needed.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatNames(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    called: Vec<Called>,
    spoken: PerLang<Names>,
}

impl SeatNames {
    pub(crate) fn of_places(places: &[Place]) -> Self {
        SeatNames(Arc::new(Inner { called: places.iter().map(Called::of).collect(), spoken: PerLang::default() }))
    }

    /// The names in a language.
    pub(crate) fn of(&self, lang: Lang) -> &[String] {
        self.0.spoken.get(lang, || Called::names(&self.0.called, lang)).as_slice()
    }

    /// One seat's name.
    pub(crate) fn seat(&self, seat: Seat, lang: Lang) -> String {
        self.of(lang).get(seat.index()).cloned().unwrap_or_default()
    }

    /// What each seat's player is called, whatever the language.
    pub(crate) fn called(&self) -> &[Called] {
        &self.0.called
    }
}

impl PartialEq for SeatNames {
    fn eq(&self, other: &Self) -> bool {
        self.0.called == other.0.called
    }
}

/// Numbers names that look the same, and once more where a number makes a name look like another one.
fn told_apart(mut names: Vec<String>) -> Vec<String> {
    for _ in 0..MAX_SEATS {
        let looks: Vec<String> = names.iter().map(|name| look(name)).collect();
        let same = |seats: &[String], seat: usize| seats.iter().filter(|other| **other == looks[seat]).count();
        if (0..looks.len()).all(|seat| same(&looks, seat) == 1) {
            break;
        }
        for (seat, name) in names.iter_mut().enumerate().filter(|(seat, _)| same(&looks, *seat) > 1) {
            *name += &format!(" ({})", same(&looks[..=seat], seat));
        }
    }
    names
}

/// The name of a bot, looked up once: the names of a table are put together whenever somebody sits down.
fn star(seat: usize, lang: Lang) -> String {
    static STARS: std::sync::LazyLock<PerLang<Vec<String>>> = std::sync::LazyLock::new(PerLang::default);
    let name = |seat: usize| texts().get(lang.code(), &format!("bot-{seat}")).unwrap_or_default();
    STARS.get(lang, || (0..MAX_SEATS).map(name).collect()).get(seat).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use game_core::{Seat, Seed};

    use super::*;
    use crate::{Actor, Entry, Fact, Header, SeatHolder, Settings, Table};

    #[test]
    fn names_that_look_alike_are_numbered() {
        let apart = |names: &[&str]| told_apart(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(apart(&["Ann", "Bob", "Ann"]), ["Ann (1)", "Bob", "Ann (2)"]);
        assert_eq!(apart(&["Ann", "Аnn"]), ["Ann (1)", "Аnn (2)"], "the second begins with a Cyrillic letter");
        assert_eq!(apart(&["Сара", "Capa", "Sara"]), ["Сара (1)", "Capa (2)", "Sara"]);
        assert_eq!(apart(&["Ann", "Ann", "Ann (2)"]), ["Ann (1)", "Ann (2) (1)", "Ann (2) (2)"]);
        assert_eq!(apart(&["Ann", "ann", "Anna", "Анна"]), ["Ann", "ann", "Anna", "Анна"], "as they are");
    }

    #[test]
    fn the_names_a_table_keeps_are_those_of_its_seats() {
        let entry = game_registry::find("sample-game").expect("a game of that name");
        let rules_version = entry.rules_version();
        let game = "sample-game".to_owned();
        let mut table =
            Table::new(Header { id: "t".into(), game, rules_version, created: 0, host: "ann".into(), daily: None })
                .expect("a table");
        let ann = SeatHolder::Human { user: "ann".into(), name: "Ann".into() };
        let bot = SeatHolder::Bot { spec: "random".into() };
        let (options, settings) = (entry.default_options(), Settings::default());
        let facts = [
            Fact::Configured { options, seats: vec![SeatHolder::Open, ann.clone()], settings },
            Fact::Claimed { seat: Seat(0), user: "bob".into(), name: "Bob".into() },
            Fact::Renamed { user: "bob".into(), name: "Robert".into() },
            Fact::Started {
                seed: Seed([7; 32]),
                known_seed: false,
                first_seat_order: vec![Seat(1), Seat(0)],
                rules_version: None,
            },
            Fact::SeatChanged { seat: Seat(0), holder: bot, by: Actor::User("ann".into()) },
            Fact::SeatChanged { seat: Seat(0), holder: ann, by: Actor::User("ann".into()) },
        ];
        for fact in facts {
            table.apply(&Entry { at: 1, fact }).expect("a fact that fits");
            assert_eq!(table.names(), &SeatNames::of_places(&table.body.places));
        }
        let again = Table::load(table.header().clone(), &table.save()).expect("a snapshot");
        assert_eq!(again.names(), table.names());
        assert_eq!(table.names().of(Lang::ENGLISH), ["Ann", "Robert"]);
    }
}
