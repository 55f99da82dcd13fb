//! His scientists and contracts.

use game_core::{Deck, Fx, Seat, SeatSet, Stream};

use super::choose::{Choice, Scale};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Contract, Scientist, Who};
use crate::rules::{agency, push};
use crate::state::{Offer, OnMars, Open};
use crate::tasks::Task;

/// A kind of card of the agency.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Scientist,
    Contract,
}

fn scientists(open: &Open) -> impl Iterator<Item = Scientist> + use<'_> {
    open.agency.0.iter().flatten().filter_map(|offer| match offer {
        Offer::Scientist { scientist } => Some(*scientist),
        Offer::Contract { .. } => None,
    })
}

fn contracts(open: &Open) -> impl Iterator<Item = Contract> + use<'_> {
    open.agency.0.iter().flatten().filter_map(|offer| match offer {
        Offer::Contract { contract } => Some(*contract),
        Offer::Scientist { .. } => None,
    })
}

/// What he would take: a scientist until he has two, then contracts.
/// § OM-15.12 OM-15.25
pub(super) fn wanted(open: &Open, who: Who, scientist: bool, contract: bool) -> Option<Wanted> {
    let more = (open.base(who).scientists.len() as u8) < data().solo.scientists;
    if scientist && more && scientists(open).next().is_some() {
        return Some(Wanted::Scientist);
    }
    (contract && contracts(open).next().is_some()).then_some(Wanted::Contract)
}

/// Points that a scientist could bring: for each blueprint of the type that anybody has, built or not.
/// § OM-15.12
fn in_view(open: &Open, scientist: Scientist) -> i32 {
    let owned = open.bases.iter().flat_map(|base| base.blueprints.iter());
    let fitting = owned.filter(|owned| owned.blueprint.facts().building == scientist.facts().scores);
    fitting.count() as i32 * i32::from(data().agency.scientist_points)
}

/// § OM-15.12
pub(super) fn hire(game: &mut OnMars, who: Who, scientist: bool, contract: bool, fx: &mut Fx<Event>) {
    let open = &game.open;
    let offer = match wanted(open, who, scientist, contract) {
        Some(Wanted::Scientist) => {
            let scale = [Scale::most("points_in_view", "most_points")];
            let options = scientists(open).map(|one| (one, [in_view(open, one)]));
            let chosen = Choice::new("OM-15.12", scale, options).take(game, who, fx, |seat, why| {
                Event::RivalChoseScientist { seat, chosen: why.chosen().copied(), why }
            });
            chosen.map(|scientist| Offer::Scientist { scientist })
        }
        Some(Wanted::Contract) => {
            let options = contracts(open).map(|one| (one, [i32::from(one.facts().points)]));
            let chosen = Choice::new("OM-15.12", [Scale::most("points", "most_points")], options).take(
                game,
                who,
                fx,
                |seat, why| Event::RivalChoseContract { seat, chosen: why.chosen().copied(), why },
            );
            chosen.map(|contract| Offer::Contract { contract })
        }
        None => None,
    };
    let place = game.open.agency.0.iter().position(|place| offer.is_some() && *place == offer);
    if let Some(place) = place {
        push(&mut game.open, who, Task::Refill { place: place as u8 });
        agency::hired(&mut game.open, who, place as u8, fx);
    }
}

/// The contracts are shuffled and the top one fills the slot.
/// § OM-15.12
pub(super) fn refill(game: &mut OnMars, who: Who, place: u8, fx: &mut Fx<Event>) {
    let OnMars { open, rng, .. } = game;
    let mut pile: Deck<Contract, 12> = Deck::shuffled(agency::deck(open), rng, Stream::Table);
    let Some(contract) = pile.draw(fx, Seat(0)) else { return };
    fx.stop_undo(SeatSet::ALL);
    open.agency[usize::from(place)] = Some(Offer::Contract { contract });
    let seat = open.party(who);
    fx.tell(|| Event::AgencyFilled { seat, contract });
}
