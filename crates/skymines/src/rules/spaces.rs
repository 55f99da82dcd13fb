//! Action 5: bonus markers and what their spaces bring.

mod parts;

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::data::{BonusFacts, Bundle, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Kind, Party, Space, Track, Way};
use crate::rules::{rewards, turn};
use crate::state::{Marker, Open};
use crate::totals;
use crate::turn::Task;

pub(crate) use parts::{
    act, apply_act, apply_advance, apply_buy, apply_discard, apply_fetch, can_fetch, check_buy, check_discard,
    check_fetch, check_spread, go_on, legal_buy, legal_discards, legal_fetch, legal_spread, may_fetch,
};

/// The ways in which a space can be used; most have one that needs no name.
fn ways(space: Space) -> &'static [Option<Way>] {
    match space {
        Space::MajResearch | Space::MajTitanium | Space::MajCarbon | Space::MajMinerals | Space::MajEnergy => {
            &[Some(Way::Tier1), Some(Way::Tier2), Some(Way::Tier3)]
        }
        Space::C1x1 => &[Some(Way::A), Some(Way::B)],
        Space::C2x1 | Space::C2x2 => &[Some(Way::Buy), Some(Way::Helium), Some(Way::Both)],
        Space::E2x1 => &[Some(Way::Act), Some(Way::Fetch)],
        Space::E2x2 => &[Some(Way::Act), Some(Way::Fetch), Some(Way::Both)],
        _ => &[None],
    }
}

/// What the bonus of a track's space says.
pub(crate) fn bonus(space: Space) -> Option<&'static BonusFacts> {
    let (track, level) = space.of_track()?;
    Some(&track.facts().bonuses[usize::from(level) - 1])
}

/// A marker in the reserve, a vacant space, and its requirement.
/// § SK-11.1 SK-11.11 SK-17.4
pub(crate) fn check_marker(open: &Open, seat: Seat, space: Space, way: Option<Way>, once: bool) -> Result<(), Illegal> {
    match once {
        true if open.persons[seat].once == 0 => return Err(Illegal::NoOnceMarker),
        false if open.account(seat).markers == 0 => return Err(Illegal::NoMarker),
        _ => {}
    }
    check_space(open, seat, space)?;
    check_way(open, seat, space, way)
}

/// Whether somebody may put a marker there at all.
/// § SK-8.6 SK-11.1 SK-17.5
fn check_space(open: &Open, seat: Seat, space: Space) -> Result<(), Illegal> {
    let person = &open.persons[seat];
    if space == Space::Personal && !person.has_personal() {
        return Err(Illegal::PersonalClosed);
    }
    if let Some((track, level)) = space.of_track() {
        if open.level(seat, track) < level {
            return Err(Illegal::LevelNotActive { space });
        }
        let twin = space.twin().and_then(|twin| open.spaces[twin]);
        if twin.is_some_and(|marker| marker.who == seat.into()) {
            return Err(Illegal::OtherLevelUsed { space });
        }
    }
    let marker = if space == Space::Personal { person.personal } else { open.spaces[space] };
    if marker.is_some() { Err(Illegal::SpaceTaken { space }) } else { Ok(()) }
}

fn check_fee(open: &Open, seat: Seat, cost: u8) -> Result<(), Illegal> {
    let (cost, coins) = (u16::from(cost), open.account(seat).coins);
    if coins < cost { Err(Illegal::FeeTooDear { cost, coins }) } else { Ok(()) }
}

fn check_way(open: &Open, seat: Seat, space: Space, way: Option<Way>) -> Result<(), Illegal> {
    if !ways(space).contains(&way) {
        return Err(Illegal::OtherWay { space });
    }
    let spaces = &data().spaces;
    match space {
        _ if space.measure().is_some() => check_majority(open, seat, space, way),
        Space::FirstPlayer => {
            let first = open.starter == seat && open.persons[seat].turns == 0;
            if first { Err(Illegal::FirstTurn) } else { Ok(()) }
        }
        Space::Buy => {
            check_fee(open, seat, spaces.buy_fee)?;
            check_affordable(open, seat, 0, open.account(seat).coins - u16::from(spaces.buy_fee))
        }
        Space::Sell | Space::D1x1 | Space::D1x2 => check_removable(open, seat, space),
        Space::E2x1 | Space::E2x2 => {
            check_removable(open, seat, space)?;
            let fee = bonus(space).filter(|_| way == Some(Way::Fetch)).map_or(0, |bonus| bonus.fetch);
            check_fee(open, seat, fee)
        }
        Space::C2x1 | Space::C2x2 if way != Some(Way::Helium) => {
            let (discount, helium) = bonus(space).map_or((0, 0), |bonus| (bonus.discount, bonus.helium));
            let helium = if way == Some(Way::Both) { helium } else { 0 };
            let room = data().console.tank.end() - open.account(seat).helium;
            let overflow = helium.saturating_sub(room) * data().console.tank_overflow;
            check_affordable(open, seat, discount, open.account(seat).coins + u16::from(overflow))
        }
        Space::Personal => check_fee(open, seat, spaces.personal.0),
        _ => {
            let tile = space.tile().map(|tile| spaces.tile_fees[usize::from(tile)]);
            check_fee(open, seat, tile.or(bonus(space).map(|bonus| bonus.fee)).unwrap_or(0))
        }
    }
}

