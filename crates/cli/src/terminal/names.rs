//! What seats are called: by their colour, so that the map, the log and an action speak of the same thing.

use console::{Color, Style};
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

/// The seat's colour. Blue is bright, since a terminal's plain blue is all but black.
pub(crate) fn seat_style(seat: Seat) -> Style {
    let styles = [
        Style::new().red(),
        Style::new().blue().bright(),
        Style::new().green(),
        Style::new().yellow(),
        Style::new().magenta(),
        Style::new().fg(Color::Color256(208)),
    ];
    styles[seat.index() % styles.len()].clone()
}
