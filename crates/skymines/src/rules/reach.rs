//! What a company can reach from where its pieces lie.

use game_core::Id;

use crate::data::data;
use crate::pieces::{Board, Company, Spot, SpotSet};
use crate::state::Open;

/// Places on this map that a piece can be put on; the printed routes of stations are none.
/// § SK-6.10 SK-16.7
pub(crate) fn places(board: Board) -> SpotSet {
    match board {
        Board::Moon => SpotSet::from_bits((1 << 24) - 1),
        Board::Belt => {
            let belt = &data().belt;
            belt.cells.iter().fold(belt.shuttle_cells, |all, cells| all | *cells)
        }
    }
}

/// Whether a place takes shuttles.
pub(crate) fn takes_shuttle(board: Board, spot: Spot) -> bool {
    board == Board::Belt && data().belt.shuttle_cells.contains(spot)
}

/// The company whose piece lies on a place, apart from this one.
pub(crate) fn foreign(open: &Open, company: Company, spot: Spot) -> Option<Company> {
    Company::ALL.into_iter().find(|other| *other != company && open.pieces[*other].contains(spot))
}

/// The energy it takes to get to a place by the cheapest way, without what lies there; nothing when it is out of reach.
/// § SK-6.2 SK-6.3 SK-6.10 SK-16.2 SK-16.3
pub(crate) fn way(open: &Open, company: Company, spot: Spot) -> Option<u8> {
    let own = open.pieces[company];
    match open.map {
        Board::Moon => {
            let moon = &data().moon;
            let near = |line: usize| {
                moon.stations[company][line].contains(spot) || !(moon.beside[spot.index()][line] & own).is_empty()
            };
            if near(0) {
                Some(moon.price[0])
            } else if near(1) {
                Some(moon.price[1])
            } else {
                None
            }
        }
        Board::Belt => belt_way(own, company, spot),
    }
}

/// A shuttle cell is reached from an asteroid with an outpost, a cell of an asteroid from another one there, over a route
/// with a shuttle, or from the station.
/// § SK-16.2 SK-16.10
fn belt_way(own: SpotSet, company: Company, spot: Spot) -> Option<u8> {
    let belt = &data().belt;
    let [base, icon, _] = belt.price;
    if belt.shuttle_cells.contains(spot) {
        let ends = belt.routes[spot.index()].iter().filter(|end| !(belt.cells[end.to.index()] & own).is_empty());
        return ends.map(|end| base + icon * end.extra).min();
    }
    let asteroid = belt.asteroid_of[spot.index()];
    if !(belt.cells[asteroid.index()] & own).is_empty() || belt.homes[company] == asteroid {
        return Some(base);
    }
    let routes = belt.routes[asteroid.index()].iter().filter(|route| own.contains(route.to));
    routes.map(|route| base + icon * route.extra).min()
}

/// The piece of the company from which a place is entered for the least energy, the latest of this expansion first; nothing
/// when that is its station.
/// § SK-6.3 SK-16.10
pub(crate) fn origin(open: &Open, company: Company, spot: Spot) -> Option<Spot> {
    let own = open.pieces[company];
    let fresh = |near: SpotSet| open.turn.expansion.way.iter().rev().map(|leg| leg.spot).find(|at| near.contains(*at));
    match open.map {
        Board::Moon => {
            let moon = &data().moon;
            let from = |line: usize| {
                let near = moon.beside[spot.index()][line] & own;
                let home = moon.stations[company][line].contains(spot);
                let piece = fresh(near).or_else(|| near.iter().next().filter(|_| !home));
                (home || piece.is_some()).then_some(piece)
            };
            (0..2).find_map(from).flatten()
        }
        Board::Belt => belt_origin(own, company, spot, fresh),
    }
}

fn belt_origin(own: SpotSet, company: Company, spot: Spot, fresh: impl Fn(SpotSet) -> Option<Spot>) -> Option<Spot> {
    let belt = &data().belt;
    let held = |near: SpotSet| fresh(near & own).or_else(|| (near & own).iter().next());
    let routes = |place: Spot| belt.routes[place.index()].iter();
    if belt.shuttle_cells.contains(spot) {
        let ends = routes(spot).filter_map(|end| Some((end.extra, held(belt.cells[end.to.index()])?)));
        return ends.min_by_key(|(extra, _)| *extra).map(|(_, from)| from);
    }
    let asteroid = belt.asteroid_of[spot.index()];
    let beside = held(belt.cells[asteroid.index()]);
    let home = belt.homes[company] == asteroid;
    if home || beside.is_some() {
        return beside;
    }
    let shuttles = routes(asteroid).filter(|route| own.contains(route.to));
    shuttles.min_by_key(|route| route.extra).map(|route| route.to)
}

/// The energy it takes to enter a place.
/// § SK-6.3 SK-16.3
pub(crate) fn price(open: &Open, company: Company, spot: Spot) -> Option<u8> {
    let extra = match open.map {
        Board::Moon => data().moon.price[2],
        Board::Belt => data().belt.price[2],
    };
    let occupied = foreign(open, company, spot).is_some();
    way(open, company, spot).map(|way| way + if occupied { extra } else { 0 })
}
