//! Executive actions: the depot's own, and those of advanced buildings.

use game_core::{Fx, Id, SeatSet};

use crate::actions::Action;
use crate::data::{Effect, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Blueprint, Good, Scientist, Slot, Spot, Who};
use crate::rules::{effects, payment};
use crate::state::{OnMars, Open};
use crate::tasks::Task;

/// One executive action a turn, by a slot without a ship.
/// § OM-9.1 OM-9.12
pub(crate) fn check_executive(open: &Open, who: Who, slot: Slot) -> Result<(), Illegal> {
    if open.turn.executive {
        return Err(Illegal::ExecutiveDone);
    }
    if open.base(who).ships.contains(slot) {
        return Err(Illegal::ShipInSlot { slot });
    }
    let (deed, cost) = data().board.executive[usize::from(slot.0)];
    let crystals = open.purse(who, Good::Crystal);
    if crystals < cost {
        return Err(Illegal::ExecutiveTooDear { slot, cost, crystals });
    }
    // Advanced buildings are used one by one.
    if effects::possible(open, who, deed) && deed.effect != Effect::Advanced {
        Ok(())
    } else {
        Err(Illegal::ExecutiveUseless { slot })
    }
}

/// The blueprints whose building somebody could use: their own, or where a scientist of theirs works.
/// § OM-9.2 OM-9.3
pub(crate) fn check_use(open: &Open, who: Who, blueprint: Blueprint) -> Result<(), Illegal> {
    if open.turn.executive {
        return Err(Illegal::ExecutiveDone);
    }
    let Some(owner) = open.owner_of(blueprint) else { return Err(Illegal::NotYours { blueprint }) };
    if open.base(owner).blueprint(blueprint).is_none_or(|owned| owned.built.is_none()) {
        return Err(Illegal::NotBuilt { blueprint });
    }
    let free = is_free(open, who, blueprint);
    if owner != who && !free {
        return Err(Illegal::NotYours { blueprint });
    }
    let slot = Slot(data().board.advanced_slot() as u8);
    if !free && open.base(who).ships.contains(slot) {
        return Err(Illegal::ShipInSlot { slot });
    }
    let (cost, crystals) = (data().use_cost, open.purse(who, Good::Crystal));
    if !free && crystals < cost {
        return Err(Illegal::UseTooDear { blueprint, cost, crystals });
    }
    if effects::possible(open, who, blueprint.facts().deed) { Ok(()) } else { Err(Illegal::UseUseless { blueprint }) }
}

/// A scientist at work makes the action free for their owner and the card's owner.
/// § OM-9.3
pub(crate) fn is_free(open: &Open, who: Who, blueprint: Blueprint) -> bool {
    let works = |scientist: &Scientist| open.working[*scientist] == Some(blueprint);
    let Some(scientist) = Scientist::ALL.into_iter().find(works) else { return false };
    open.base(who).scientists.contains(scientist) || open.base(who).blueprint(blueprint).is_some()
}

/// A scientist goes to any built blueprint of their type, and its action is free.
/// § OM-9.4
pub(crate) fn check_work(open: &Open, who: Who, scientist: Scientist, blueprint: Blueprint) -> Result<(), Illegal> {
    if open.turn.executive {
        return Err(Illegal::ExecutiveDone);
    }
    if !open.base(who).scientists.contains(scientist) {
        return Err(Illegal::NotYourScientist { scientist });
    }
    let building = scientist.facts().works_in;
    if blueprint.facts().building != building {
        return Err(Illegal::WorksElsewhere { scientist, building });
    }
    let built = open.owner_of(blueprint).and_then(|owner| open.base(owner).blueprint(blueprint)?.built);
    if built.is_none() {
        return Err(Illegal::NotBuilt { blueprint });
    }
    if open.working[scientist] == Some(blueprint) {
        return Err(Illegal::AlreadyWorks { scientist });
    }
    if effects::possible(open, who, blueprint.facts().deed) { Ok(()) } else { Err(Illegal::UseUseless { blueprint }) }
}

