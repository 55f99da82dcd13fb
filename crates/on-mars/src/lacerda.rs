//! Lacerda, the automated opponent of a game alone: his turns, and what he does with every task that falls to him.
//!
//! He has no seat and is never asked. A task of his is taken from the stack like any other and answered here, one step at
//! a time, so that a person whose piece he displaces can decide in between.

mod build;
mod choose;
mod hire;
mod orbit;
mod rover;
mod travel;
mod upgrade;
mod way;
mod worth;

#[cfg(test)]
mod tests;

use game_core::{Deck, Fx, List, Seat, SeatSet, Stream};

use crate::data::{Deed, Effect};
use crate::events::Event;
use crate::pieces::{Good, Main, Side, SoloCard, Who};
use crate::rules::orbit as display;
use crate::rules::{lab, main_actions, missions, payment, push, upgrade as upgrading};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// Whether he answers such a task.
pub(crate) const fn acts(task: Task) -> bool {
    matches!(
        task,
        Task::RivalTurn
            | Task::RivalTravel
            | Task::RivalLevel
            | Task::RivalShip
            | Task::RivalOwner { .. }
            | Task::RivalDisplace { .. }
            | Task::RivalRover
            | Task::RivalBot { .. }
            | Task::Blueprints { .. }
            | Task::Learn { .. }
            | Task::Develop { .. }
            | Task::Warehouse { .. }
            | Task::Construct { .. }
            | Task::Upgrade { .. }
            | Task::Hire { .. }
            | Task::Refill { .. }
            | Task::Move { .. }
            | Task::Offer
    )
}

/// Answers a task of his, which has left the stack.
/// § OM-15.15 OM-15.20 OM-15.21 OM-15.27
pub(crate) fn act(game: &mut OnMars, who: Who, task: Task, fx: &mut Fx<Event>) {
    match task {
        Task::RivalTurn => turn(game, who, fx),
        Task::RivalTravel => travel::travel(game, who, fx),
        Task::RivalLevel => travel::level_up(&mut game.open, who),
        Task::RivalShip => travel::welcome(&mut game.open, who, fx),
        Task::RivalOwner { tech } => orbit::develop_used(&mut game.open, who, tech, fx),
        Task::RivalDisplace { cell } => rover::displaced(game, who, cell, fx),
        Task::RivalBot { built } => build::bot_after(&mut game.open, who, built, fx),
        Task::Blueprints { left, .. } => orbit::blueprints(game, who, left, fx),
        Task::Learn { left, .. } => orbit::learn(game, who, left, fx),
        Task::Develop { left, .. } => orbit::develop(game, who, left, fx),
        Task::Warehouse { left, resources, .. } => orbit::warehouse(game, who, left, resources, fx),
        Task::Construct { what, .. } => build::construct(game, who, what, fx),
        Task::Upgrade { left, tech, .. } => upgrade::upgrade(game, who, left, tech, fx),
        Task::Hire { scientist, contract, .. } => hire::hire(game, who, scientist, contract, fx),
        Task::Refill { place } => hire::refill(game, who, place, fx),
        Task::Move { moving } => (0..moving.bots).for_each(|_| build::bot_on(&mut game.open, who, fx)),
        // He has colonists enough: instead of one more his rover moves.
        _ => rover::drive(game, who, fx),
    }
}

/// Whether at least a part of an effect is of use to him.
/// § OM-15.13 OM-15.21
pub(crate) fn possible(open: &Open, who: Who, deed: Deed) -> Option<bool> {
    match deed.effect {
        Effect::Gain { good, .. } => Some(good == Good::Crystal),
        Effect::Bots { .. } | Effect::Rover { .. } | Effect::Colonist { .. } => Some(true),
        Effect::Construct { what } => Some(build::plan(open, who, what).is_some()),
        Effect::Hire { scientist, contract, .. } => Some(hire::wanted(open, who, scientist, contract).is_some()),
        _ => None,
    }
}

