//! Action 3 and research points: plans are taken, laid and entered.

use game_core::{Fx, Id, Seat};

use crate::actions::Action;
use crate::data::{Need, NeedKind, PlanFacts, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, Kind, Letter, Plan, PlanCell, Slot};
use crate::rules::{rewards, turn};
use crate::state::{Laid, Open, SCREENS};
use crate::totals;
use crate::turn::{Research, Task};

/// A face-up research card or the research tile.
/// § SK-10.6
pub(crate) fn check_research(open: &Open, seat: Seat, card: Card) -> Result<(), Illegal> {
    turn::check_shown(open, seat, card, |kind| kind == Kind::Research, Kind::Research)
}

pub(crate) fn legal_research(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let cards = open.persons[seat].area.iter().filter(|lying| lying.up && lying.card.facts().kind == Kind::Research);
    into.extend(cards.map(|lying| Action::Research { card: lying.card }));
}

pub(crate) fn apply_research(open: &mut Open, card: Card) {
    turn::begin_action(open, Task::Upload);
    open.turn.used.insert(card);
    open.turn.research = Research { card, ..Research::default() };
}

/// A removed research card is used without lying in the area.
/// § SK-8.9
pub(crate) fn begin_alone(open: &mut Open, card: Card) {
    open.turn.research = Research { card, alone: true, ..Research::default() };
    open.tasks.push(Task::Upload);
}

/// One plan, before the marker moves, for coins.
/// § SK-10.1
pub(crate) fn check_flip(open: &Open, seat: Seat, screen: u8) -> Result<(), Illegal> {
    if open.turn.research.flipped || open.turn.research.moved > 0 {
        return Err(Illegal::FlipIsOver);
    }
    let place = usize::from(screen).checked_sub(1).filter(|place| *place < SCREENS);
    if place.and_then(|place| open.persons[seat].screens[place]).is_none_or(|laid| laid.down) {
        return Err(Illegal::NoPlanToFlip { screen });
    }
    let (cost, coins) = (u16::from(data().console.flip), open.account(seat).coins);
    if coins < cost { Err(Illegal::TooFewCoins { cost, coins }) } else { Ok(()) }
}

pub(crate) fn apply_flip(open: &mut Open, seat: Seat, screen: u8, fx: &mut Fx<Event>) {
    let cost = data().console.flip;
    open.account_mut(seat).coins -= u16::from(cost);
    open.turn.research.flipped = true;
    if let Some(laid) = &mut open.persons[seat].screens[usize::from(screen) - 1] {
        laid.down = true;
        let plan = laid.plan;
        fx.tell(|| Event::PlanFlipped { seat, plan, screen, cost });
    }
}

/// The next screen holds a plan: face down it is free, a special one costs coins, any other asks for cards.
/// § SK-10.2 SK-10.4
pub(crate) fn check_upload(open: &Open, seat: Seat) -> Result<(), Illegal> {
    let account = open.account(seat);
    let next = usize::from(account.research);
    if next >= SCREENS {
        return Err(Illegal::LastScreen);
    }
    let Some(Laid { plan, down }) = open.persons[seat].screens[next] else {
        return Err(Illegal::ScreenEmpty { screen: account.research + 1 });
    };
    let facts = plan.facts();
    if down {
        return Ok(());
    }
    if u16::from(facts.price) > account.coins {
        return Err(Illegal::SpecialTooDear { plan, cost: facts.price, coins: account.coins });
    }
    if meets(open, seat, facts) { Ok(()) } else { Err(Illegal::PlanUnmet { plan }) }
}

/// Whether the cards that lie face up are what a plan asks for.
/// § SK-10.2
pub(crate) fn meets(open: &Open, seat: Seat, facts: &PlanFacts) -> bool {
    facts.needs.iter().all(|need| is_met(open, seat, *need, facts.needs.as_slice()))
}

/// Cards are counted, not spent; two requirements of one plan need different units.
/// § SK-10.3 SK-8.7
fn is_met(open: &Open, seat: Seat, need: Need, all: &[Need]) -> bool {
    let total = |kind: Kind| totals::total(open, seat.into(), kind);
    let in_use = u8::from(!open.turn.research.alone);
    let research = || total(Kind::Research).saturating_sub(in_use);
    let count = match need.what {
        NeedKind::Total(kind) => total(kind),
        NeedKind::OneResource => {
            let claimed = |kind: Kind| -> u8 {
                all.iter().filter(|other| other.what == NeedKind::Total(kind)).map(|other| other.min).sum()
            };
            let left = |kind: Kind| total(kind).saturating_sub(claimed(kind));
            [Kind::Carbon, Kind::Minerals, Kind::Titanium].map(left).into_iter().max().unwrap_or(0)
        }
        NeedKind::Science => research() + totals::field_cards(open, seat),
        NeedKind::Field => totals::field_cards(open, seat),
        NeedKind::Research => research(),
    };
    count >= need.min
}

