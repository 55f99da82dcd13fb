//! What scenarios read back.

use game_core::Viewer;
use game_testkit::facts::{Said, holds, row_or_none, text};

use super::cards;
use super::given::{self, who};
use crate::base::Base;
use crate::pieces::{Blueprint, Building, Cell, Find, Main, Mission, Scientist, Spot, Tech};
use crate::state::{Ending, Hand, Offer, OnMars, Phase};
use crate::view::View;

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Colonization => "colonization",
        Phase::Shuttle => "shuttle",
        Phase::Scoring => "scoring",
        Phase::Over => "over",
    }
}

pub(super) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::No => "no",
        Ending::OneMore => "one_more",
        Ending::Last => "last",
    }
}

pub(super) fn or_none<T: ToString>(thing: Option<T>) -> String {
    thing.map_or("none".to_owned(), text)
}

pub(super) fn find(word: &str) -> Result<Find, String> {
    match word.parse() {
        Ok(research) => Ok(Find::Research(research)),
        Err::<_, String>(_) => word.parse().map(Find::Discovery),
    }
}

pub(super) fn base<'a>(game: &'a OnMars, said: &Said<'_>) -> Result<&'a Base, String> {
    Ok(game.open.base(who(game, said)?))
}

pub(super) fn on_cell(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let find = game.open.find_on(said.get::<Cell>("cell")?);
    Ok(or_none(find.map(|find| match find {
        Find::Research(research) => research.to_string(),
        Find::Discovery(discovery) => discovery.to_string(),
    })))
}

pub(super) fn agency(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let offer = game.open.agency[given::place(said, 6)?];
    Ok(or_none(offer.map(|offer| match offer {
        Offer::Scientist { scientist } => scientist.to_string(),
        Offer::Contract { contract } => contract.to_string(),
    })))
}

pub(super) fn exploration(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    Ok(or_none(game.open.exploration[usize::from(said.get::<Spot>("spot")?.0)]))
}

pub(super) fn top(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let building: Building = said.get("building")?;
    Ok(or_none(game.open.tops.0.get(building.index()).copied().flatten()))
}

pub(super) fn stack(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let place = said.get::<Building>("building")?.index();
    let under = game.stacks.get(place).map_or(0, game_core::Deck::len);
    Ok(text(under + usize::from(game.open.tops.0.get(place).copied().flatten().is_some())))
}

pub(super) fn mission(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let mission: Mission = said.get("mission")?;
    let state = game.open.missions.0.iter().find(|state| state.mission == mission);
    Ok(or_none(state.map(|state| state.left)))
}

pub(super) fn works_at(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    Ok(or_none(game.open.working[said.get::<Scientist>("scientist")?]))
}

pub(super) fn delivered(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let (contract, place, _) = cards::wanted(said)?;
    Ok(text(game.open.delivered[usize::from(contract.0)][place]))
}

pub(super) fn pile(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    Ok(text(match said.word("pile") {
        "blueprints" => game.blueprints.len(),
        "discoveries" => game.discoveries.len(),
        "techs" => game.techs.len(),
        _ => game.b_deck.len(),
    }))
}

pub(super) fn pile_seen(view: &View, said: &Said<'_>) -> Result<String, String> {
    Ok(text(match said.word("pile") {
        "blueprints" => view.piles.blueprints,
        "discoveries" => view.piles.discoveries,
        "techs" => view.piles.techs,
        _ => view.piles.b_cards,
    }))
}

pub(super) fn posts(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    Ok(text(game.open.posts[said.get::<Main>("main")?][who(game, said)?.index()]))
}

pub(super) fn tech(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    Ok(or_none(base(game, said)?.lab[said.get::<Tech>("tech")?]))
}

pub(super) fn blueprint(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let owned = base(game, said)?.blueprint(said.get::<Blueprint>("blueprint")?);
    Ok(match owned {
        None => "none".to_owned(),
        Some(owned) => owned.built.map_or("unbuilt".to_owned(), text),
    })
}

pub(super) fn completed(game: &OnMars, said: &Said<'_>) -> Result<String, String> {
    let own = base(game, said)?.contracts;
    Ok(row_or_none(own.iter().filter(|contract| game.open.completed.contains(*contract))))
}

/// The hand of a player, as this view knows it.
fn seen_hand(view: &View, said: &Said<'_>) -> Result<Option<Hand>, String> {
    let seat = said.names.expect_seat(said.word("who"))?;
    Ok(view.hand.filter(|_| view.viewer.seat() == Some(seat)))
}

pub(super) fn goals_seen(view: &View, said: &Said<'_>) -> Result<String, String> {
    Ok(seen_hand(view, said)?.map_or("hidden".to_owned(), |hand| row_or_none(hand.goals)))
}

pub(super) fn b_seen(view: &View, said: &Said<'_>) -> Result<String, String> {
    Ok(seen_hand(view, said)?.map_or("hidden".to_owned(), |hand| row_or_none(hand.b)))
}

pub(super) fn a_seen(view: &View, said: &Said<'_>) -> Result<String, String> {
    Ok(seen_hand(view, said)?.map_or("hidden".to_owned(), |hand| or_none(hand.a)))
}

pub(super) fn spent_seen(view: &View, said: &Said<'_>) -> Result<String, String> {
    Ok(seen_hand(view, said)?.map_or("hidden".to_owned(), |hand| row_or_none(hand.spent)))
}

pub(super) fn hand(game: &OnMars, said: &Said<'_>) -> Result<Hand, String> {
    let seat = said.names.expect_seat(said.word("who"))?;
    Ok(game.hands[seat].seen_by(Viewer::Seat(seat)).copied().unwrap_or_default())
}

/// Whether a demand of the solo goal is met, counted from 1.
pub(super) fn demand(view: &View, said: &Said<'_>) -> Result<String, String> {
    let place = said.number::<usize>("place")?.wrapping_sub(1);
    let demand = view.demands.get(place);
    Ok(or_none(demand.map(|demand| if demand.met { "met" } else { "open" })))
}

/// Whether the condition of an own goal holds, as the view says.
pub(super) fn goal_met(view: &View, said: &Said<'_>) -> Result<String, String> {
    let goal = said.get::<crate::pieces::Goal>("goal")?;
    holds(view.goals.iter().any(|state| state.goal == goal && state.met))
}
