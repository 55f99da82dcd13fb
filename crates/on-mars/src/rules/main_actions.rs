//! Main actions and the colonists that some of them need.

use game_core::Fx;

use crate::actions::Action;
use crate::data::{Deed, Effect, Fuel};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Good, Main, Who};
use crate::rules::{effects, payment, people, push, shuttle};
use crate::state::{OnMars, Open};
use crate::tasks::{Moving, Task};

/// Cells of an action that needs a colonist.
const CELLS: u8 = 3;

impl Main {
    /// Whether a colonist has to be placed.
    /// § OM-5.1
    pub(crate) const fn needs_colonist(self) -> bool {
        matches!(self, Main::ObtainBlueprint | Main::Develop | Main::Construct | Main::Upgrade | Main::Hire)
    }

    /// What the action does; nothing for the two that are not in the vocabulary of effects.
    /// § OM-6.2 OM-6.4 OM-6.7 OM-6.15
    fn deed(self) -> Option<Deed> {
        let colonist = |effect: Effect| Some(Deed { effect, boost: Fuel::Colonist });
        let plain = |effect: Effect| Some(Deed { effect, boost: Fuel::None });
        match self {
            Main::ObtainBlueprint => colonist(Effect::Blueprint { count: 1 }),
            Main::LearnTech => colonist(Effect::Learn { count: 1 }),
            Main::Develop => colonist(Effect::Develop { count: 2, free: false }),
            Main::Resupply => colonist(Effect::Warehouse { count: 1, resources: false }),
            Main::Construct => plain(Effect::Construct { what: None }),
            Main::Upgrade => plain(Effect::Upgrade { count: 1, free: false, anywhere: false, tech: true }),
            Main::WelcomeShip => colonist(Effect::Ship { count: 1, free: false, private: false }),
            Main::Hire => plain(Effect::Hire { scientist: true, contract: true, free: false }),
            Main::LandingPod | Main::ControlCenter => None,
        }
    }
}

/// Cells for colonists: one for each colour in the agency.
/// § OM-5.1
pub(crate) fn cells(open: &Open, main: Main) -> u8 {
    match main {
        Main::Hire => open.parties().count() as u8,
        _ if main.needs_colonist() => CELLS,
        _ => 0,
    }
}

/// Colonists of each party on the cells once full ones are cleared: those tied for most leave.
/// § OM-5.2 OM-5.5
pub(crate) fn after_eviction(open: &Open, main: Main) -> ([u8; 4], u8) {
    let posts = open.posts[main].0;
    let most = posts.iter().copied().max().unwrap_or(0);
    if main == Main::Hire || posts.iter().sum::<u8>() < CELLS {
        return (posts, 0);
    }
    (posts.map(|count| if count == most { 0 } else { count }), most)
}

/// Units of extra cost: other colours, or with two players every colonist there.
/// § OM-5.3 OM-5.4 OM-5.5
pub(crate) fn extra_cost(open: &Open, who: Who, main: Main) -> u8 {
    if !main.needs_colonist() {
        return 0;
    }
    let (posts, _) = after_eviction(open, main);
    if open.for_two() {
        return posts.iter().sum();
    }
    let others = posts.iter().enumerate().filter(|(place, count)| *place != who.index() && **count > 0);
    others.count() as u8
}

/// Whether the action can be taken: the side, the colonist, the extra cost, and one step of its effect at least.
/// § OM-4.3 OM-4.4 OM-5.2
pub(crate) fn check_main(game: &OnMars, who: Who, main: Main) -> Result<(), Illegal> {
    check_on(&game.open, who, main, &mut None)
}

/// `ahead` is a table to look ahead on, made once for all main actions.
fn check_on(open: &Open, who: Who, main: Main, ahead: &mut Option<Open>) -> Result<(), Illegal> {
    if open.turn.main {
        return Err(Illegal::MainDone);
    }
    let side = open.side(who);
    if main.side() != side {
        return Err(Illegal::OtherSide { main, side });
    }
    if !main.needs_colonist() {
        return if can_do(open, who, main) { Ok(()) } else { Err(Illegal::NothingToDo { main }) };
    }
    if main == Main::Hire && open.posts[main][who.index()] > 0 {
        return Err(Illegal::AlreadyThere { main });
    }
    let base = open.base(who);
    if base.quarters == 0 {
        return Err(Illegal::NoColonist { main });
    }
    let (left, crystals) = (extra_cost(open, who, main), open.purse(who, Good::Crystal));
    if left > base.quarters - 1 + crystals {
        return Err(Illegal::ExtraTooDear { main, left });
    }
    let ahead = ahead.get_or_insert_with(|| *open);
    if payable_on(ahead, who, main, left) { Ok(()) } else { Err(Illegal::NothingToDo { main }) }
}

/// Whether some mix of crystals and colonists pays the extra cost and leaves a step of the effect possible.
/// § OM-4.4 OM-5.2
pub(crate) fn payable(open: &Open, who: Who, main: Main, left: u8) -> bool {
    payable_on(&mut { *open }, who, main, left)
}

/// The same on a table that is as before afterwards: a whole one takes long to copy.
fn payable_on(ahead: &mut Open, who: Who, main: Main, left: u8) -> bool {
    let (base, credit, crystals) = (*ahead.base(who), ahead.turn.credit, ahead.purse(who, Good::Crystal));
    let can_pay = |colonists: &u8| left - colonists <= crystals;
    (0..base.quarters.min(left + 1)).filter(can_pay).any(|colonists| {
        settle(ahead, who, colonists + 1, left - colonists);
        let can = can_do(ahead, who, main);
        *ahead.base_mut(who) = base;
        ahead.turn.credit = credit;
        can
    })
}