/// Nobody has more, and the tier is reached.
/// § SK-11.2 SK-11.3
fn check_majority(open: &Open, seat: Seat, space: Space, way: Option<Way>) -> Result<(), Illegal> {
    let (Some(kind), Some(way)) = (space.measure(), way) else { return Err(Illegal::OtherWay { space }) };
    let own = totals::total(open, seat.into(), kind);
    let best = open.parties().map(|who| totals::total(open, who, kind)).max().unwrap_or(0);
    if best > own {
        return Err(Illegal::NoMajority { kind, own, best });
    }
    let tier = &data().spaces.majorities[space.index()][way.index()];
    if own < tier.need {
        return Err(Illegal::TierNotReached { kind, own, needed: tier.need });
    }
    if kind == Kind::Research {
        let others = (own + totals::field_cards(open, seat)).saturating_sub(tier.need);
        if others < tier.others {
            return Err(Illegal::TooFewScientists { others, needed: tier.others });
        }
    }
    Ok(())
}

/// The highest tier of a vacant majority space that somebody could take, from 1; 0 for none.
/// § SK-11.2 SK-11.3
pub(crate) fn best_tier(open: &Open, seat: Seat, space: Space) -> u8 {
    if open.spaces[space].is_some() {
        return 0;
    }
    ways(space).iter().take_while(|way| check_majority(open, seat, space, **way).is_ok()).count() as u8
}

/// § SK-11.5
fn check_affordable(open: &Open, seat: Seat, discount: u8, coins: u16) -> Result<(), Illegal> {
    let cheapest = totals::cheapest(open, seat, discount);
    if cheapest.is_some_and(|cost| u16::from(cost) <= coins) { Ok(()) } else { Err(Illegal::NothingAffordable) }
}

fn check_removable(open: &Open, seat: Seat, space: Space) -> Result<(), Illegal> {
    let any = open.persons[seat].hand.iter().any(|card| check_discard(open, seat, space, card).is_ok());
    if any { Ok(()) } else { Err(Illegal::NothingToRemove) }
}

pub(crate) fn legal_markers(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let sorts = [(false, open.account(seat).markers), (true, open.persons[seat].once)];
    if sorts.iter().all(|(_, left)| *left == 0) {
        return;
    }
    for space in Space::ALL.into_iter().filter(|space| check_space(open, seat, *space).is_ok()) {
        for way in ways(space) {
            if check_way(open, seat, space, *way).is_err() {
                // A tier that is out of reach leaves the higher ones out of reach, too.
                if space.measure().is_some() {
                    break;
                }
                continue;
            }
            let there = sorts.into_iter().filter(|(_, left)| *left > 0);
            into.extend(there.map(|(once, _)| Action::Marker { space, way: *way, once }));
        }
    }
}

/// The marker blocks its space until the preparation phase; the reward is taken at once.
/// § SK-11.1 SK-11.4 SK-11.7
pub(crate) fn apply_marker(
    open: &mut Open,
    seat: Seat,
    space: Space,
    way: Option<Way>,
    once: bool,
    fx: &mut Fx<Event>,
) {
    turn::begin_plain(open);
    open.turn.way = way;
    let marker = Some(Marker { who: seat.into(), once });
    match once {
        true => open.persons[seat].once -= 1,
        false => open.account_mut(seat).markers -= 1,
    }
    match space {
        Space::Personal => open.persons[seat].personal = marker,
        _ => open.spaces[space] = marker,
    }
    fx.tell(|| Event::MarkerPlaced { seat: Party::Seat(seat), space, once });
    match space.of_track() {
        Some((track, _)) => on_track(open, seat, space, track, way, fx),
        None => on_board(open, seat, space, way, fx),
    }
}

fn pay(open: &mut Open, seat: Seat, fee: u8, fx: &mut Fx<Event>) {
    if fee > 0 {
        open.account_mut(seat).coins -= u16::from(fee);
        fx.tell(|| Event::CoinsPaid { seat, coins: fee });
    }
}

fn on_board(open: &mut Open, seat: Seat, space: Space, way: Option<Way>, fx: &mut Fx<Event>) {
    let spaces = &data().spaces;
    match space {
        Space::FirstPlayer => {
            open.first = seat;
            fx.tell(|| Event::FirstPlayerTaken { seat });
            rewards::gain(open, seat, &spaces.first_player, fx);
        }
        Space::Buy => {
            pay(open, seat, spaces.buy_fee, fx);
            open.tasks.push(Task::Buy { discount: 0 });
        }
        Space::Sell => open.tasks.push(Task::Discard { space }),
        Space::Personal => {
            let (fee, steps) = spaces.personal;
            pay(open, seat, fee, fx);
            open.tasks.push(Task::Advance { steps });
        }
        _ => {
            if let Some(tile) = space.tile() {
                return pay(open, seat, spaces.tile_fees[usize::from(tile)], fx);
            }
            let tier = way.map_or(0, Way::index);
            rewards::gain(open, seat, &spaces.majorities[space.index()][tier].reward, fx);
        }
    }
}

/// The spaces of company tracks.
/// § SK-8.8 SK-8.10
fn on_track(open: &mut Open, seat: Seat, space: Space, track: Track, way: Option<Way>, fx: &mut Fx<Event>) {
    let Some(bonus) = bonus(space) else { return };
    pay(open, seat, bonus.fee, fx);
    match track {
        Track::C1 => {
            let (points, helium) = bonus.gains[usize::from(way == Some(Way::B))];
            rewards::gain(open, seat, &Bundle { points, helium, ..Bundle::default() }, fx);
        }
        Track::C2 => {
            if way != Some(Way::Buy) {
                rewards::gain_helium(open, seat, bonus.helium, fx);
            }
            if way != Some(Way::Helium) {
                open.tasks.push(Task::Buy { discount: bonus.discount });
            }
        }
        Track::D2 => {
            open.turn.spread = bonus.others;
            open.turn.spread_to = open.company_of(track).into_iter().collect();
            open.tasks.push(Task::Spread);
        }
        _ => open.tasks.push(Task::Discard { space }),
    }
}
