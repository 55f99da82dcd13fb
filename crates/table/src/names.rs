//! What players are called in each language.

use game_core::Seat;

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
        let all = |lang: &str| places.iter().enumerate().map(|(seat, place)| name(place, seat, lang)).collect();
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

/// A person's name also stands while a bot plays for him; bots of their own right are called after stars.
fn name(place: &Place, seat: usize, lang: &str) -> String {
    match place.person() {
        Some(person) => person.name.clone(),
        None => {
            let kind = if place.is_bot() { "bot" } else { "seat" };
            texts().get(lang, &format!("{kind}-{seat}")).unwrap_or_default()
        }
    }
}
