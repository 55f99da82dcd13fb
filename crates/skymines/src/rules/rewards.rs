//! What is gained: coins, helium, points, removals, steps. And field cards, and the tile that raises a card.

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::data::{Bundle, data, station};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, Company, Kind, Party, Slot};
use crate::rules::{pay_out, turn};
use crate::state::Open;
use crate::totals;
use crate::turn::Task;

/// Gains a bundle: coins and helium at once, the rest as tasks. Coins come first, since they may pay a barrier, and steps
/// last.
/// § SK-4.5 SK-6.6 SK-9.6 SK-10.10 SK-11.10
pub(crate) fn gain(open: &mut Open, seat: Seat, bundle: &Bundle, fx: &mut Fx<Event>) {
    let by_total =
        bundle.by_total.map_or(0, |(kind, less)| totals::total(open, seat.into(), kind).saturating_sub(less));
    pay_out(open, seat, u16::from(bundle.coins) + u16::from(by_total), fx);
    gain_helium(open, seat, bundle.helium, fx);
    if bundle.any_track > 0 {
        open.tasks.push(Task::Advance { steps: bundle.any_track });
    }
    if let Some((company, steps)) = bundle.track {
        open.tasks.push(Task::Move { company, steps });
    }
    if bundle.remove > 0 {
        open.tasks.push(Task::Remove { left: bundle.remove });
    }
    if bundle.points > 0 {
        open.tasks.push(Task::Points { points: bundle.points });
    }
}

/// Steps on the tank track; those beyond its end are coins.
/// § SK-10.7 SK-10.8
pub(crate) fn gain_helium(open: &mut Open, seat: Seat, steps: u8, fx: &mut Fx<Event>) {
    if steps == 0 {
        return;
    }
    let console = &data().console;
    let account = open.account_mut(seat);
    let from = account.helium;
    let to = (from + steps).min(console.tank.end());
    let coins = (steps - (to - from)) * console.tank_overflow;
    account.helium = to;
    account.coins += u16::from(coins);
    open.turn.helium += to - from;
    fx.tell(|| Event::HeliumAdvanced { seat: Party::Seat(seat), from, to, coins });
    if (from + 1..=to).contains(&console.tank_slot) {
        fx.tell(|| Event::SlotOn { seat, slot: Slot::Left });
    }
}

/// Any track may be chosen, even one whose marker cannot move.
/// § SK-10.11
pub(crate) fn legal_advances(into: &mut Vec<Action>) {
    into.extend(Company::ALL.map(|company| Action::Advance { company, steps: None }));
}

/// Whether an outpost is left in any station.
pub(crate) fn any_outpost(open: &Open) -> bool {
    Company::ALL.into_iter().any(|company| open.stations[company].has_outposts(station(open.map, company)))
}

/// The top outpost of a column of any station, never a shuttle.
/// § SK-11.8 SK-16.9
pub(crate) fn check_remove(open: &Open, company: Company, column: u8) -> Result<(), Illegal> {
    let facts = station(open.map, company);
    let pieces = &open.stations[company];
    let there = column < 3 && !facts.shuttles[usize::from(column)] && pieces.holds(column);
    if !there {
        return Err(Illegal::NothingToTake { company });
    }
    if pieces.repeats(facts, column) { Err(Illegal::ColumnAlike { company, column }) } else { Ok(()) }
}

pub(crate) fn legal_removals(open: &Open, into: &mut Vec<Action>) {
    let all = Company::ALL.into_iter().flat_map(|company| (0..3).map(move |column| (company, column)));
    let there = all.filter(|(company, column)| check_remove(open, *company, *column).is_ok());
    into.extend(there.map(|(company, column)| Action::Remove { company, column }));
}

pub(crate) fn apply_remove(open: &mut Open, seat: Seat, company: Company, column: u8, fx: &mut Fx<Event>) {
    open.stations[company].take(column);
    let value = totals::value(open, company);
    fx.tell(|| Event::OutpostRemoved { seat, company, column, value });
    if let Some(Task::Remove { left }) = open.tasks.pop() {
        open.tasks.push(Task::Remove { left: left - 1 });
    }
}

/// A face-up field card or the field tile.
/// § SK-7.1
pub(crate) fn check_field(open: &Open, seat: Seat, card: Card) -> Result<(), Illegal> {
    turn::check_shown(open, seat, card, |kind| kind == Kind::Field, Kind::Field)
}

pub(crate) fn legal_field(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let fields = open.persons[seat].area.iter().filter(|lying| lying.up && lying.card.facts().kind == Kind::Field);
    into.extend(fields.map(|lying| Action::Field { card: lying.card }));
}

pub(crate) fn apply_field(open: &mut Open, seat: Seat, card: Card, fx: &mut Fx<Event>) {
    turn::begin_plain(open);
    open.turn.used.insert(card);
    gain_field(open, seat, card, fx);
}

/// Helium and coins; a company card counts its collectors in pairs, the tile the other field cards.
/// § SK-7.1 SK-7.2 SK-7.3 SK-7.4
pub(crate) fn gain_field(open: &mut Open, seat: Seat, card: Card, fx: &mut Fx<Event>) {
    let steps = field_helium(open, seat, card);
    pay_out(open, seat, u16::from(card.facts().field.coins), fx);
    gain_helium(open, seat, steps, fx);
}

/// The helium that a field card brings now.
/// § SK-7.1 SK-7.2 SK-7.3 SK-7.4
pub(crate) fn field_helium(open: &Open, seat: Seat, card: Card) -> u8 {
    let field = &card.facts().field;
    let pairs = field.company.map_or(0, |company| {
        (totals::collectors(open, company) + totals::more_collectors(open, seat)) / 2 * field.per_pair
    });
    let others = match field.per_other {
        0 => 0,
        each => each * (totals::field_cards(open, seat) - u8::from(open.persons[seat].lying(card).is_some())),
    };
    field.helium + pairs + others
}

/// The tile goes on a face-up resource card that the running action does not use.
/// § SK-13.4
pub(crate) fn check_tile(open: &Open, seat: Seat, card: Card) -> Result<(), Illegal> {
    let person = &open.persons[seat];
    if person.lying(Card::PLUS).is_none() {
        return Err(Illegal::NoTile);
    }
    let fits = person.lying(card).is_some_and(|lying| lying.up && card.facts().kind.is_resource());
    if fits && !open.turn.used.contains(card) { Ok(()) } else { Err(Illegal::TileNeedsResource { card }) }
}

pub(crate) fn legal_tile(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let person = &open.persons[seat];
    if person.lying(Card::PLUS).is_some() {
        let cards = person.area.iter().map(|lying| lying.card);
        into.extend(cards.filter(|card| check_tile(open, seat, *card).is_ok()).map(|card| Action::Tile { card }));
    }
}

/// Whether the tile could be put on a card now.
pub(crate) fn any_tile(open: &Open, seat: Seat) -> bool {
    open.persons[seat].area.iter().any(|lying| check_tile(open, seat, lying.card).is_ok())
}

pub(crate) fn apply_tile(open: &mut Open, seat: Seat, card: Card, fx: &mut Fx<Event>) {
    let area = &mut open.persons[seat].area;
    if let Some(place) = area.iter().position(|lying| lying.card == Card::PLUS) {
        area.remove(place);
    }
    let lying = area.as_mut_slice().iter_mut().find(|lying| lying.card == card);
    lying.into_iter().for_each(|lying| lying.plus = true);
    fx.tell(|| Event::TilePut { seat, card });
}
