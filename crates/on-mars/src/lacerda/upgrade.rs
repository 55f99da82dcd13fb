//! His upgrades, wherever the buildings are.

use game_core::Fx;

use super::choose::{Choice, Scale};
use super::orbit::scored;
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Blueprint, Cell, Tech, Who};
use crate::rules::{lab, push, upgrade as rules};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// The task of one upgrade, and more with a technology.
pub(super) const fn one() -> Task {
    Task::Upgrade { left: 1, free: true, anywhere: true, tech: true, boost: false, must: true }
}

/// His unbuilt blueprints for which there is a building.
pub(super) fn buildable(open: &Open, who: Who) -> impl Iterator<Item = Blueprint> + use<'_> {
    let unbuilt = open.base(who).blueprints.iter().filter(|owned| owned.built.is_none());
    unbuilt.map(|owned| owned.blueprint).filter(move |card| !rules::targets(open, who, *card, true).is_empty())
}

/// An upgrade, then those that remain; when none is left, a technology in play allows more.
/// § OM-15.11 OM-15.21
pub(super) fn upgrade(game: &mut OnMars, who: Who, left: u8, tech: bool, fx: &mut Fx<Event>) {
    let more = buildable(&game.open, who).count() as u8;
    if more == 0 {
        return;
    }
    let (mut left, mut tech) = (left, tech);
    if left == 0 && tech {
        tech = false;
        if let Some(owner) = owner(&game.open, who, more) {
            left = game.open.base(owner).tech_level(Tech::Upgrade);
            lab::use_tech(&mut game.open, who, owner, (Tech::Upgrade, None), fx);
        }
    }
    if left == 0 {
        return;
    }
    let Some((place, cell)) = choose(game, who, fx) else { return };
    let rest = Task::Upgrade { left: left - 1, free: true, anywhere: true, tech, boost: false, must: false };
    push(&mut game.open, who, rest);
    push(&mut game.open, who, Task::Upgraded { owned: place, cell });
}

/// Whose technology he uses: his own, when it is enough for all that he could still upgrade, else the best.
/// § OM-15.9 OM-15.11
fn owner(open: &Open, who: Who, more: u8) -> Option<Who> {
    let level = |owner: &Who| open.base(*owner).tech_level(Tech::Upgrade);
    let best = open.parties().filter(|owner| level(owner) > 0).max_by_key(|owner| (level(owner), *owner == who))?;
    Some(if level(&who) >= more { who } else { best })
}

/// A blueprint, first of those that add points for his scientists, and a building for it.
/// § OM-15.11
fn choose(game: &mut OnMars, who: Who, fx: &mut Fx<Event>) -> Option<(u8, Cell)> {
    let open = &game.open;
    let types = scored(open, who);
    let points = |card: Blueprint| {
        if types.contains(card.facts().building) { i32::from(data().agency.scientist_points) } else { 0 }
    };
    let scale = [Scale::most("scientist_points", "scientist_points")];
    let cards = Choice::new("OM-15.11", scale, buildable(open, who).map(|card| (card, [points(card)])));
    let blueprint =
        cards.take(game, who, fx, |seat, why| Event::RivalChoseUnbuilt { seat, chosen: why.chosen().copied(), why })?;
    let targets = rules::targets(&game.open, who, blueprint, true);
    let cells = Choice::new("OM-15.11", [], targets.iter().map(|cell| (cell, [])));
    let cell = cells.take(game, who, fx, |seat, why| Event::RivalChoseUpgrade {
        seat,
        blueprint,
        chosen: why.chosen().copied(),
        why,
    })?;
    let place = game.open.base(who).blueprints.iter().position(|owned| owned.blueprint == blueprint)?;
    Some((place as u8, cell))
}