pub(crate) fn legal_executive(open: &Open, who: Who, into: &mut Vec<Action>) {
    if open.turn.executive {
        return;
    }
    let slots = (0..Slot::count() as u8).map(Slot).filter(|slot| check_executive(open, who, *slot).is_ok());
    into.extend(slots.map(|slot| Action::Executive { slot }));
    for owner in open.parties() {
        for owned in open.base(owner).blueprints.iter().filter(|owned| owned.built.is_some()) {
            let blueprint = owned.blueprint;
            if check_use(open, who, blueprint).is_ok() {
                into.push(Action::Use { blueprint });
            }
            for scientist in open.base(who).scientists {
                if check_work(open, who, scientist, blueprint).is_ok() {
                    into.push(Action::Work { scientist, blueprint });
                }
            }
        }
    }
}

/// § OM-9.1
pub(crate) fn apply_executive(open: &mut Open, who: Who, slot: Slot, fx: &mut Fx<Event>) {
    open.turn.executive = true;
    let (deed, cost) = data().board.executive[usize::from(slot.0)];
    let seat = open.party(who);
    fx.tell(|| Event::ExecutiveUsed { seat, slot, crystals: cost });
    payment::pay_crystals(open, who, cost, fx);
    effects::begin(open, who, deed, false, fx);
}

/// § OM-9.2 OM-9.3
pub(crate) fn apply_use(open: &mut Open, who: Who, blueprint: Blueprint, fx: &mut Fx<Event>) {
    open.turn.executive = true;
    let crystals = if is_free(open, who, blueprint) { 0 } else { data().use_cost };
    let seat = open.party(who);
    fx.tell(|| Event::BuildingUsed { seat, blueprint, crystals });
    payment::pay_crystals(open, who, crystals, fx);
    effects::begin(open, who, blueprint.facts().deed, false, fx);
}

/// § OM-9.4
pub(crate) fn apply_work(open: &mut Open, who: Who, scientist: Scientist, blueprint: Blueprint, fx: &mut Fx<Event>) {
    open.working[scientist] = Some(blueprint);
    let seat = open.party(who);
    fx.tell(|| Event::ScientistSent { seat, scientist, blueprint });
    apply_use(open, who, blueprint, fx);
}

/// Whether a face-up discovery tile would be of use on the card Radar.
/// § OM-9.7
pub(crate) fn can_tune(open: &Open, who: Who) -> bool {
    [0, 1].into_iter().any(|spot| check_radar(open, who, Spot(spot)).is_ok())
}

pub(crate) fn check_radar(open: &Open, who: Who, spot: Spot) -> Result<(), Illegal> {
    let Some(discovery) = open.exploration[usize::from(spot.0)] else { return Err(Illegal::NoDiscovery { spot }) };
    if effects::possible(open, who, discovery.deed()) { Ok(()) } else { Err(Illegal::DiscoveryUseless { spot }) }
}

pub(crate) fn legal_radar(open: &Open, who: Who, into: &mut Vec<Action>) {
    let spots = [0, 1].map(Spot).into_iter().filter(|spot| check_radar(open, who, *spot).is_ok());
    into.extend(spots.map(|spot| Action::Radar { spot }));
}

/// The tile lies on the card for the rest of the game and works at once.
/// § OM-9.7
pub(crate) fn apply_radar(game: &mut OnMars, who: Who, spot: Spot, fx: &mut Fx<Event>) {
    if matches!(game.open.task().map(|pending| pending.task), Some(Task::Radar)) {
        game.open.tasks.pop();
    }
    let Some(discovery) = game.open.exploration[usize::from(spot.0)].take() else { return };
    game.open.radar = Some(discovery);
    let seat = game.open.party(who);
    fx.tell(|| Event::RadarTuned { seat, discovery });
    turn_discovery(game, spot, fx);
    effects::begin(&mut game.open, who, discovery.deed(), false, fx);
}

/// A new discovery tile is turned up.
/// § OM-1.2 OM-11.9
pub(crate) fn turn_discovery(game: &mut OnMars, spot: Spot, fx: &mut Fx<Event>) {
    let active = game.open.seat_of(game.open.active).unwrap_or_default();
    game.open.exploration[usize::from(spot.0)] = game.discoveries.draw(fx, active);
    if let Some(discovery) = game.open.exploration[usize::from(spot.0)] {
        fx.stop_undo(SeatSet::ALL);
        fx.tell(|| Event::DiscoveryTurned { discovery });
    }
}
