//! A planet: each square by the letter of its terrain and a mark for what stands there.

use game_text::drawing::{Color, Ink, Line, Scene, rows};

use crate::board::{Board, Facts};
use crate::geometry::{SIDE, Square};
use crate::pieces::Terrain;

/// Columns of the map and of what is written under it.
pub(super) const WIDTH: usize = 4 + 3 * SIDE as usize;

/// The planet with its columns and rows as actions name them.
pub(super) fn planet(scene: &Scene<'_>, facts: &Facts) -> Vec<Line> {
    let board = Board::from(*facts);
    let letters = letters(scene);
    let head = (0..SIDE).fold(Line::from("   "), |line, x| line.text(format!(" {x:<2}")));
    let row = |y: u8| {
        let start = Line::from(format!("{y:>3}"));
        (0..SIDE).fold(start, |line, x| square(line, &board, &letters, Square::new(x, y))).trimmed()
    };
    std::iter::once(head.trimmed()).chain((0..SIDE).map(row)).collect()
}

fn square(line: Line, board: &Board, letters: &[char], at: Square) -> Line {
    let printed = board.planet.facts();
    if !printed.grid.contains(at) {
        return line.text("   ");
    }
    let terrain = Terrain::ALL.into_iter().find(|terrain| board.ground.terrain[terrain.index()].contains(at));
    let ground = terrain.and_then(|terrain| Some((*letters.get(terrain.index())?, ink(terrain))));
    let empty = if printed.ice.contains(at) { ('~', Ink::of(Color::Cyan)) } else { ('.', Ink::of(Color::Faint)) };
    let (letter, ink) = ground.unwrap_or(empty);
    let mark = if board.rovers.iter().any(|rover| rover.at == at) {
        '@'
    } else if board.lifepods.contains(at) {
        '!'
    } else if board.meteorites.contains(at) {
        '*'
    } else if board.ground.stations.contains(at) {
        '+'
    } else {
        ' '
    };
    line.text(" ").ink(letter, ink).ink(mark, Ink::default().bold())
}

/// A letter for each terrain, and what the marks mean.
pub(super) fn legend(scene: &Scene<'_>) -> Vec<Line> {
    let letters = letters(scene);
    let terrain = |terrain: Terrain| {
        let name = scene.name_of(&terrain.to_string());
        Line::new().ink(letters.get(terrain.index()).copied().unwrap_or('?'), ink(terrain)).text(format!(" {name}"))
    };
    let marks = scene.word("draw-marks");
    let marks = marks.split("  ").map(Line::from);
    rows(Terrain::ALL.map(terrain).into_iter().chain(marks), game_text::drawing::WIDTH, 2)
}

fn letters(scene: &Scene<'_>) -> Vec<char> {
    scene.word("draw-terrain-letters").chars().collect()
}

pub(super) fn ink(terrain: Terrain) -> Ink {
    Ink::of(match terrain {
        Terrain::Civ => Color::Magenta,
        Terrain::Water => Color::Blue,
        Terrain::Biomass => Color::Green,
        Terrain::Rover => Color::Red,
        Terrain::Tech => Color::Cyan,
        Terrain::Energy => Color::Yellow,
    })
}
