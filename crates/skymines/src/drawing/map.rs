//! The map as it lies on the table: every place where it is printed.

use std::sync::LazyLock;

use game_core::Id;
use game_text::drawing::{Canvas, Color, Ink, Line, Scene, WIDTH, wrapped};
use serde_json::Value;

use super::board::mark;
use crate::View;
use crate::data::data;
use crate::pieces::{Board, Company, Spot};

/// Squares for the hundredths in which the data say where things lie.
const ROOM: [usize; 2] = [88, 23];
/// What the middle of a label keeps from the left edge.
const MARGIN: usize = 4;

/// Where something is printed, from the upper left corner.
struct Printed<T> {
    what: T,
    at: [usize; 2],
}

struct Sheet {
    spots: Vec<Printed<Spot>>,
    stations: Vec<Printed<Company>>,
    threat: Option<[usize; 2]>,
}

static SHEETS: LazyLock<[Sheet; 2]> = LazyLock::new(|| {
    [
        Sheet::read(include_str!("../../data/board_moon.json"), &["sectors"]),
        Sheet::read(include_str!("../../data/board_belt.json"), &["asteroids", "shuttle_cells"]),
    ]
});

impl Sheet {
    fn read(json: &str, lists: &[&str]) -> Self {
        let file: Value = serde_json::from_str(json).unwrap_or_default();
        let rows = |list: &str| file[list].as_array().cloned().unwrap_or_default();
        let spots = lists.iter().flat_map(|list| rows(list));
        let stations = rows("stations").into_iter();
        Sheet {
            spots: spots
                .filter_map(|row| Some(Printed { what: row["id"].to_string().parse().ok()?, at: at(&row) }))
                .collect(),
            stations: stations
                .filter_map(|row| Some(Printed { what: row["company"].as_str()?.parse().ok()?, at: at(&row) }))
                .collect(),
            threat: file.get("threat_card").map(at),
        }
    }
}

fn at(row: &Value) -> [usize; 2] {
    let hundredths = |name: &str| row[name].as_f64().map_or(0, |place| place as usize);
    [hundredths("x") * ROOM[0] / 100, hundredths("y") * ROOM[1] / 100]
}

/// The map with the companies that lie on it, and what its letters mean.
pub(super) fn map(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let sheet = &SHEETS[usize::from(open.map == Board::Belt)];
    let mut canvas = Canvas::new(WIDTH, ROOM[1] + 1);
    for Printed { what, at } in &sheet.spots {
        put(&mut canvas, *at, &label(view, *what));
    }
    for Printed { what, at } in &sheet.stations {
        put(&mut canvas, *at, &[(scene.name_of(what.word()), mark(*what).1)]);
    }
    if let (Some(at), Some(threat)) = (sheet.threat, open.threat_left()) {
        put(&mut canvas, at, &[(threat.word().to_owned(), Ink::of(Color::Red))]);
    }
    let mut lines = canvas.lines();
    let legend = if open.map == Board::Moon { "draw-legend" } else { "draw-legend-belt" };
    lines.extend(wrapped(&scene.word(legend), WIDTH));
    lines
}

/// Writes a label around a place, inside the sheet.
fn put(canvas: &mut Canvas, at: [usize; 2], label: &[(String, Ink)]) {
    let width: usize = label.iter().map(|(text, _)| text.chars().count()).sum();
    let mut left = (at[0] + MARGIN).saturating_sub(width / 2).min(WIDTH.saturating_sub(width));
    for (text, ink) in label {
        left = canvas.write(left, at[1], text, *ink);
    }
}

/// `21:S`; a shuttle cell `(19:M)`; an asteroid with its cells `[18:A.T]`.
fn label(view: &View, spot: Spot) -> Vec<(String, Ink)> {
    let plain = |text: String| (text, Ink::default());
    if view.open.map == Board::Moon {
        return std::iter::once(plain(format!("{spot}:"))).chain(holders(view, spot)).collect();
    }
    let belt = &data().belt;
    let (left, right, cells): (_, _, Vec<Spot>) = match belt.shuttle_cells.contains(spot) {
        true => ('(', ')', vec![spot]),
        false => ('[', ']', belt.cells[spot.index()].iter().collect()),
    };
    let there = cells.into_iter().flat_map(|cell| holders(view, cell));
    std::iter::once(plain(format!("{left}{spot}:"))).chain(there).chain([plain(right.to_string())]).collect()
}

/// The letters of the companies on a place, or a dot.
fn holders(view: &View, spot: Spot) -> Vec<(String, Ink)> {
    let there = Company::ALL.into_iter().filter(|company| view.open.pieces[*company].contains(spot));
    let letters: Vec<(String, Ink)> = there.map(mark).map(|(letter, ink)| (letter.to_owned(), ink)).collect();
    if letters.is_empty() { vec![(".".to_owned(), Ink::default())] } else { letters }
}
