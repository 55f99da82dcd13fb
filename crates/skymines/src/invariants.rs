//! What holds at any moment: no piece is lost, no sum is off.

use game_core::{Fx, Seat};

use crate::data::{END, data, station};
use crate::pieces::{Board, Card, Company, LunaCard, Plan, Space, Spot};
use crate::rules::reach;
use crate::state::{Phase, Skymines};

/// Panics, naming what is wrong.
pub(crate) fn assert_sound(game: &Skymines) {
    cards(game);
    plans(game);
    luna_cards(game);
    pieces(game);
    markers(game);
    let open = &game.open;
    for account in &open.accounts {
        assert!(account.cells.as_slice().iter().all(|cell| *cell <= END), "a marker is beyond the end of its track");
        assert!(account.helium <= data().console.tank.end(), "helium is beyond the end of the tank");
    }
    assert_eq!(open.phase == Phase::Over, open.outcome.is_some(), "a game that is over has an outcome");
}

fn once<T: Ord + Copy + std::fmt::Debug>(what: &str, mut found: Vec<T>, all: impl Iterator<Item = T>) {
    found.sort_unstable();
    assert!(found.iter().copied().eq(all), "each {what} is somewhere, once: {found:?}");
}

fn cards(game: &Skymines) {
    let (open, fx) = (&game.open, Fx::<()>::silent());
    let mut found: Vec<Card> = game.deck.inside(&fx).collect();
    found.extend(open.display.0.iter().flatten());
    found.extend(open.discard);
    found.extend(open.lunas.iter().flat_map(|luna| luna.reserve));
    for (_, person) in open.persons.iter() {
        found.extend(person.hand);
        found.extend(person.rests.0.iter().flat_map(|deck| deck.iter()));
        found.extend(person.area.iter().map(|lying| lying.card).filter(|card| !card.is_tile()));
    }
    let starting = Seat::all(open.seats).flat_map(|seat| Card::starting(seat.0));
    let single = (0..open.seats).map(Card::single);
    once("card", found, Card::market().chain(starting).chain(single));
}

fn plans(game: &Skymines) {
    let (open, fx) = (&game.open, Fx::<()>::silent());
    let mut found: Vec<Plan> = game.supplies.iter().flat_map(|supply| supply.inside(&fx)).collect();
    found.extend(open.plans.0.iter().flatten());
    found.extend(open.gone.iter().filter(|plan| plan.facts().letter.is_some()));
    found.extend(open.turn.taken.iter().filter(|plan| !plan.is_special()));
    let laid = open.persons.iter().flat_map(|(_, person)| person.screens.0.iter().flatten());
    found.extend(laid.map(|laid| laid.plan).filter(|plan| plan.facts().letter.is_some()));
    once("plan", found, Plan::ordinary());
}

fn luna_cards(game: &Skymines) {
    let fx = Fx::<()>::silent();
    for (place, luna) in game.open.lunas.iter().enumerate() {
        let piles = &game.lunas[place];
        let mut found: Vec<LunaCard> = piles.deck.inside(&fx).chain(piles.spare.inside(&fx)).collect();
        found.extend(piles.slots.iter().flatten().map(|card| *card.inside(&fx)));
        found.extend(luna.majority.0.iter().chain(&luna.shown.0).flatten());
        found.extend(luna.discard);
        once("card of Luna's", found, (0..LunaCard::ALL).map(LunaCard));
    }
}

fn pieces(game: &Skymines) {
    let open = &game.open;
    for company in Company::ALL {
        let facts = station(open.map, company);
        for shuttle in [false, true] {
            let columns = (0..3).filter(|column| facts.shuttles[*column] == shuttle);
            let (mut home, mut all) = (0, 0);
            for column in columns {
                home += usize::from(open.stations[company].columns[column].pieces);
                all += facts.columns[column].len();
            }
            let out =
                open.pieces[company].iter().filter(|spot| reach::takes_shuttle(open.map, *spot) == shuttle).count();
            assert!(home + out <= all, "{company} has {home} pieces at home and {out} on the map, of {all}");
        }
        let strange = open.pieces[company] & !reach::places(open.map);
        assert!(strange.is_empty(), "{company} lies on {strange:?}, which is no place of this map");
    }
    let shared = |spot: Spot| Company::ALL.into_iter().filter(|company| open.pieces[*company].contains(spot)).count();
    let at_rest = open.turn.expansion.way.is_empty();
    let most = if at_rest { 1 } else { 2 };
    assert!(reach::places(open.map).iter().all(|spot| shared(spot) <= most), "two pieces lie on one place");
    assert!(open.map == Board::Belt || open.threat.is_none(), "a threat is for the Belt");
}

fn markers(game: &Skymines) {
    let open = &game.open;
    let total = open.accounts.len();
    for who in open.parties() {
        let placed = Space::ALL
            .iter()
            .filter(|space| open.spaces[**space].is_some_and(|marker| marker.who == who && !marker.once));
        let seat = open.seat_of(who);
        let personal = seat.and_then(|seat| open.persons[seat].personal).filter(|marker| !marker.once);
        let held = usize::from(open.account(who).markers) + placed.count() + personal.iter().count();
        let due = match seat {
            Some(_) if open.seats == 1 => data().console.markers[0],
            Some(_) => data().console.markers[total - 1],
            None => data().luna.markers,
        };
        let extra = seat.map_or(0, |seat| open.persons[seat].extra);
        assert_eq!(held, usize::from(due + extra), "a marker is lost or made");
    }
}
