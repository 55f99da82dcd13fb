//! The moon: hexes as bricks, each with its name, terrain, mine and units.

use console::{Color, Style};
use game_core::Seat;
use nexus_ops::{Hex, Open, Terrain, Unit};

use super::canvas::Canvas;
use crate::terminal::names::{seat_letter, seat_style};
use crate::words::Lang;

/// The rows of the map from top to bottom: how many half hexes the first stands to the right, and the names.
const ROWS: [(usize, &[&str]); 9] = [
    (6, &["H4c"]),
    (5, &["H4a", "H4b"]),
    (0, &["H3c", "H3b", "B8", "B9", "B10", "H5a", "H5c"]),
    (1, &["H3a", "B7", "A4", "A5", "B11", "H5b"]),
    (2, &["B6", "A3", "M", "A0", "B0"]),
    (1, &["H2b", "B5", "A2", "A1", "B1", "H0a"]),
    (0, &["H2c", "H2a", "B4", "B3", "B2", "H0b", "H0c"]),
    (5, &["H1b", "H1a"]),
    (6, &["H1c"]),
];
const HALF: usize = 5;
/// Letters between the borders of a hex.
const ROOM: usize = 2 * HALF - 1;
const HEIGHT: usize = 3;

/// The drawn map.
pub(super) struct Map {
    /// Its lines.
    pub(super) lines: Vec<String>,
    /// Hexes with too many units to tell them apart in so little room.
    pub(super) crowded: Vec<Hex>,
}

impl Map {
    /// Draws the hexes of this game.
    pub(super) fn of(lang: Lang, open: &Open) -> Self {
        let mut canvas = Canvas::new(14 * HALF + 1, HEIGHT * ROWS.len() + 1);
        let mut crowded = Vec::new();
        for (row, (first, names)) in ROWS.iter().enumerate() {
            for (column, name) in names.iter().enumerate() {
                let Some(hex) = name.parse().ok().filter(|hex| exists(open, *hex)) else { continue };
                let (left, top) = ((first + 2 * column) * HALF, row * HEIGHT);
                canvas.frame(left, top, 2 * HALF + 1, HEIGHT + 1);
                write_land(&mut canvas, left + 1, top + 1, lang, open, hex);
                if !write_units(&mut canvas, left + 1, top + 2, lang, open, hex) {
                    crowded.push(hex);
                }
            }
        }
        Map { lines: canvas.lines(), crowded }
    }
}

/// Home sites that nobody uses are not part of the board.
fn exists(open: &Open, hex: Hex) -> bool {
    open.terrain.0.iter().any(|hexes| hexes.contains(hex))
}

/// `B11 F *2`: name, terrain, mine or question mark.
fn write_land(canvas: &mut Canvas, left: usize, y: usize, lang: Lang, open: &Open, hex: Hex) {
    let terrain = open.terrain_of(hex);
    let (id, color) = match terrain {
        Terrain::Forest => ("forest", Color::Green),
        Terrain::Crystal => ("crystal", Color::Magenta),
        Terrain::Rock => ("rock", Color::Yellow),
        Terrain::Magma => ("magma", Color::Red),
        Terrain::Monolith => ("monolith", Color::Cyan),
    };
    let letter = lang.word(&format!("nexus-letter-{id}"));
    let after = canvas.write(left, y, &format!("{:<3} {letter}", hex.to_string()), &Style::new().fg(color));
    let mine = open.mines[hex.index()];
    if mine > 0 {
        canvas.write(after + 1, y, &format!("*{mine}"), &Style::new().bold());
    } else if open.unexplored.contains(hex) {
        canvas.write(after + 1, y, "?", &Style::new());
    }
}

/// Each seat's letter with its units; with bare numbers, and false, when those do not fit.
fn write_units(canvas: &mut Canvas, left: usize, y: usize, lang: Lang, open: &Open, hex: Hex) -> bool {
    let seats: Vec<Seat> = Seat::all(open.seats).filter(|seat| open.presence[*seat].contains(hex)).collect();
    let full: Vec<String> = seats.iter().map(|&seat| units_text(lang, |unit| open.count(seat, hex, unit))).collect();
    let fits = |texts: &[String], gap: usize| {
        let letters: usize = texts.iter().map(|text| text.chars().count() + 1).sum();
        letters + gap * texts.len().saturating_sub(1) <= ROOM
    };
    let told = fits(&full, 1);
    let texts = if told { full } else { seats.iter().map(|&seat| open.army(seat, hex).to_string()).collect() };
    let gap = usize::from(fits(&texts, 1));
    let mut x = left;
    for (&seat, text) in seats.iter().zip(&texts) {
        let style = seat_style(seat);
        x = canvas.write(x, y, &seat_letter(lang, seat), &style.clone().bold());
        x = canvas.write(x, y, text, &style) + gap;
    }
    told
}

/// Units as letters with their numbers: `h3f` are three humans and a fungoid.
pub(super) fn units_text(lang: Lang, count: impl Fn(Unit) -> u8) -> String {
    let letters = lang.word("nexus-unit-letters");
    let part = |(unit, letter): (Unit, char)| match count(unit) {
        0 => String::new(),
        1 => letter.to_string(),
        n => format!("{letter}{n}"),
    };
    Unit::ALL.into_iter().zip(letters.chars()).map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_has_its_place_on_the_map() {
        let names: Vec<&str> = ROWS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut hexes: Vec<Hex> = names.iter().map(|name| name.parse().expect("a hex")).collect();
        hexes.sort();
        hexes.dedup();
        assert_eq!(hexes.len(), nexus_ops::HEXES);
    }

    #[test]
    fn units_are_letters_with_numbers() {
        let count = |unit| match unit {
            Unit::Human => 3,
            Unit::Fungoid => 1,
            _ => 0,
        };
        assert_eq!(units_text(Lang::ENGLISH, count), "h3f");
    }
}