/// The marker enters the next screen.
/// § SK-10.2 SK-10.4 SK-10.7
pub(crate) fn apply_upload(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    let next = open.account(seat).research;
    let Some(Laid { plan, down }) = open.persons[seat].screens[usize::from(next)] else { return };
    let paid = if down { 0 } else { plan.facts().price };
    let screen = next + 1;
    let account = open.account_mut(seat);
    account.coins -= u16::from(paid);
    account.research = screen;
    open.turn.research.moved += 1;
    open.turn.upload += 1;
    fx.tell(|| Event::Uploaded { seat, plan, screen, paid });
    if screen == data().console.research_slot {
        fx.tell(|| Event::SlotOn { seat, slot: Slot::Right });
    }
}

/// Whether the movement is still to be decided: on the last screen it is over.
pub(crate) fn can_go_on(open: &Open, seat: Seat) -> bool {
    usize::from(open.account(seat).research) < SCREENS || open.turn.research.moved == 0
}

/// The last plan entered gives its reward; then the points of the card are used.
/// § SK-10.5 SK-10.6
pub(crate) fn finish(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    open.tasks.pop();
    let Research { card, moved, .. } = open.turn.research;
    open.tasks.push(Task::Points { points: card.facts().points });
    let reached = usize::from(open.account(seat).research);
    if moved > 0
        && let Some(Laid { plan, down: false }) = open.persons[seat].screens[reached - 1]
    {
        rewards::gain(open, seat, &plan.facts().reward, fx);
    }
}

pub(crate) fn legal_upload(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let screens = (1..=SCREENS as u8).filter(|screen| check_flip(open, seat, *screen).is_ok());
    into.extend(screens.map(|screen| Action::Flip { screen }));
    if check_upload(open, seat).is_ok() {
        into.push(Action::Upload);
    }
    into.push(Action::Stop);
}

/// On the last screen points are coins. Whether there are points to use.
/// § SK-9.5
pub(crate) fn go_on(open: &mut Open, seat: Seat, points: u8, fx: &mut Fx<Event>) -> bool {
    if points > 0 && usize::from(open.account(seat).research) < SCREENS {
        return true;
    }
    open.tasks.pop();
    if points > 0 {
        let coins = points * data().console.research_overflow;
        open.account_mut(seat).coins += u16::from(coins);
        fx.tell(|| Event::PointsSold { seat, points, coins });
    }
    false
}

fn points_for(cell: PlanCell) -> u8 {
    data().display.plan_points[cell.letter().index()]
}

/// § SK-9.1 SK-9.3
pub(crate) fn check_take(open: &Open, cell: PlanCell, points: u8) -> Result<(), Illegal> {
    if open.plans[cell.index()].is_none() {
        return Err(Illegal::PlanCellEmpty { cell });
    }
    let cost = points_for(cell);
    if cost > points { Err(Illegal::TooFewPoints { cost, points }) } else { Ok(()) }
}

/// § SK-9.1
pub(crate) fn check_special(open: &Open, plan: Plan, points: u8) -> Result<(), Illegal> {
    if !open.specials.contains(plan) {
        return Err(Illegal::SpecialNotThere { plan });
    }
    let cost = data().display.special_points;
    if cost > points { Err(Illegal::TooFewPoints { cost, points }) } else { Ok(()) }
}

pub(crate) fn legal_points(open: &Open, points: u8, into: &mut Vec<Action>) {
    let cells = (0..12).map(PlanCell).filter(|cell| check_take(open, *cell, points).is_ok());
    into.extend(cells.map(|cell| Action::Take { cell }));
    into.push(Action::TakeCoin);
    let specials = open.specials.iter().filter(|plan| check_special(open, *plan, points).is_ok());
    into.extend(specials.map(|plan| Action::TakeSpecial { plan }));
}

fn spend(open: &mut Open, cost: u8) {
    if let Some(Task::Points { points }) = open.tasks.pop() {
        open.tasks.push(Task::Points { points: points - cost });
    }
}

