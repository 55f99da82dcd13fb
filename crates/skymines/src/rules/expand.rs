//! Action 2: energy takes a company to new places.

use game_core::{Fx, Id, List, Seat};

use crate::actions::Action;
use crate::data::{Bundle, data, station};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Board, Company, Kind, Spot};
use crate::rules::{reach, rewards, turn};
use crate::state::Open;
use crate::totals;
use crate::turn::{Expansion, Leg, Task};

/// Some energy must lie face up, and the company needs a piece to place.
/// § SK-6.1 SK-6.2
pub(crate) fn check_energy(open: &Open, seat: Seat, company: Company) -> Result<(), Illegal> {
    if totals::faceup(open, seat, |kind| kind == Kind::Energy) == 0 {
        return Err(Illegal::NoEnergy);
    }
    check_company(open, company)
}

/// § SK-6.2 SK-16.4
pub(crate) fn check_company(open: &Open, company: Company) -> Result<(), Illegal> {
    let (station, facts) = (&open.stations[company], station(open.map, company));
    let any = station.has_outposts(facts) || station.has_shuttles(facts);
    if any { Ok(()) } else { Err(Illegal::StationEmpty { company }) }
}

/// Whether any company can be expanded.
pub(crate) fn any_company(open: &Open) -> bool {
    Company::ALL.into_iter().any(|company| check_company(open, company).is_ok())
}

pub(crate) fn legal_energy(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if totals::faceup(open, seat, |kind| kind == Kind::Energy) > 0 {
        legal_companies(open, into);
    }
}

pub(crate) fn legal_companies(open: &Open, into: &mut Vec<Action>) {
    let fit = Company::ALL.into_iter().filter(|company| check_company(open, *company).is_ok());
    into.extend(fit.map(|company| Action::Energy { company }));
}

/// All energy that lies face up is used together; a removed card is used alone.
/// § SK-6.1 SK-8.9
pub(crate) fn apply_energy(open: &mut Open, seat: Seat, company: Company, fx: &mut Fx<Event>) {
    if open.task() == Some(Task::Expander) {
        open.tasks.pop();
        open.turn.expansion.company = company;
    } else {
        let points = totals::total(open, seat.into(), Kind::Energy);
        turn::begin_plain(open);
        let shown = open.persons[seat].area.iter().filter(|lying| lying.up && lying.card.facts().kind == Kind::Energy);
        open.turn.used = shown.map(|lying| lying.card).collect();
        open.turn.expansion = Expansion { company, points, all: points, ..Expansion::default() };
    }
    open.tasks.push(Task::Expand);
    let points = open.turn.expansion.points;
    fx.tell(|| Event::ExpansionBegun { seat, company, points });
}

/// A removed energy card waits for its company.
/// § SK-8.9
pub(crate) fn begin_alone(open: &mut Open, points: u8) {
    open.turn.expansion = Expansion { points, all: points, alone: true, ..Expansion::default() };
    open.tasks.push(Task::Expander);
}

/// In reach, not held by the company, paid for, and with a piece from a column that has one. Of columns alike the first
/// serves, so that nobody is asked what makes no difference.
/// § SK-6.2 SK-6.3 SK-6.4 SK-16.3 SK-16.4
pub(crate) fn check_enter(open: &Open, spot: Spot, column: Option<u8>) -> Result<(), Illegal> {
    let Expansion { company, points, .. } = open.turn.expansion;
    if !reach::places(open.map).contains(spot) {
        return Err(Illegal::NoSuchPlace { spot });
    }
    if open.pieces[company].contains(spot) {
        return Err(Illegal::AlreadyThere { company, spot });
    }
    let Some(price) = reach::price(open, company, spot) else {
        return Err(Illegal::OutOfReach { company, spot });
    };
    if price > points {
        return Err(Illegal::TooLittleEnergy { spot, price, points });
    }
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    if reach::takes_shuttle(open.map, spot) {
        return match column {
            Some(_) => Err(Illegal::ShuttleHasNoColumn { spot }),
            None if !pieces.has_shuttles(facts) => Err(Illegal::NoPieceLeft { company, spot }),
            None => Ok(()),
        };
    }
    match column {
        Some(column) if column < 3 && !facts.shuttles[usize::from(column)] && pieces.holds(column) => {
            let alike = pieces.repeats(facts, column);
            if alike { Err(Illegal::ColumnAlike { company, column }) } else { Ok(()) }
        }
        _ if !pieces.has_outposts(facts) => Err(Illegal::NoPieceLeft { company, spot }),
        _ => Err(Illegal::NoOutpostInColumn { company }),
    }
}

