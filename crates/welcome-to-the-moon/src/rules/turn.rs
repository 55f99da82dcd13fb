//! How the parts of a turn follow each other.

use game_core::{Fx, Seat, SeatSet};

use crate::adventure::{Adventure, SheetsOf};
use crate::astra::Step;
use crate::board::on_board;
use crate::choice::Combination;
use crate::events::{Event, Marking, Written};
use crate::grid::each;
use crate::pieces::{Claim, Letter, Look};
use crate::rules::{astra, campaign, effect, end, give, missions, supply};
use crate::spot::Spot;
use crate::state::{Decided, Desk, Part, Table, Task, Turn, WelcomeToTheMoon};

/// The steps of a seat's own turn.
/// § WM-0.5
pub(crate) const STEPS: [Task; 5] = [Task::Choose, Task::Write, Task::Effect, Task::WrapUp, Task::Finish];

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
    match game.table.part {
        Part::Draw => return astra::go_on(game, fx),
        Part::Dilemma | Part::Ready => return campaign::go_on(game, fx),
        _ => {}
    }
    let WelcomeToTheMoon { table, board, .. } = game;
    let mut next = on_board!(board, sheets => after_part(table, sheets, fx));
    if matches!(next, Next::Turn) && astra::is_out_of_cards(game) {
        next = Next::Over;
    }
    let WelcomeToTheMoon { table, board, .. } = game;
    match next {
        Next::Wait => {}
        Next::Turn => begin(game, fx),
        Next::Over if table.campaign.is_some() => campaign::finish_adventure(game, fx),
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
    let WelcomeToTheMoon { table, decks, rng, .. } = game;
    table.turn += 1;
    if table.astra.is_some() {
        return astra::begin(game, fx);
    }
    supply::flip(table, decks, rng, fx);
    fx.tell(|| Event::CardsFlipped { turn: table.turn, combinations: told_offers(table) });
    campaign::reveal(game, fx);
    open_turn(game);
}

/// Gives every seat its turn.
pub(crate) fn open_turn(game: &mut WelcomeToTheMoon) {
    let WelcomeToTheMoon { table, board, .. } = game;
    table.part = Part::Turn;
    on_board!(board, sheets => open_desks(table, sheets));
}

/// This turn's combinations as they are told.
pub(crate) fn told_offers(table: &Table) -> Vec<Combination> {
    table.offers().iter().map(|offer| Combination::from(*offer)).collect()
}

fn after_part<A: Adventure>(table: &mut Table, sheets: &mut SheetsOf<A>, fx: &mut Fx<Event>) -> Next {
    let mut claimed = lay_open(table, sheets, fx);
    if table.part == Part::Turn {
        note_use(table, sheets, fx);
    }
    let decided = sheets.desks.inside(Seat(0), fx).turn.decided;
    loop {
        table.part = match table.part {
            Part::Setup => return Next::Turn,
            Part::Turn => {
                A::incidents(table, sheets, fx);
                Part::Incidents
            }
            Part::Incidents if A::MISSIONS_APART => Part::Missions,
            Part::Missions if std::mem::take(&mut claimed) && A::after_claims(table, sheets, fx) => Part::Incidents,
            Part::Give => {
                give::carry_out(table, decided, fx);
                break;
            }
            _ if table.astra.is_some() => {
                if !give::is_asked(table, sheets) {
                    give::carry_out(table, Decided::Nothing, fx);
                    break;
                }
                Part::Give
            }
            _ => break,
        };
        if !open_desks(table, sheets) {
            return Next::Wait;
        }
    }
    end::end_turn(table, sheets);
    if end::is_over(table, sheets) { Next::Over } else { Next::Turn }
}

/// What a turn used up beside the sheet: the crew card, and the two cards of a single player.
/// § WM-S.6 WM-C.10
fn note_use<A: Adventure>(table: &mut Table, sheets: &SheetsOf<A>, fx: &Fx<Event>) {
    let turn = |seat: Seat| sheets.desks.inside(seat, fx).turn;
    if let Some(campaign) = &mut table.campaign {
        Seat::all(table.seats).filter(|&seat| turn(seat).crew).for_each(|seat| campaign.crew[seat] = None);
    }
    if let Some(astra) = &mut table.astra {
        let cards = turn(Seat(0)).cards;
        astra.used = (cards != [0, 0]).then_some(cards);
    }
}

/// Takes over what each seat did, tells it to all, and says whether a mission was claimed.
/// § WM-0.36
pub(crate) fn lay_open<A: Adventure>(table: &mut Table, sheets: &mut SheetsOf<A>, fx: &mut Fx<Event>) -> bool {
    if table.seats > 1 {
        fx.stop_undo(SeatSet::ALL);
    }
    let mut claimed = false;
    for seat in Seat::all(table.seats) {
        let desk = *sheets.desks.lay_open(seat, fx);
        let place = A::sheet_of(table, seat);
        let before = Desk { sheet: sheets.open[place], claims: table.claims[seat], ..Desk::default() };
        tell(table, &sheets.common, seat, &before, &desk, fx);
        claimed |= before.claims != desk.claims;
        sheets.open[place] = desk.sheet;
        table.claims[seat] = desk.claims;
    }
    claimed
}

/// Tells what a seat did between two moments of a part.
pub(crate) fn tell<A: Adventure>(
    table: &Table,
    common: &A::Common,
    seat: Seat,
    before: &Desk<A>,
    desk: &Desk<A>,
    fx: &mut Fx<Event>,
) {
    if desk.turn.error && !before.turn.error && table.part == Part::Turn {
        fx.tell(|| Event::ErrorTaken { seat });
    }
    if desk.sheet != before.sheet {
        fx.tell(|| told(seat, &before.sheet, &desk.sheet, common));
    }
    for mission in Letter::ALL {
        let claim = desk.claims[mission.index()];
        if claim != before.claims[mission.index()] {
            fx.tell(|| Event::MissionClaimed { seat, mission, claim, asks: table.asks(mission) });
        }
    }
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
        sheets.desks.change(seat, |old| *old = desk);
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
        Part::Turn => {
            desk.agenda.in_order(STEPS);
            if campaign::is_reinforced(table, seat) && desk.sheet.x_spaces() != 0 {
                desk.agenda.push(Task::Reinforce);
            }
        }
        Part::Draw if table.astra.is_some_and(|astra| astra.step != Step::Rest) => {
            if astra::choices(table, sheets).len() > 1 {
                desk.agenda.in_order([Task::Strike, Task::Finish]);
            }
        }
        Part::Give => desk.agenda.push(Task::Give),
        Part::Dilemma | Part::Ready => campaign::open_between(table, seat, &mut desk),
        Part::Setup | Part::Draw | Part::Incidents => {
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
