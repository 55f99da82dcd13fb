//! A turn: one action, its consequences, its end.

use game_core::{Fx, List, Seat};

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::luna;
use crate::pieces::{Card, Company, Kind, Party, Plan, PlanCell, Track, Who};
use crate::rules::{apply_task, expand, prepare, research, rest, rewards, single, spaces, threat, tracks};
use crate::state::{Open, Skymines};
use crate::turn::{Task, Turn};

/// A person's turn begins: bonuses of thresholds crossed before work from now on, and markers of track A2 come.
/// § SK-8.2 SK-8.12 SK-20.6
pub(crate) fn begin(open: &mut Open, fx: &mut Fx<Event>) {
    let Some(seat) = open.seat_of(open.active) else { return };
    open.turn = Turn::default();
    open.tasks.clear();
    open.tasks.push(Task::Choose);
    for company in Company::ALL {
        let track = open.tracks[company];
        let level = track.facts().crossed(open.account(seat).cells[company]);
        if level <= open.persons[seat].active[company] {
            continue;
        }
        open.persons[seat].active[company] = level;
        fx.tell(|| Event::LevelActive { seat, company, track, level });
        if track == Track::A2 {
            let extra = track.facts().bonuses[usize::from(level) - 1].amount;
            let before = std::mem::replace(&mut open.persons[seat].extra, extra);
            open.account_mut(seat).markers += extra - before;
        }
    }
}

/// An action of this card's kind needs it face up in the area.
/// § SK-4.1 SK-4.3
pub(crate) fn check_shown(
    open: &Open,
    seat: Seat,
    card: Card,
    fits: impl Fn(Kind) -> bool,
    wanted: Kind,
) -> Result<(), Illegal> {
    if !open.persons[seat].lying(card).is_some_and(|lying| lying.up) {
        return Err(Illegal::NotFaceUp { card });
    }
    let kind = card.facts().kind;
    if fits(kind) { Ok(()) } else { Err(Illegal::OtherKind { card, kind: wanted }) }
}

/// The action of the turn is chosen: after it cards are turned over, plans are laid, and the turn can end.
/// § SK-4.1
pub(crate) fn begin_action(open: &mut Open, task: Task) {
    open.tasks.clear();
    [Task::Done, Task::Lay, Task::Close, task].into_iter().for_each(|task| open.tasks.push(task));
}

/// The same for an action that gives something at once.
pub(crate) fn begin_plain(open: &mut Open) {
    open.tasks.clear();
    [Task::Done, Task::Lay, Task::Close].into_iter().for_each(|task| open.tasks.push(task));
}

/// Carries out what follows by itself, and what can be answered in one way only, until the player has to decide.
/// § SK-21.2
pub(crate) fn proceed(game: &mut Skymines, seat: Seat, fx: &mut Fx<Event>) {
    loop {
        let open = &mut game.open;
        let asked = match open.task() {
            Some(Task::Pool) => open.turn.pool.units > 0 || pop(open),
            Some(Task::Expander) => expand::any_company(open) || pop(open),
            Some(Task::Expand) => open.turn.expansion.points > 0 || done(|| expand::finish(open, seat, fx)),
            Some(Task::TakeThreat) => done(|| threat::take(open, seat, fx)),
            Some(Task::Returns) => expand::go_on(open, fx),
            Some(Task::Close) => done(|| close(open, seat, fx)),
            Some(Task::Points { points }) => research::go_on(open, seat, points, fx),
            Some(Task::Remove { left }) => (left > 0 && rewards::any_outpost(open)) || pop(open),
            Some(Task::Spread) => spaces::go_on(open),
            Some(Task::Move { company, steps }) => tracks::go_on(open, seat, company, steps, fx),
            Some(Task::Upload) => research::can_go_on(open, seat) || done(|| research::finish(open, seat, fx)),
            Some(Task::Act) => done(|| spaces::act(open, seat, fx)),
            Some(Task::Fetch) => spaces::may_fetch(open, seat) || pop(open),
            Some(Task::Put) => rest::go_on(open, seat, fx),
            Some(Task::Lay) => !open.turn.taken.is_empty() || pop(open),
            Some(
                Task::Choose
                | Task::Burn { .. }
                | Task::Advance { .. }
                | Task::Buy { .. }
                | Task::Discard { .. }
                | Task::Both
                | Task::Done,
            )
            | None => true,
        };
        if asked {
            let Some(action) = single::answer(&game.open, seat) else { return };
            apply_task(game, seat, action, fx);
        }
    }
}

