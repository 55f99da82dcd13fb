//! Sheets as scenarios give and read them.

use game_core::Seat;

use crate::adventure::{Adventure, SheetsOf};
use crate::pieces::{Cell, Claim, Letter, Look};
use crate::scenario::number;
use crate::spot::Spot;
use crate::state::{Desk, Task};

/// Writes or marks on a player's sheet: `n01 7, n02 x`, `marks cut05 w01`, `errors 2`, `second p1-1 owner`.
pub(super) fn given<A: Adventure>(sheets: &mut SheetsOf<A>, seat: Seat, line: &str) -> Result<(), String> {
    // A single player has two sheets in adventure 8.
    if let Some(line) = line.strip_prefix("second ") {
        let shared = sheets.open.seats() > sheets.desks.seats();
        return if shared { given(sheets, Seat(1), line) } else { Err("There is no second sheet.".to_owned()) };
    }
    if let Some(spots) = line.strip_prefix("marks ") {
        return stage(sheets, Some(seat), spots);
    }
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

/// Marks elements of a sheet, or, without a seat, what is the same on all of them.
pub(super) fn stage<A: Adventure>(sheets: &mut SheetsOf<A>, seat: Option<Seat>, spots: &str) -> Result<(), String> {
    for word in spots.split(' ') {
        let spot: Spot = word.parse()?;
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

/// What a line of a scenario should have said of a desk.
pub(super) fn then<A: Adventure>(desk: &Desk<A>, common: &A::Common, line: &str) -> Result<String, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let look_of = |spot: &str| Ok::<Look, String>(desk.sheet.look(common, spot.parse()?));
    let listed = |look: Look| {
        let mut spots = Vec::new();
        for spot in rest.split(' ') {
            spots.push(if look_of(spot)? == look { spot.to_owned() } else { format!("(not {spot})") });
        }
        Ok::<String, String>(spots.join(" "))
    };
    Ok(match word {
        "asked" => format!("asked {}", task_name(desk.agenda.top())),
        "circled" => format!("circled {}", listed(Look::Circled)?),
        "crossed" => format!("crossed {}", listed(Look::Crossed)?),
        "plain" => format!("plain {}", listed(Look::Plain)?),
        "claims" => {
            let letter: Letter = rest.split(' ').next().unwrap_or_default().parse()?;
            let claim = match desk.claims[letter.index()] {
                Claim::Open => "open",
                Claim::First => "first",
                Claim::Later => "later",
            };
            format!("claims {letter} {claim}")
        }
        _ => {
            let mut parts = Vec::new();
            for part in line.split(',').map(str::trim) {
                let word = part.split(' ').next().unwrap_or_default();
                let slot = word.parse::<Spot>().ok().and_then(|spot| A::printed().slot(spot));
                let value = match slot {
                    Some(slot) => desk.sheet.grid().cell(slot).to_string(),
                    None => desk.sheet.fact(word).ok_or(format!("`{word}` cannot be checked."))?.to_string(),
                };
                parts.push(format!("{word} {value}"));
            }
            parts.join(", ")
        }
    })
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