/// Every place that could be entered now, with its price.
pub(crate) fn targets(open: &Open, mut found: impl FnMut(Spot, u8)) {
    let Expansion { company, points, .. } = open.turn.expansion;
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    for spot in reach::places(open.map) & !open.pieces[company] {
        let left = match reach::takes_shuttle(open.map, spot) {
            true => pieces.has_shuttles(facts),
            false => pieces.has_outposts(facts),
        };
        if let Some(price) = reach::price(open, company, spot).filter(|price| left && *price <= points) {
            found(spot, price);
        }
    }
}

pub(crate) fn legal_enter(open: &Open, into: &mut Vec<Action>) {
    let company = open.turn.expansion.company;
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    let serves =
        |column: &u8| !facts.shuttles[usize::from(*column)] && pieces.holds(*column) && !pieces.repeats(facts, *column);
    let columns: List<u8, 3> = (0..3).filter(serves).collect();
    targets(open, |spot, _| {
        if reach::takes_shuttle(open.map, spot) {
            into.push(Action::Enter { spot, column: None });
        } else {
            into.extend(columns.iter().map(|column| Action::Enter { spot, column: Some(*column) }));
        }
    });
}

/// The new piece stands in the place; a foreign one stays there until the rewards are taken.
/// § SK-6.4
pub(crate) fn apply_enter(open: &mut Open, seat: Seat, spot: Spot, column: Option<u8>, fx: &mut Fx<Event>) {
    let company = open.turn.expansion.company;
    let price = reach::price(open, company, spot).unwrap_or_default();
    let ousted = reach::foreign(open, company, spot);
    let from = reach::origin(open, company, spot);
    let column = column.unwrap_or(SHUTTLES);
    open.stations[company].take(column);
    open.pieces[company].insert(spot);
    open.turn.expansion.points -= price;
    open.turn.expansion.way.push(Leg { spot, from, price, ousted });
    open.turn.placed += 1;
    open.turn.ousted += u8::from(ousted.is_some());
    fx.tell(|| Event::Entered { seat, company, spot, column, price, ousted });
}

/// The column of shuttles on the Belt.
pub(crate) const SHUTTLES: u8 = 1;

/// Spending is over: the rewards come first, then the threat, then ousted pieces return.
/// § SK-6.5 SK-6.6 SK-6.7 SK-18.2
pub(crate) fn finish(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    open.tasks.pop();
    let reward = reward(open);
    open.tasks.push(Task::Returns);
    if open.turn.expansion.threat {
        open.tasks.push(Task::TakeThreat);
    }
    rewards::gain(open, seat, &reward, fx);
}

