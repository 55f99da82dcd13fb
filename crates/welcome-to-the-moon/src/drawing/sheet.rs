//! One sheet: its spaces with what stands in them, and everything that does not look as printed.

use game_core::Seat;
use game_text::drawing::{Color, Ink, Line, Scene, WIDTH, rows};

use crate::View;
use crate::adventure::Adventure;
use crate::events::Marking;
use crate::grid::{Grid, Slot, each};
use crate::pieces::{Cell, Look};
use crate::view::SheetsView;

/// The sheet that a seat marks in this turn, with what its player has done so far.
pub(super) fn of<A: Adventure>(
    scene: &Scene<'_>,
    view: &View,
    sheets: &SheetsView<A, A::Common>,
    seat: Seat,
) -> Vec<Line> {
    let place = A::sheet_of(&view.table, seat);
    let (sheet, marks) = match &sheets.own {
        Some(desk) => (&desk.sheet, sheets.own_marks.as_slice()),
        None => (&sheets.sheets[place], sheets.marks.get(place.index()).map_or(&[][..], Vec::as_slice)),
    };
    let title = scene.say("sheet", [("name", scene.player(place).name.as_str().into())]);
    let mut lines = vec![Line::new().ink(title, Ink::of(Color::Seat(place)).bold())];
    for &sequence in A::printed().families.first().into_iter().flatten() {
        lines.extend(rows(each(sequence).map(|slot| space::<A>(sheet.grid(), slot)), WIDTH, 2));
    }
    lines.extend(legend(scene, A::NUMBER));
    lines.extend(marked(scene, "draw-circled", marks, Look::Circled));
    lines.extend(marked(scene, "draw-crossed", marks, Look::Crossed));
    lines
}

/// What stands in a space besides a number, in two columns and a colour, with the adventure that knows it.
const SIGNS: [(Cell, &str, Color, Option<u8>); 4] = [
    (Cell::X, " X", Color::Cyan, None),
    (Cell::INFECTED, " !", Color::Red, Some(6)),
    (Cell::OWNER, " @", Color::Green, Some(8)),
    (Cell::NEIGHBOUR, " o", Color::Yellow, Some(8)),
];

/// What the signs mean, as far as the adventure knows them.
fn legend(scene: &Scene<'_>, adventure: u8) -> Vec<Line> {
    let known = SIGNS.into_iter().filter(|(_, _, _, only)| only.is_none_or(|only| only == adventure));
    let sign = |(cell, sign, color, _): (Cell, &str, Color, Option<u8>)| {
        Line::new()
            .ink(sign.trim(), Ink::of(color).bold())
            .text(format!(" {}", scene.word(&format!("draw-sign-{cell}"))))
    };
    let plain = ["draw-space-empty", "draw-space-printed"].map(|word| Line::from(scene.word(word)));
    rows(plain.into_iter().chain(known.map(sign)), WIDTH, 2)
}

/// `n07:12`, or `n07:__` where something can still be written.
fn space<A: Adventure>(grid: &Grid, slot: Slot) -> Line {
    let printed = A::printed();
    let name = Line::new().ink(format!("{}:", printed.spot(slot)), Ink::of(Color::Faint));
    if grid.filled() & slot.bit() != 0 {
        let cell = grid.cell(slot);
        return match SIGNS.into_iter().find(|(known, ..)| *known == cell) {
            Some((_, sign, color, _)) => name.ink(sign, Ink::of(color).bold()),
            None => name.ink(format!("{:>2}", cell.to_string()), Ink::default().bold()),
        };
    }
    name.text(if printed.writable & slot.bit() == 0 { "--" } else { "__" })
}

fn marked(scene: &Scene<'_>, word: &str, marks: &[Marking], look: Look) -> Vec<Line> {
    let spots = marks.iter().filter(|marking| marking.look == look).map(|marking| Line::from(marking.spot.to_string()));
    let mut spots = spots.peekable();
    if spots.peek().is_none() {
        return Vec::new();
    }
    rows(std::iter::once(Line::from(scene.word(word))).chain(spots), WIDTH, 1)
}
