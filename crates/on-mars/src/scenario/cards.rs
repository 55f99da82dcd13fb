//! What scenarios set up: cards, tiles, piles and hands.

use game_core::{Fx, Id, List, SeatSet, Secret};
use game_testkit::facts::{Said, put};

use super::given::{base, maybe, place};
use crate::base::Owned;
use crate::pieces::{
    Blueprint, Building, Cell, Contract, Discovery, Find, Good, Lab, Scientist, SoloCard, Spot, Tech, Tile,
};
use crate::setup::all;
use crate::state::{Offer, OnMars};

/// Takes a discovery tile from wherever it lies.
pub(super) fn take_discovery(game: &mut OnMars, discovery: Discovery) {
    game.discoveries.take_out(discovery);
    let open = &mut game.open;
    open.destroyed.remove(discovery);
    open.radar = open.radar.filter(|own| *own != discovery);
    open.exploration.0.iter_mut().filter(|spot| **spot == Some(discovery)).for_each(|spot| *spot = None);
    open.bases.as_mut_slice().iter_mut().for_each(|base| base.discoveries.remove(discovery));
    while let Some(place) = open.finds.iter().position(|lying| lying.find == Find::Discovery(discovery)) {
        open.finds.remove(place);
    }
}

pub(super) fn exploration(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let spot: Spot = said.get("spot")?;
    let new: Option<Discovery> = maybe(said.word("discovery"))?;
    new.into_iter().for_each(|discovery| take_discovery(game, discovery));
    let old = std::mem::replace(&mut game.open.exploration[usize::from(spot.0)], new);
    old.into_iter().for_each(|discovery| game.open.destroyed.insert(discovery));
    Ok(())
}

pub(super) fn radar(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let discovery: Discovery = said.get("discovery")?;
    take_discovery(game, discovery);
    put(&mut game.open.radar, Some(discovery))
}

pub(super) fn discoveries(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let old = std::mem::take(&mut base(game, said)?.discoveries);
    old.iter().for_each(|discovery| game.open.destroyed.insert(discovery));
    for discovery in said.all::<Discovery>("discovery")? {
        take_discovery(game, discovery);
        base(game, said)?.discoveries.insert(discovery);
    }
    Ok(())
}

/// The top tile of a stack; the one that lay there goes under it.
pub(super) fn top(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (building, tile): (Building, Tile) = (said.get("building")?, said.get("tile")?);
    if tile.building() != building {
        return Err(format!("{tile} is a tile of another type."));
    }
    let place = building.index();
    game.stacks[place].take_out(tile);
    let old = game.open.tops[place].replace(tile);
    if let Some(old) = old.filter(|old| *old != tile) {
        let under = game.stacks[place].len();
        if game.open.turned.contains(tile) {
            game.open.turned.remove(tile);
            game.open.turned.insert(old);
        } else if under < 5 {
            game.stacks[place].put_under(old, SeatSet::NONE);
        }
    }
    Ok(())
}

/// Takes a blueprint from wherever it lies.
fn take_blueprint(game: &mut OnMars, blueprint: Blueprint) {
    game.blueprints.take_out(blueprint);
    let open = &mut game.open;
    open.boxed.remove(blueprint);
    open.display.0.iter_mut().filter(|place| **place == Some(blueprint)).for_each(|place| *place = None);
    for base in open.bases.as_mut_slice() {
        while let Some(place) = base.blueprints.iter().position(|owned| owned.blueprint == blueprint) {
            base.blueprints.remove(place);
        }
    }
}

pub(super) fn display(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let place = place(said, 12)?;
    let new: Option<Blueprint> = maybe(said.word("blueprint"))?;
    new.into_iter().for_each(|blueprint| take_blueprint(game, blueprint));
    let old = std::mem::replace(&mut game.open.display[place], new);
    old.into_iter().for_each(|blueprint| game.open.boxed.insert(blueprint));
    Ok(())
}

/// `unbuilt`, or the cell of the building that carries its marker.
pub(super) fn blueprint(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (blueprint, word) = (said.get::<Blueprint>("blueprint")?, said.word("where"));
    let built = if word == "unbuilt" { None } else { Some(word.parse::<Cell>()?) };
    take_blueprint(game, blueprint);
    let base = base(game, said)?;
    if base.blueprints.len() >= 8 {
        return Err("A company has eight markers.".to_owned());
    }
    base.blueprints.push(Owned { blueprint, built });
    Ok(())
}

pub(super) fn grid(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    put(&mut game.open.grid[place(said, 8)?], maybe(said.word("tech"))?)
}

/// A tile comes from the grid or the stacks; one that is put away leaves the game.
pub(super) fn tech(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (tech, lab): (Tech, Option<Lab>) = (said.get("tech")?, maybe(said.word("lab"))?);
    let new = base(game, said)?.lab[tech].is_none();
    let taken = lab.and_then(|lab| base(game, said).ok()?.tech_on(lab)).filter(|other| *other != tech);
    if let Some(other) = taken {
        return Err(format!("{other} stands there."));
    }
    base(game, said)?.lab[tech] = lab;
    if lab.is_some() && new {
        match game.open.grid.0.iter_mut().find(|place| **place == Some(tech)) {
            Some(place) => *place = None,
            None => game.techs.take_out(tech),
        }
    }
    Ok(())
}

