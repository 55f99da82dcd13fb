//! Sheets as scenarios give and read them.

use game_core::{Seat, Viewer};
use game_testkit::facts::{Said, number, row};

use crate::adventure::{Adventure, SheetsOf};
use crate::board::{BoardView, on_board};
use crate::pieces::{Cell, Claim, Letter, Look};
use crate::spot::Spot;
use crate::state::{Desk, Task, WelcomeToTheMoon};
use crate::view::{SheetsView, View};

/// Writes on a player's sheet: `n01 7, n02 x`, `errors 2`.
pub(super) fn given<A: Adventure>(sheets: &mut SheetsOf<A>, seat: Seat, line: &str) -> Result<(), String> {
    for part in line.split(',').map(str::trim) {
        let (word, value) = part.split_once(' ').ok_or(format!("`{part}` cannot be given; write `n01 7`."))?;
        let sheet = &mut sheets.open[seat];
        match word.parse::<Spot>().ok().and_then(|spot| A::printed().slot(spot)) {
            Some(slot) => {
                // What is given may not break the order by accident.
                let cell: Cell = value.parse()?;
                if let Some(number) = cell.number()
                    && sheet.fits(number) & slot.bit() == 0
                {
                    return Err(format!("{number} does not fit at {word}."));
                }
                sheet.grid_mut().set(slot, cell);
            }
            None if sheet.set_fact(word, number(value)?) => {}
            None => return Err(format!("`{word}` is neither a space of this sheet nor anything that is counted.")),
        }
    }
    Ok(())
}

/// The other sheet of a single player in adventure 8.
pub(super) fn second<A: Adventure>(sheets: &SheetsOf<A>) -> Result<Seat, String> {
    let shared = sheets.open.seats() > sheets.desks.seats();
    if shared { Ok(Seat(1)) } else { Err("There is no second sheet.".to_owned()) }
}

/// Marks elements of a sheet, or, without a seat, what is the same on all of them.
pub(super) fn stage<A: Adventure>(sheets: &mut SheetsOf<A>, seat: Option<Seat>, said: &Said<'_>) -> Result<(), String> {
    for spot in said.all::<Spot>("spot")? {
        let Some(seat) = seat else {
            let mut sheet = A::start();
            sheet.stage(&mut sheets.common, spot)?;
            if sheet != A::start() {
                return Err(format!("`{spot}` is a mark of one player; write `given Ann marks {spot}`."));
            }
            continue;
        };
        let (sheet, common) = (sheets.open[seat], sheets.common);
        sheets.open[seat].stage(&mut sheets.common, spot)?;
        if sheets.open[seat] == sheet && sheets.common != common {
            return Err(format!("`{spot}` is no mark of one player, but the same for all; write `given gone {spot}`."));
        }
    }
    Ok(())
}

/// Makes all sheets ready for a turn.
pub(super) fn set_turn<A: Adventure>(sheets: &mut SheetsOf<A>, turn: u8) {
    for seat in Seat::all(sheets.open.seats()) {
        sheets.open[seat].stage_turn(turn);
    }
}

/// What can be read of a sheet.
#[derive(Clone, Copy)]
pub(super) enum Read {
    /// Which question its player has.
    Asked,
    /// Whether elements look like this.
    Looks(Look),
    /// How a mission was claimed.
    Claims,
    /// How many of something there are.
    Count(&'static str),
    /// What stands in spaces, and what is counted.
    Marks,
}

/// What a line should say of the sheet that its player sees.
pub(super) fn then(game: &WelcomeToTheMoon, said: &Said<'_>, what: Read) -> Result<String, String> {
    let seat = said.seat()?;
    on_board!(&game.board, sheets => read(sheets.desks.own(seat), &sheets.common, said, what))
}

/// What a line should say of a sheet in a view.
pub(super) fn sees(view: &View, said: &Said<'_>, what: Read) -> Result<String, String> {
    match &view.board {
        BoardView::Launch(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::Journey(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::Colony(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::Mine(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::City(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::Quarantine(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::Ships(sheets) => seen(view.viewer, sheets, said, what),
        BoardView::Planets(sheets) => seen(view.viewer, sheets, said, what),
    }
}

/// A sheet as the viewer sees it: the viewer's own as it is, the others as they were.
fn seen<A: Adventure>(
    viewer: Viewer,
    sheets: &SheetsView<A, A::Common>,
    said: &Said<'_>,
    what: Read,
) -> Result<String, String> {
    let seat = said.seat()?;
    let desk = match &sheets.own {
        Some(own) if viewer.seat() == Some(seat) => *own,
        _ => Desk { sheet: sheets.sheets[seat], ..Default::default() },
    };
    read(&desk, &sheets.common, said, what)
}

fn read<A: Adventure>(desk: &Desk<A>, common: &A::Common, said: &Said<'_>, what: Read) -> Result<String, String> {
    Ok(match what {
        Read::Asked => task_name(desk.agenda.top()).to_owned(),
        Read::Looks(look) => row(said.all::<Spot>("spot")?.into_iter().map(|spot| {
            let so = desk.sheet.look(common, spot) == look;
            if so { spot.to_string() } else { format!("(not {spot})") }
        })),
        Read::Claims => {
            let claim = match desk.claims[said.get::<Letter>("letter")?.index()] {
                Claim::Open => "open",
                Claim::First => "first",
                Claim::Later => "later",
            };
            claim.to_owned()
        }
        Read::Count(word) => desk.sheet.fact(word).ok_or(format!("`{word}` cannot be checked."))?.to_string(),
        Read::Marks => {
            let line = said.text("marks");
            let marks: Result<Vec<String>, String> = line.split(',').map(|part| mark(desk, part.trim())).collect();
            marks?.join(", ")
        }
    })
}

/// `n01 7`: what stands in a space, or how many of something there are.
fn mark<A: Adventure>(desk: &Desk<A>, part: &str) -> Result<String, String> {
    let word = part.split(' ').next().unwrap_or_default();
    let slot = word.parse::<Spot>().ok().and_then(|spot| A::printed().slot(spot));
    let value = match slot {
        Some(slot) => desk.sheet.grid().cell(slot).to_string(),
        None => desk.sheet.fact(word).ok_or(format!("`{word}` cannot be checked."))?.to_string(),
    };
    Ok(format!("{word} {value}"))
}

fn task_name(task: Option<Task>) -> &'static str {
    match task {
        None => "nothing",
        Some(Task::Choose) => "choose",
        Some(Task::Write) => "write",
        Some(Task::Effect) => "effect",
        Some(Task::WrapUp | Task::Finish) => "finish",
        Some(Task::Strike) => "strike",
        Some(Task::Give) => "give",
        Some(Task::Reinforce) => "reinforce",
        Some(Task::Dilemma) => "dilemma",
        Some(Task::Crew) => "crew",
        Some(Task::Bonuses) => "bonuses",
        Some(Task::Cut) => "cut",
        Some(Task::Robots { .. }) => "robots",
        Some(Task::Split) => "split",
        Some(Task::Outbreak) => "outbreak",
        Some(Task::Infect) => "infect",
        Some(Task::Close) => "close",
        Some(Task::Power) => "power",
        Some(Task::Airlock { .. }) => "airlock",
        Some(Task::Bonus { .. }) => "bonus",
    }
}
