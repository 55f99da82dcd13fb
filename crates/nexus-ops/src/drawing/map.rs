//! The moon: hexes as bricks, each with its name, terrain, mine and units.

use game_core::Seat;
use game_text::drawing::{Canvas, Color, Ink, Line, Scene};

use crate::{Hex, Open, Terrain, Unit};

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
    pub(super) lines: Vec<Line>,
    /// Hexes with too many units to tell them apart in so little room.
    pub(super) crowded: Vec<Hex>,
}

impl Map {
    /// Draws the hexes of this game.
    pub(super) fn of(scene: &Scene<'_>, open: &Open) -> Self {
        let mut canvas = Canvas::new(14 * HALF + 1, HEIGHT * ROWS.len() + 1);
        let mut crowded = Vec::new();
        for (row, (first, names)) in ROWS.iter().enumerate() {
            for (column, name) in names.iter().enumerate() {
                let Some(hex) = name.parse().ok().filter(|hex| exists(open, *hex)) else { continue };
                let (left, top) = ((first + 2 * column) * HALF, row * HEIGHT);
                canvas.frame(left, top, 2 * HALF + 1, HEIGHT + 1);
                write_land(&mut canvas, left + 1, top + 1, scene, open, hex);
                if !write_units(&mut canvas, left + 1, top + 2, scene, open, hex) {
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
fn write_land(canvas: &mut Canvas, left: usize, y: usize, scene: &Scene<'_>, open: &Open, hex: Hex) {
    let terrain = open.terrain_of(hex);
    let (id, color) = match terrain {
        Terrain::Forest => ("forest", Color::Green),
        Terrain::Crystal => ("crystal", Color::Magenta),
        Terrain::Rock => ("rock", Color::Yellow),
        Terrain::Magma => ("magma", Color::Red),
        Terrain::Monolith => ("monolith", Color::Cyan),
    };
    let letter = scene.word(&format!("draw-letter-{id}"));
    let after = canvas.write(left, y, &format!("{:<3} {letter}", hex.to_string()), Ink::of(color));
    let mine = open.mines[hex.index()];
    if mine > 0 {
        canvas.write(after + 1, y, &format!("*{mine}"), Ink::default().bold());
    } else if open.unexplored.contains(hex) {
        canvas.write(after + 1, y, "?", Ink::default());
    }
}

/// Each seat's letter with its units; with bare numbers, and false, when those do not fit.
fn write_units(canvas: &mut Canvas, left: usize, y: usize, scene: &Scene<'_>, open: &Open, hex: Hex) -> bool {
    let seats: Vec<Seat> = Seat::all(open.seats).filter(|seat| open.presence[*seat].contains(hex)).collect();
    let full: Vec<String> = seats.iter().map(|&seat| units_text(scene, |unit| open.count(seat, hex, unit))).collect();
    let fits = |texts: &[String], gap: usize| {
        let letters: usize = texts.iter().map(|text| text.chars().count() + 1).sum();
        letters + gap * texts.len().saturating_sub(1) <= ROOM
    };
    let told = fits(&full, 1);
    let texts = if told { full } else { seats.iter().map(|&seat| open.army(seat, hex).to_string()).collect() };
    let gap = usize::from(fits(&texts, 1));
    let mut x = left;
    for (&seat, text) in seats.iter().zip(&texts) {
        let ink = Ink::of(Color::Seat(seat));
        x = canvas.write(x, y, &scene.player(seat).letter, ink.bold());
        x = canvas.write(x, y, text, ink) + gap;
    }
    told
}

/// Units as letters with their numbers: `h3f` are three humans and a fungoid.
pub(super) fn units_text(scene: &Scene<'_>, count: impl Fn(Unit) -> u8) -> String {
    let letters = scene.word("draw-unit-letters");
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
        assert_eq!(hexes.len(), crate::HEXES);
    }
}
