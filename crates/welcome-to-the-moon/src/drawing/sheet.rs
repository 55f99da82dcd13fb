//! One sheet: its spaces with what stands in them, and everything that does not look as printed.

use game_core::Seat;
use game_text::drawing::{Color, Ink, Line, Scene, WIDTH, rows};

use crate::View;
use crate::adventure::Adventure;
use crate::events::Marking;
use crate::grid::{Grid, Slot, each};
use crate::pieces::Look;
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
    lines.extend(marked(scene, "draw-circled", marks, Look::Circled));
    lines.extend(marked(scene, "draw-crossed", marks, Look::Crossed));
    lines
}

/// `n07:12`, or `n07:__` where something can still be written.
fn space<A: Adventure>(grid: &Grid, slot: Slot) -> Line {
    let printed = A::printed();
    let name = Line::new().ink(format!("{}:", printed.spot(slot)), Ink::of(Color::Faint));
    if grid.filled() & slot.bit() != 0 {
        return name.ink(format!("{:>2}", grid.cell(slot).to_string()), Ink::default().bold());
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
