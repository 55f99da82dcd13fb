//! What players are called in each language.

use std::sync::OnceLock;

use game_core::{MAX_SEATS, Seat};

use crate::place::Place;
use crate::texts::texts;
use crate::wire::Text;

/// The names of all seats in each language.
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
