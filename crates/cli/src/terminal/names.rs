//! What seats are called: by their colour, so that the map, the log and an action speak of the same thing.

use console::Color;
use game_core::Seat;
use game_registry::Names;

use crate::words::Lang;

/// The names of the first seats.
pub(crate) fn seat_names(lang: Lang, seats: u8) -> Names {
    Names::new(Seat::all(seats).map(|seat| lang.word(&format!("seat-{}", seat.0))))
}

/// The seat's letter on a map.
pub(crate) fn seat_letter(lang: Lang, seat: Seat) -> String {
    lang.word(&format!("seat-{}-letter", seat.0))
}

/// The seat's colour.
pub(crate) fn seat_color(seat: Seat) -> Color {
    const COLORS: [Color; 6] =
        [Color::Red, Color::Blue, Color::Green, Color::Yellow, Color::Magenta, Color::Color256(208)];
    COLORS[seat.index() % COLORS.len()]
}
