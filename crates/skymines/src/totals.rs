//! What follows from the open table: totals, shares, values, costs.

use game_core::Seat;

use crate::data::{data, station};
use crate::pieces::{Board, Card, Company, Kind, PerCompany, Track, Who};
use crate::state::{Lying, Open};

/// What a share of a company is worth.
/// § SK-6.11
#[inline]
pub(crate) fn value(open: &Open, company: Company) -> u8 {
    open.stations[company].value(station(open.map, company))
}

/// What a share of each company is worth.
pub(crate) fn values(open: &Open) -> PerCompany<u8> {
    PerCompany::new(|company| value(open, company))
}

/// Shares that a marker on the track stands for.
/// § SK-8.1
pub(crate) fn track_shares(open: &Open, who: Who, company: Company) -> u8 {
    open.tracks[company].facts().shares[usize::from(open.account(who).cells[company])]
}

/// Shares on the cards that somebody owns.
/// § SK-14.1
pub(crate) fn card_shares(open: &Open, who: Who, company: Company) -> u8 {
    let owned = match open.seat_of(who) {
        Some(seat) => open.persons[seat].owned(),
        None => open.lunas[usize::from(who.0 - open.seats)].reserve,
    };
    owned.iter().filter(|card| card.facts().share == Some(company)).count() as u8
}

/// What a face-up card counts for every purpose: its value, the bonus of track B2 at level 2, the tile on it.
/// § SK-8.7 SK-8.11 SK-13.4
pub(crate) fn worth(open: &Open, seat: Seat, lying: &Lying) -> u8 {
    let tile = if lying.plus { Card::PLUS.facts().value } else { 0 };
    alone(open, seat, lying.card) + tile
}

/// The same for a card that does not lie in the area.
/// § SK-8.9
pub(crate) fn alone(open: &Open, seat: Seat, card: Card) -> u8 {
    card.facts().value + raised(open, seat, card)
}

/// How much of that is the bonus of track B2 at level 2.
/// § SK-8.7
pub(crate) fn raised(open: &Open, seat: Seat, card: Card) -> u8 {
    let raised = card.facts().kind == Kind::Titanium && open.level(seat, Track::B2) == 2;
    if raised { Track::B2.facts().bonuses[1].amount } else { 0 }
}

/// How much more energy somebody has while some of it lies face up.
/// § SK-8.7
pub(crate) fn energy_bonus(open: &Open, seat: Seat) -> u8 {
    bonus(Track::A1, open.level(seat, Track::A1))
}

fn bonus(track: Track, level: u8) -> u8 {
    level.checked_sub(1).map_or(0, |level| track.facts().bonuses[usize::from(level)].amount)
}

/// The total that spaces compare and plans ask for: of a resource, of energy, or of research cards.
/// § SK-11.2 SK-11.3 SK-15.8
pub(crate) fn total(open: &Open, who: Who, kind: Kind) -> u8 {
    let Some(seat) = open.seat_of(who) else { return luna_total(open, who, kind) };
    let shown = || open.persons[seat].area.iter().filter(|lying| lying.up && lying.card.facts().kind == kind);
    match kind {
        Kind::Research => shown().count() as u8,
        Kind::Energy => {
            let sum: u8 = shown().map(|lying| worth(open, seat, lying)).sum();
            if shown().next().is_some() { sum + energy_bonus(open, seat) } else { 0 }
        }
        _ => shown().map(|lying| worth(open, seat, lying)).sum(),
    }
}

fn luna_total(open: &Open, who: Who, kind: Kind) -> u8 {
    let luna = &open.lunas[usize::from(who.0 - open.seats)];
    let number = |card: usize, side: usize| luna.majority[card].map_or(0, |card| card.facts().numbers[side]);
    match kind {
        Kind::Titanium => number(0, 0),
        Kind::Carbon => number(0, 1),
        Kind::Energy => number(1, 0),
        Kind::Minerals => number(1, 1),
        Kind::Research => luna.majority.0.iter().flatten().map(|card| card.facts().scientists).sum(),
        _ => 0,
    }
}

/// Field cards that lie face up, the icon of track E1 among them.
/// § SK-8.7
pub(crate) fn field_cards(open: &Open, seat: Seat) -> u8 {
    let icon = u8::from(open.level(seat, Track::E1) > 0);
    faceup(open, seat, |kind| kind == Kind::Field) + icon
}