/// A plan of a linked cell brings the coins of the supplement space.
/// § SK-9.1 SK-9.2
pub(crate) fn apply_take(open: &mut Open, seat: Seat, cell: PlanCell, fx: &mut Fx<Event>) {
    let Some(plan) = open.plans[cell.index()].take() else { return };
    spend(open, points_for(cell));
    open.turn.taken.push(plan);
    let linked = data().display.linked[cell.index()];
    let coins = if linked { std::mem::take(&mut open.supplement) } else { 0 };
    open.account_mut(seat).coins += u16::from(coins);
    fx.tell(|| Event::PlanTaken { seat, plan, coins });
}

pub(crate) fn apply_coin(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    spend(open, 1);
    open.account_mut(seat).coins += 1;
    fx.tell(|| Event::PointsSold { seat, points: 1, coins: 1 });
}

pub(crate) fn apply_special(open: &mut Open, seat: Seat, plan: Plan, fx: &mut Fx<Event>) {
    spend(open, data().display.special_points);
    open.specials.remove(plan);
    open.turn.taken.push(plan);
    fx.tell(|| Event::PlanTaken { seat, plan, coins: 0 });
}

/// An empty screen, or one whose plan the marker has not reached; no A plan on some empty ones.
/// § SK-9.4
fn check_screen(open: &Open, seat: Seat, plan: Plan, screen: u8) -> Result<(), Illegal> {
    let place = usize::from(screen).checked_sub(1).filter(|place| *place < SCREENS);
    let Some(place) = place else { return Err(Illegal::ScreenPassed { screen }) };
    match open.persons[seat].screens[place] {
        Some(_) if screen <= open.account(seat).research => Err(Illegal::ScreenPassed { screen }),
        None if plan.facts().letter == Some(Letter::A) && screen >= data().console.no_a_from => {
            Err(Illegal::NoPlanAHere { screen })
        }
        _ => Ok(()),
    }
}

fn screens(open: &Open, seat: Seat, plan: Plan) -> impl Iterator<Item = u8> + use<'_> {
    (1..=SCREENS as u8).filter(move |screen| check_screen(open, seat, plan, *screen).is_ok())
}

/// § SK-9.4
pub(crate) fn check_lay(open: &Open, seat: Seat, plan: Plan, screen: Option<u8>) -> Result<(), Illegal> {
    if !open.turn.taken.as_slice().contains(&plan) {
        return Err(Illegal::PlanNotTaken { plan });
    }
    match screen {
        Some(screen) => check_screen(open, seat, plan, screen),
        None if screens(open, seat, plan).next().is_some() => Err(Illegal::ScreenLeft { plan }),
        None => Ok(()),
    }
}

/// What becomes of the plans taken, if there is no choice: a single plan finds one screen at most, or none finds any.
pub(crate) fn only_screen(open: &Open, seat: Seat) -> Option<Action> {
    let taken = open.turn.taken.as_slice();
    let plan = *taken.first()?;
    let mut all = taken.iter().flat_map(|plan| screens(open, seat, *plan));
    let (screen, more) = (all.next(), all.next());
    let one = more.is_none() && (screen.is_none() || taken.len() == 1);
    one.then_some(Action::Lay { plan, screen })
}

pub(crate) fn legal_lay(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    for &plan in &open.turn.taken {
        let before = into.len();
        into.extend(screens(open, seat, plan).map(|screen| Action::Lay { plan, screen: Some(screen) }));
        if into.len() == before {
            into.push(Action::Lay { plan, screen: None });
        }
    }
}

/// A plan that is covered, or finds no screen, is out of play.
/// § SK-9.4
pub(crate) fn apply_lay(open: &mut Open, seat: Seat, plan: Plan, screen: Option<u8>, fx: &mut Fx<Event>) {
    if let Some(place) = open.turn.taken.iter().position(|taken| *taken == plan) {
        open.turn.taken.remove(place);
    }
    match screen {
        Some(screen) => {
            let place = &mut open.persons[seat].screens[usize::from(screen) - 1];
            let covered = place.replace(Laid { plan, down: false }).map(|laid| laid.plan);
            covered.iter().for_each(|plan| open.gone.insert(*plan));
            fx.tell(|| Event::PlanLaid { seat, plan, screen, covered });
        }
        None => {
            open.gone.insert(plan);
            fx.tell(|| Event::PlanUnused { seat, plan });
        }
    }
}
