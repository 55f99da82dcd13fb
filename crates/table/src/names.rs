//! What players are called in each language.

use std::sync::OnceLock;

use game_core::{MAX_SEATS, Seat};

use crate::place::Place;
use crate::texts::texts;
use crate::wire::Text;

/// The names of all seats in each language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Names {
    en: Vec<String>,
    ru: Vec<String>,
}

impl Names {
    pub(crate) fn of_places(places: &[Place]) -> Self {
        let all = |lang: &str| {
            let names = places.iter().enumerate().map(|(seat, place)| name(place, seat, lang));
            told_apart(names.collect())
        };
        Names { en: all("en"), ru: all("ru") }
    }

    /// The names in a language.
    pub(crate) fn of(&self, lang: &str) -> &[String] {
        if lang == "ru" { &self.ru } else { &self.en }
    }

    /// One seat's name.
    pub(crate) fn seat(&self, seat: Seat) -> Text {
        Text::each(|lang| self.of(lang).get(seat.index()).cloned().unwrap_or_default())
    }
}

/// People who share a screen share a name; numbers tell them apart.
fn told_apart(names: Vec<String>) -> Vec<String> {
    let numbered = |(seat, name): (usize, &String)| {
        let same = |others: &[String]| others.iter().filter(|other| *other == name).count();
        if same(&names) > 1 { format!("{name} ({})", same(&names[..=seat])) } else { name.clone() }
    };
    names.iter().enumerate().map(numbered).collect()
}

/// A person's name also stands while a bot plays for him; bots of their own right are called after stars.
fn name(place: &Place, seat: usize, lang: &str) -> String {
    match place.person() {
        Some(person) => person.name,
        None if place.is_bot() => own_names(lang).get(seat).cloned().unwrap_or_default(),
        None => texts().get(lang, &format!("seat-{seat}")).unwrap_or_default(),
    }
}

/// The names of bots, looked up once: every message about a game needs them.
fn own_names(lang: &str) -> &'static [String] {
    static EN: OnceLock<Vec<String>> = OnceLock::new();
    static RU: OnceLock<Vec<String>> = OnceLock::new();
    let all = if lang == "ru" { &RU } else { &EN };
    let name = |seat: usize| texts().get(lang, &format!("bot-{seat}")).unwrap_or_default();
    all.get_or_init(|| (0..MAX_SEATS).map(name).collect())
}

#[cfg(test)]
mod tests {
    use game_core::{Seat, Seed};

    use super::*;
    use crate::{Actor, Entry, Fact, Header, SeatHolder, Settings, Table};

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
            assert_eq!(table.names(), &Names::of_places(&table.body.places));
        }
        let again = Table::load(table.header().clone(), &table.save()).expect("a snapshot");
        assert_eq!(again.names(), table.names());
        assert_eq!(table.names().of("en"), ["Ann", "Robert"]);
    }
}