pub(super) fn agency(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (place, word) = (place(said, 6)?, said.word("card"));
    let offer = match word {
        "none" => None,
        _ => Some(match word.parse::<Scientist>() {
            Ok(scientist) => Offer::Scientist { scientist },
            Err(_) => Offer::Contract { contract: word.parse()? },
        }),
    };
    game.open.agency.0.iter_mut().filter(|slot| offer.is_some() && **slot == offer).for_each(|slot| *slot = None);
    put(&mut game.open.agency[place], offer)
}

pub(super) fn scientists(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let wanted: Vec<Scientist> = said.all("scientist")?;
    for scientist in &wanted {
        let offer = Some(Offer::Scientist { scientist: *scientist });
        game.open.agency.0.iter_mut().filter(|slot| **slot == offer).for_each(|slot| *slot = None);
    }
    put(&mut base(game, said)?.scientists, wanted.into_iter().collect())
}

pub(super) fn contracts(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let wanted: Vec<Contract> = said.all("contract")?;
    for contract in &wanted {
        let offer = Some(Offer::Contract { contract: *contract });
        game.open.agency.0.iter_mut().filter(|slot| **slot == offer).for_each(|slot| *slot = None);
    }
    put(&mut base(game, said)?.contracts, wanted.into_iter().collect())
}

/// The place of a good in the list of a contract.
pub(super) fn wanted(said: &Said<'_>) -> Result<(Contract, usize, u8), String> {
    let (contract, good): (Contract, Good) = (said.get("contract")?, said.get("good")?);
    let list = &contract.facts().deliver;
    let place = list.iter().position(|(wanted, _)| *wanted == good);
    let place = place.ok_or_else(|| format!("{contract} does not ask for that."))?;
    Ok((contract, place, list[place].1))
}

pub(super) fn delivered(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (contract, place, most) = wanted(said)?;
    let count: u8 = said.number("number")?;
    if count > most {
        return Err(format!("{contract} asks for {most}."));
    }
    put(&mut game.open.delivered[usize::from(contract.0)][place], count)
}

/// A hand of private goals; cards of others with the same number go to the box.
pub(super) fn goals(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let goals: crate::pieces::GoalSet = said.all::<crate::pieces::Goal>("goal")?.into_iter().collect();
    if goals.len() > 3 {
        return Err("A company is dealt three private goals.".to_owned());
    }
    let seat = said.names.expect_seat(said.word("who"))?;
    for other in game_core::Seat::all(game.open.seats) {
        game.hands[other].change(|hand| {
            hand.goals =
                if other == seat { goals } else { hand.goals.iter().filter(|own| !goals.contains(*own)).collect() };
        });
    }
    Ok(())
}

pub(super) fn hand_a(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let card = maybe(said.word("card"))?;
    let seat = said.names.expect_seat(said.word("who"))?;
    game.hands[seat].change(|hand| hand.a = card);
    Ok(())
}

pub(super) fn hand_b(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let cards: Vec<crate::pieces::BCard> = said.all("card")?;
    let seat = said.names.expect_seat(said.word("who"))?;
    cards.iter().for_each(|card| game.b_deck.take_out(*card));
    game.hands[seat].change(|hand| hand.b = cards.into_iter().collect());
    Ok(())
}

/// So many are left in a pile; the others are out of the game.
pub(super) fn pile(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let (left, fx): (usize, _) = (said.number("number")?, Fx::<()>::silent());
    match said.word("pile") {
        "blueprints" => {
            for card in game.blueprints.inside(&fx).skip(left).collect::<Vec<_>>() {
                game.blueprints.take_out(card);
                game.open.boxed.insert(card);
            }
        }
        "discoveries" => {
            for tile in game.discoveries.inside(&fx).skip(left).collect::<Vec<_>>() {
                game.discoveries.take_out(tile);
                game.open.destroyed.insert(tile);
            }
        }
        "techs" => {
            for tech in game.techs.inside(&fx).skip(left).collect::<Vec<_>>() {
                game.techs.take_out(tech);
            }
        }
        _ => {
            for card in game.b_deck.inside(&fx).skip(left).collect::<Vec<_>>() {
                game.b_deck.take_out(card);
                game.open.b_boxed.insert(card);
            }
        }
    }
    Ok(())
}

/// These solo cards lie in the deck in this order, the others in the discard pile.
pub(super) fn solo_deck(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let cards: Vec<SoloCard> = said.all("card")?;
    let twice = cards.iter().enumerate().any(|(place, card)| cards[..place].contains(card));
    if game.open.seats > 1 || twice {
        return Err("Each solo card is there once, in a game alone.".to_owned());
    }
    game.open.solo_discard = List::new();
    for card in all::<SoloCard>().into_iter().filter(|card| !cards.contains(card)) {
        game.open.solo_discard.push(card);
    }
    let secrets: Vec<Secret<SoloCard>> = cards.into_iter().map(|card| Secret::new(card, SeatSet::NONE)).collect();
    game.solo_deck = game_core::Deck::in_order(secrets.into_iter());
    Ok(())
}

/// The latest card of Lacerda's.
pub(super) fn solo_latest(game: &mut OnMars, said: &Said<'_>) -> Result<(), String> {
    let card: SoloCard = said.get("card")?;
    game.solo_deck.take_out(card);
    if let Some(place) = game.open.solo_discard.iter().position(|other| *other == card) {
        game.open.solo_discard.remove(place);
    }
    if game.open.solo_discard.len() < SoloCard::count() {
        game.open.solo_discard.push(card);
    }
    Ok(())
}