/// Cards and tiles of some kinds that lie face up.
pub(crate) fn faceup(open: &Open, seat: Seat, is: impl Fn(Kind) -> bool) -> u8 {
    open.persons[seat].area.iter().filter(|lying| lying.up && is(lying.card.facts().kind)).count() as u8
}

/// Gas collectors of a company on the map.
/// § SK-7.2 SK-16.8
pub(crate) fn collectors(open: &Open, company: Company) -> u8 {
    let pieces = open.pieces[company];
    match open.map {
        Board::Moon => (pieces & data().moon.collectors).len() as u8,
        Board::Belt => {
            let belt = &data().belt;
            let held = |asteroid: &crate::pieces::Spot| !(pieces & belt.cells[usize::from(asteroid.0)]).is_empty();
            let screens = belt.collectors.iter().filter(held).count();
            let pairs = belt.linked.iter().filter(|pair| (pieces & **pair) == **pair).count();
            (screens + pairs) as u8
        }
    }
}

/// How many more collectors a person's company field cards count.
/// § SK-7.3
pub(crate) fn more_collectors(open: &Open, seat: Seat) -> u8 {
    let level = open.level(seat, Track::E1);
    level.checked_sub(1).map_or(0, |level| Track::E1.facts().bonuses[usize::from(level)].collectors)
}

/// What the tank counts.
/// § SK-14.2
pub(crate) fn tank_value(open: &Open, who: Who) -> u8 {
    let ladder = if open.seat_of(who).is_some() { &data().console.tank } else { &data().luna.tank };
    ladder.value(open.account(who).helium)
}

/// The last value that the upload marker has reached.
/// § SK-14.2
pub(crate) fn upload_value(open: &Open, who: Who) -> u8 {
    let ladder = if open.seat_of(who).is_some() { &data().console.research } else { &data().luna.research };
    ladder.value(open.account(who).research)
}

/// The same with the special plans that lie face up behind it.
/// § SK-14.2 SK-14.5
pub(crate) fn research_value(open: &Open, who: Who) -> u8 {
    let special: u8 = open.seat_of(who).map_or(0, |seat| {
        let reached = &open.persons[seat].screens.0[..usize::from(open.account(who).research)];
        reached.iter().flatten().filter(|laid| !laid.down).map(|laid| laid.plan.facts().value).sum()
    });
    upload_value(open, who) + special
}

/// The cost of a card in its cell, before discounts.
/// § SK-5.2
pub(crate) fn plain_cost(cell: usize, card: Card) -> u8 {
    card.facts().cost + data().display.surcharge[cell]
}

/// What a card costs with coins.
/// § SK-11.5 SK-8.8
pub(crate) fn coin_cost(open: &Open, seat: Seat, cell: usize, card: Card, discount: u8) -> u8 {
    plain_cost(cell, card).saturating_sub(always(open, seat) + discount)
}

/// What a card costs with resource cards, all of one kind or mixed.
/// § SK-5.2 SK-5.6
pub(crate) fn resource_cost(open: &Open, seat: Seat, cell: usize, card: Card, paid_with: Option<Kind>) -> u8 {
    plain_cost(cell, card).saturating_sub(discount(open, seat, paid_with))
}

/// How much less a card costs with resource cards, all of one kind or mixed.
/// § SK-5.6
pub(crate) fn discount(open: &Open, seat: Seat, paid_with: Option<Kind>) -> u8 {
    let only = |track: Track, kind: Kind| {
        let works = open.level(seat, track) == 1 && paid_with == Some(kind);
        if works { track.facts().bonuses[0].amount } else { 0 }
    };
    always(open, seat) + only(Track::B1, Kind::Minerals) + only(Track::B2, Kind::Titanium)
}

/// The discount that holds however a card is paid.
/// § SK-5.6
fn always(open: &Open, seat: Seat) -> u8 {
    if open.level(seat, Track::B1) == 2 { Track::B1.facts().bonuses[1].amount } else { 0 }
}

/// The cheapest card that coins can buy.
pub(crate) fn cheapest(open: &Open, seat: Seat, discount: u8) -> Option<u8> {
    let cards = open.display.0.iter().enumerate();
    cards.filter_map(|(cell, card)| Some(coin_cost(open, seat, cell, (*card)?, discount))).min()
}