/// All that the places entered bring, as one bundle; steps are those of the company that expands.
/// § SK-6.6 SK-16.5
pub(crate) fn reward(open: &Open) -> Bundle {
    let (company, entered) = (open.turn.expansion.company, open.turn.expansion.entered());
    let mut sum = Bundle::default();
    let mut add = |part: &Bundle| {
        sum.coins += part.coins;
        sum.helium += part.helium;
        sum.points += part.points;
        let steps = part.track.map_or(0, |(_, steps)| steps) + sum.track.map_or(0, |(_, steps)| steps);
        sum.track = (steps > 0).then_some((company, steps));
    };
    match open.map {
        Board::Moon => entered.iter().for_each(|spot| add(&data().moon.rewards[spot.index()])),
        Board::Belt => {
            let belt = &data().belt;
            (entered & belt.shuttle_cells).iter().for_each(|spot| add(&belt.rewards[spot.index()]));
            let before = open.pieces[company] & !entered;
            let fresh = |asteroid: &Spot| {
                let cells = belt.cells[asteroid.index()];
                !(cells & entered).is_empty() && (cells & before).is_empty()
            };
            belt.asteroids.iter().filter(fresh).for_each(|asteroid| add(&belt.rewards[asteroid.index()]));
        }
    }
    sum
}

/// The next ousted piece, in order of places.
/// § SK-6.7
pub(crate) fn next_ousted(open: &Open) -> Option<(Company, Spot)> {
    let (company, entered) = (open.turn.expansion.company, open.turn.expansion.entered());
    entered.iter().find_map(|spot| Some((reach::foreign(open, company, spot)?, spot)))
}

/// Columns that an ousted outpost can go back to; of columns alike the first.
fn rooms(open: &Open, company: Company) -> impl Iterator<Item = u8> + use<'_> {
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    let room = move |column: &u8| !facts.shuttles[usize::from(*column)] && pieces.has_room(facts, *column);
    (0..3).filter(room).filter(move |column| !pieces.repeats(facts, *column))
}

/// Sends ousted pieces back as far as nothing is to be chosen. Whether a column has to be chosen.
/// § SK-6.7 SK-16.6
pub(crate) fn go_on(open: &mut Open, fx: &mut Fx<Event>) -> bool {
    let Some((company, spot)) = next_ousted(open) else {
        open.tasks.pop();
        open.turn.expansion = Expansion::default();
        return false;
    };
    let shuttle = reach::takes_shuttle(open.map, spot);
    let (pieces, facts) = (open.stations[company], station(open.map, company));
    let only = match (shuttle, rooms(open, company).count()) {
        (true, _) => pieces.has_room(facts, SHUTTLES).then_some(SHUTTLES),
        (false, 0) => None,
        (false, 1) => rooms(open, company).next(),
        _ => return true,
    };
    send_back(open, company, spot, only, fx);
    false
}

/// A piece leaves the map for a column of its station or, where there is no room, for the box.
pub(crate) fn send_back(open: &mut Open, company: Company, spot: Spot, column: Option<u8>, fx: &mut Fx<Event>) {
    open.pieces[company].remove(spot);
    match column {
        Some(column) => {
            open.stations[company].put(column);
            fx.tell(|| Event::Returned { company, column, spot });
        }
        None => fx.tell(|| Event::PieceLost { company, spot }),
    }
}

/// The acting player names the column.
/// § SK-6.7
pub(crate) fn check_return(open: &Open, company: Company, column: u8) -> Result<(), Illegal> {
    match next_ousted(open) {
        Some((next, _)) if next == company => {}
        _ => return Err(Illegal::NotThatPiece { company }),
    }
    if rooms(open, company).any(|other| other == column) {
        return Ok(());
    }
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    let outposts = column < 3 && !facts.shuttles[usize::from(column)];
    match outposts && pieces.has_room(facts, column) {
        true => Err(Illegal::ColumnAlike { company, column }),
        false => Err(Illegal::ColumnFull { company }),
    }
}

pub(crate) fn legal_returns(open: &Open, into: &mut Vec<Action>) {
    if let Some((company, _)) = next_ousted(open) {
        into.extend(rooms(open, company).map(|column| Action::Return { company, column }));
    }
}

pub(crate) fn apply_return(open: &mut Open, company: Company, column: u8, fx: &mut Fx<Event>) {
    if let Some((_, spot)) = next_ousted(open) {
        send_back(open, company, spot, Some(column), fx);
    }
}