fn pop(open: &mut Open) -> bool {
    open.tasks.pop();
    false
}

fn done(work: impl FnOnce()) -> bool {
    work();
    false
}

/// The cards of the action are turned face down.
/// § SK-4.3 SK-5.7 SK-6.8 SK-7.5 SK-10.6
fn close(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    open.tasks.pop();
    let used = std::mem::take(&mut open.turn.used);
    if used.is_empty() {
        return;
    }
    for lying in open.persons[seat].area.as_mut_slice() {
        lying.up &= !used.contains(lying.card);
    }
    fx.tell(|| Event::CardsUsed { seat, cards: used.iter().collect() });
}

/// The turn ends, never by itself: plans that were taken are replaced, and the next one takes a turn. What was refilled
/// cannot be taken back.
/// § SK-4.1 SK-9.3 SK-21.1 SK-21.3
pub(crate) fn apply_end(game: &mut Skymines, seat: Seat, fx: &mut Fx<Event>) {
    refill(game, seat, fx);
    let open = &mut game.open;
    open.persons[seat].turns += 1;
    open.tasks.clear();
    if open.turn.resting {
        open.account_mut(seat).out = true;
        fx.tell(|| Event::PhaseEnded { seat: Party::Seat(seat) });
    }
    next(game, fx);
}

/// Cells of the research display are filled from the supply of their letter.
/// § SK-9.3
pub(crate) fn refill(game: &mut Skymines, seat: Seat, fx: &mut Fx<Event>) {
    let mut plans: List<Plan, 12> = List::new();
    for cell in 0..12 {
        let supply = &mut game.supplies[PlanCell(cell).letter().index()];
        if game.open.plans[usize::from(cell)].is_none()
            && let Some(plan) = supply.draw(fx, seat)
        {
            fx.stop_undo(game_core::SeatSet::ALL);
            game.open.plans[usize::from(cell)] = Some(plan);
            plans.push(plan);
        }
    }
    if !plans.is_empty() {
        fx.tell(|| Event::PlansRefilled { plans: plans.as_slice().to_vec() });
    }
}

/// Whoever is next and not out takes a turn; Lunas take theirs at once.
/// § SK-4.1 SK-4.4 SK-15.5
fn next(game: &mut Skymines, fx: &mut Fx<Event>) {
    loop {
        let parties = game.open.accounts.len() as u8;
        let after = |place: u8| Who((game.open.active.0 + place) % parties);
        let Some(who) = (1..=parties).map(after).find(|who| !game.open.account(*who).out) else {
            return prepare::end_of_round(game, fx);
        };
        game.open.active = who;
        if game.open.seat_of(who).is_some() {
            return begin(&mut game.open, fx);
        }
        luna::take_turn(game, who, fx);
    }
}

/// What ends the turn, when nothing more is asked.
pub(crate) fn closing(open: &Open) -> Option<Action> {
    match open.task() {
        Some(Task::Done) => Some(Action::End),
        Some(Task::Expand | Task::Upload) => Some(Action::Stop),
        Some(Task::Move { .. }) => Some(Action::Halt),
        _ => None,
    }
}

#[cfg(test)]
mod tests {

    #[test]
    fn eight_research_points_of_one_expansion_can_all_be_plans() {
        let most: u8 = crate::data::data().moon.rewards.iter().map(|reward| reward.points).sum();
        assert!(usize::from(most) <= 12, "{most} plans in one turn");
    }
}