/// A look ahead: colonists have left, crystals are paid.
fn settle(open: &mut Open, who: Who, colonists: u8, crystals: u8) {
    let credit = crystals.min(open.turn.credit);
    open.turn.credit -= credit;
    people::leave(open, who, colonists);
    open.base_mut(who).stock[Good::Crystal] -= crystals - credit;
}

fn can_do(open: &Open, who: Who, main: Main) -> bool {
    main.deed().is_none_or(|deed| effects::possible(open, who, deed))
}

pub(crate) fn legal_mains(game: &OnMars, who: Who, into: &mut Vec<Action>) {
    if game.open.turn.main {
        return;
    }
    let (open, side, mut ahead) = (&game.open, game.open.side(who), None);
    let mains = Main::ALL.into_iter().filter(|main| main.side() == side);
    let legal = mains.filter(|main| check_on(open, who, *main, &mut ahead).is_ok());
    into.extend(legal.map(|main| Action::Main { main }));
}

/// Full cells are cleared, the extra cost is asked for, then the action begins.
/// § OM-5.2
pub(crate) fn apply_main(open: &mut Open, who: Who, main: Main, fx: &mut Fx<Event>) {
    open.turn.main = true;
    let seat = open.party(who);
    fx.tell(|| Event::MainChosen { seat, main });
    push(open, who, Task::Main { main });
    if main.needs_colonist() {
        evict(open, main, fx);
        let left = extra_cost(open, who, main);
        if left > 0 {
            push(open, who, Task::Extra { main, left });
        }
    }
}

/// § OM-5.2
pub(crate) fn evict(open: &mut Open, main: Main, fx: &mut Fx<Event>) {
    let (posts, most) = after_eviction(open, main);
    if most == 0 {
        return;
    }
    for who in open.parties() {
        let count = open.posts[main][who.index()] - posts[who.index()];
        if count > 0 {
            open.posts[main][who.index()] = 0;
            if !open.is_rival(who) {
                open.base_mut(who).working += count;
            }
            let seat = open.party(who);
            fx.tell(|| Event::Evicted { seat, main, count });
        }
    }
}

/// A unit of extra cost: what is left must stay payable, and a step of the action possible.
/// § OM-5.2 OM-5.3
pub(crate) fn check_extra(open: &Open, who: Who, main: Main, left: u8, action: Action) -> Result<(), Illegal> {
    let mut after = *open;
    let base = open.base(who);
    match action {
        Action::ExtraCrystal if open.purse(who, Good::Crystal) == 0 => {
            return Err(Illegal::NoCrystal { needed: left, crystals: 0 });
        }
        Action::ExtraColonist if base.quarters < 2 => return Err(Illegal::NoColonist { main }),
        Action::ExtraCrystal => settle(&mut after, who, 0, 1),
        _ => settle(&mut after, who, 1, 0),
    }
    if payable(&after, who, main, left - 1) { Ok(()) } else { Err(Illegal::ExtraTooDear { main, left }) }
}

pub(crate) fn legal_extra(open: &Open, who: Who, main: Main, left: u8, into: &mut Vec<Action>) {
    let ways = [Action::ExtraCrystal, Action::ExtraColonist];
    into.extend(ways.into_iter().filter(|way| check_extra(open, who, main, left, *way).is_ok()));
}

pub(crate) fn apply_extra(open: &mut Open, who: Who, action: Action, fx: &mut Fx<Event>) {
    let Some(Task::Extra { main, left }) = open.task().map(|pending| pending.task) else { return };
    let seat = open.party(who);
    let crystal = action == Action::ExtraCrystal;
    if crystal {
        payment::pay_crystals(open, who, 1, &mut Fx::silent());
    } else {
        people::leave(open, who, 1);
        open.base_mut(who).working += 1;
    }
    fx.tell(|| Event::ExtraPaid { seat, crystals: u8::from(crystal), colonists: u8::from(!crystal) });
    if left > 1 {
        crate::rules::change(open, Task::Extra { main, left: left - 1 });
    } else {
        open.tasks.pop();
    }
}

/// Two points for the bots, two for the rover, and more for crystals.
/// § OM-8.1
pub(crate) fn control_center() -> Moving {
    Moving { bots: 2, rover: 2, boost_bots: true, boost_rover: true, tech: true, ..Moving::default() }
}

/// The colonist stands on its cell and the action begins.
/// § OM-5.2 OM-6.1 OM-8.1
pub(crate) fn begin(open: &mut Open, who: Who, main: Main, fx: &mut Fx<Event>) {
    if main.needs_colonist() {
        people::leave(open, who, 1);
        open.posts[main][who.index()] += 1;
        let seat = open.party(who);
        fx.tell(|| Event::ColonistPosted { seat, main });
    }
    match main {
        Main::LandingPod => shuttle::depart(open, who, crate::pieces::Side::Colony, false),
        Main::ControlCenter => {
            push(open, who, Task::Move { moving: control_center() });
        }
        Main::LearnTech => push(open, who, Task::Learn { left: 1, boosts: 1, must: true }),
        Main::WelcomeShip => {
            push(open, who, Task::Ships { left: 1, free: false, private: false, tech: true, boost: true, must: true });
        }
        _ => {
            if let Some(deed) = main.deed() {
                effects::begin(open, who, deed, true, fx);
            }
        }
    }
}
