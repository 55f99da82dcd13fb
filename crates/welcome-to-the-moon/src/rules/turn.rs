//! How the parts of a turn follow each other.

use game_core::{Fx, Seat, SeatSet, Secret};

use crate::adventure::{Adventure, SheetsOf};
use crate::board::on_board;
use crate::events::{Event, Marking, Written};
use crate::grid::each;
use crate::pieces::{Claim, Letter, Look};
use crate::rules::{effect, end, missions, supply};
use crate::spot::Spot;
use crate::state::{Desk, Part, Table, Task, Turn, WelcomeToTheMoon};

/// The steps of a seat's own turn.
/// § WM-0.5
const STEPS: [Task; 5] = [Task::Choose, Task::Write, Task::Effect, Task::WrapUp, Task::Finish];

/// What comes when all have confirmed.
enum Next {
    /// Somebody has to decide.
    Wait,
    /// A new turn.
    Turn,
    /// The game is over.
    Over,
}

/// All have confirmed: lays the desks open and goes on to the next part in which somebody has to decide.
/// § WM-0.5 WM-0.32
pub(crate) fn finish_part(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    match on_board!(board, sheets => after_part(table, sheets, fx)) {
        Next::Wait => {}
        Next::Turn => begin(game, fx),
        Next::Over => {
            table.part = Part::Over;
            table.outcome = Some(on_board!(board, sheets => end::outcome(table, sheets)));
            fx.tell(|| Event::GameEnded { turn: table.turn });
        }
    }
}

/// Puts the sheets before the players; some adventures ask for something before the first turn.
/// § WM-0.4
pub(crate) fn start(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    table.part = Part::Setup;
    if on_board!(board, sheets => open_desks(table, sheets)) {
        begin(game, fx);
    }
}

/// Flips the cards and gives every seat its turn.
/// § WM-0.5 WM-0.6
fn begin(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, decks, board, rng } = game;
    table.turn += 1;
    table.part = Part::Turn;
    supply::flip(table, decks, rng, fx);
    fx.tell(|| Event::CardsFlipped { turn: table.turn, combinations: table.offers().to_vec() });
    on_board!(board, sheets => open_desks(table, sheets));
}

fn after_part<A: Adventure>(table: &mut Table, sheets: &mut SheetsOf<A>, fx: &mut Fx<Event>) -> Next {
    let mut claimed = lay_open(table, sheets, fx);
    loop {
        table.part = match table.part {
            Part::Setup => return Next::Turn,
            Part::Turn => {
                A::incidents(table, sheets, fx);
                Part::Incidents
            }
            Part::Incidents if A::MISSIONS_APART => Part::Missions,
            Part::Missions if std::mem::take(&mut claimed) && A::after_claims(table, sheets, fx) => Part::Incidents,
            _ => break,
        };
        if !open_desks(table, sheets) {
            return Next::Wait;
        }
    }
    end::end_turn(table, sheets);
    if end::is_over(table, sheets) { Next::Over } else { Next::Turn }
}

/// Takes over what each seat did, tells it to all, and says whether a mission was claimed.
/// § WM-0.36
fn lay_open<A: Adventure>(table: &mut Table, sheets: &mut SheetsOf<A>, fx: &mut Fx<Event>) -> bool {
    fx.stop_undo(SeatSet::ALL);
    let mut claimed = false;
    for seat in Seat::all(table.seats) {
        let desk = *sheets.desks[seat].inside(fx);
        let place = A::sheet_of(table, seat);
        if desk.turn.error && table.part == Part::Turn {
            fx.tell(|| Event::ErrorTaken { seat });
        }
        if desk.sheet != sheets.open[place] {
            let before = &sheets.open[place];
            fx.tell(|| told(seat, before, &desk.sheet, &sheets.common));
        }
        for mission in Letter::ALL {
            let claim = desk.claims[mission.index()];
            if claim != table.claims[seat][mission.index()] {
                claimed = true;
                fx.tell(|| Event::MissionClaimed { seat, mission, claim, asks: table.asks(mission) });
            }
        }
        sheets.open[place] = desk.sheet;
        table.claims[seat] = desk.claims;
    }
    claimed
}

/// What changed on a sheet, element by element.
pub(crate) fn told<A: Adventure>(seat: Seat, before: &A, after: &A, common: &A::Common) -> Event {
    let filled = each(after.grid().filled() & !before.grid().filled());
    let written = filled.map(|slot| Written { spot: A::printed().spot(slot), cell: after.grid().cell(slot) });
    let changed = |spot: Spot| {
        let look = after.look(common, spot);
        (look != Look::Plain && look != before.look(common, spot)).then_some(Marking { spot, look })
    };
    Event::SheetMarked { seat, written: written.collect(), marked: Spot::all().filter_map(changed).collect() }
}

/// Gives each seat what it has to decide in the present part. True when nobody has anything.
pub(crate) fn open_desks<A: Adventure>(table: &Table, sheets: &mut SheetsOf<A>) -> bool {
    let mut idle = true;
    for seat in Seat::all(table.seats) {
        let desk = desk_for(table, sheets, seat);
        idle &= desk.agenda.is_empty();
        sheets.desks[seat] = Secret::new(desk, SeatSet::one(seat));
    }
    idle
}

/// A seat's desk as the present part begins: a function of what lies open, so that others can imagine it.
/// § WM-0.32 WM-0.36
pub(crate) fn desk_for<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat) -> Desk<A> {
    let mut desk = Desk {
        sheet: sheets.open[A::sheet_of(table, seat)],
        claims: table.claims[seat],
        turn: Turn::default(),
        ..Desk::default()
    };
    match table.part {
        Part::Turn => desk.agenda.in_order(STEPS),
        Part::Setup | Part::Incidents => {
            A::open_part(table, sheets, seat, &mut desk);
            effect::proceed(&mut desk, &sheets.common);
        }
        Part::Missions => {
            let can = |&mission: &Letter| missions::is_claimable(table, sheets, &desk, seat, mission);
            if Letter::ALL.iter().any(can) {
                desk.agenda.push(Task::Finish);
            }
        }
        Part::Over => {}
    }
    desk
}

/// Whether a seat has claimed all three missions.
/// § WM-0.33
pub(crate) fn has_all(claims: &[Claim; 3]) -> bool {
    !claims.contains(&Claim::Open)
}