/// A card is turned up and says what he does; from the second time through the deck it also helps a mission.
/// § OM-15.4
fn turn(game: &mut OnMars, who: Who, fx: &mut Fx<Event>) {
    let seat = game.open.party(who);
    if game.solo_deck.is_empty() {
        let cards: List<SoloCard, 12> = std::mem::take(&mut game.open.solo_discard);
        game.solo_deck = Deck::shuffled(cards.iter().copied(), &mut game.rng, Stream::Table);
        game.open.solo_passes = game.open.solo_passes.saturating_add(1);
        fx.tell(|| Event::RivalShuffled { seat });
    }
    let Some(card) = game.solo_deck.draw(fx, Seat(0)) else { return };
    fx.stop_undo(SeatSet::ALL);
    game.open.solo_discard.push(card);
    fx.tell(|| Event::RivalCard { seat, card });
    let (number, mission, _) = card.facts();
    if game.open.solo_passes > 0 {
        missions::advance(&mut game.open, who, usize::from(mission), fx);
    }
    main(&mut game.open, who, number, fx);
}

/// The numbered action of his side, or his rover where it cannot be done.
/// § OM-15.4 OM-15.6
fn main(open: &mut Open, who: Who, number: u8, fx: &mut Fx<Event>) {
    let seat = open.party(who);
    let main = numbered(open.side(who), number);
    if let Some(reason) = hindrance(open, who, main) {
        fx.tell(|| Event::RivalHindered { seat, main, reason });
        return push(open, who, Task::RivalRover);
    }
    fx.tell(|| Event::MainChosen { seat, main });
    if main.needs_colonist() {
        main_actions::evict(open, main, fx);
        let crystals = main_actions::extra_cost(open, who, main);
        if crystals > 0 {
            payment::pay_crystals(open, who, crystals, &mut Fx::silent());
            fx.tell(|| Event::ExtraPaid { seat, crystals, colonists: 0 });
        }
        open.posts[main][who.index()] += 1;
        fx.tell(|| Event::ColonistPosted { seat, main });
    }
    push(open, who, task_of(main));
}

const fn numbered(side: Side, number: u8) -> Main {
    match (side, number) {
        (Side::Orbit, 1) => Main::ObtainBlueprint,
        (Side::Orbit, 2) => Main::LearnTech,
        (Side::Orbit, _) => Main::Develop,
        (Side::Colony, 1) => Main::Construct,
        (Side::Colony, 2) => Main::Upgrade,
        (Side::Colony, _) => Main::Hire,
    }
}

fn task_of(main: Main) -> Task {
    let must = true;
    match main {
        Main::ObtainBlueprint => Task::Blueprints { left: 1, boost: false, must },
        Main::LearnTech => Task::Learn { left: 1, boosts: 0, must },
        Main::Develop => Task::Develop { left: 2, free: true, boost: false, must },
        Main::Construct => Task::Construct { what: None, levels: 0, boost: false, must },
        Main::Upgrade => upgrade::one(),
        _ => Task::Hire { scientist: true, contract: true, free: true, must },
    }
}

/// Why he cannot do it.
/// § OM-15.6 OM-15.12
fn hindrance(open: &Open, who: Who, main: Main) -> Option<&'static str> {
    let can = match main {
        Main::ObtainBlueprint => display::any_blueprint(open, who),
        Main::LearnTech => lab::any_learn(open, who),
        Main::Develop => lab::any_develop(open, who, true),
        Main::Construct => build::plan(open, who, None).is_some(),
        Main::Upgrade => upgrading::any_upgrade(open, who, upgrade::one()),
        _ => hire::wanted(open, who, true, true).is_some(),
    };
    if main == Main::Hire && open.posts[main][who.index()] > 0 {
        return Some("occupied");
    }
    if !can {
        return Some("impossible");
    }
    (main_actions::extra_cost(open, who, main) > open.base(who).stock[Good::Crystal]).then_some("too_dear")
}
