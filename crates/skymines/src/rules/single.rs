//! Questions with a single answer: they are not asked.

use game_core::Seat;

use crate::actions::Action;
use crate::pieces::{Card, Cell, Company, Kind, PlanCell};
use crate::rules::{expand, missions, pool, research, rewards, spaces, threat};
use crate::state::{Open, SCREENS};
use crate::turn::Task;

/// The only answer to a compulsory question. Where something optional could be done first, the question is asked, since
/// that may bring other answers.
/// § SK-21.2
pub(crate) fn answer(open: &Open, seat: Seat) -> Option<Action> {
    let only = only_answer(open, seat)?;
    let free = missions::any_goal(open, seat) || rewards::any_tile(open, seat);
    (!free).then_some(only)
}

fn only_answer(open: &Open, seat: Seat) -> Option<Action> {
    let companies = || Company::ALL.into_iter();
    let hand = || open.persons[seat].hand.into_iter();
    match open.task()? {
        Task::Pool => pool_answer(open, seat),
        Task::Expand => {
            let mut place = threat::check_threat(open, seat).is_ok();
            expand::targets(open, |_, _| place = true);
            (!place).then_some(Action::Stop)
        }
        Task::Upload => {
            let mut flips = 1..=SCREENS as u8;
            let more = research::check_upload(open, seat).is_ok()
                || flips.any(|screen| research::check_flip(open, seat, screen).is_ok());
            (!more).then_some(Action::Stop)
        }
        Task::Expander => {
            let company = only(companies().filter(|company| expand::check_company(open, *company).is_ok()))?;
            Some(Action::Energy { company })
        }
        Task::Burn { .. } => {
            let card = only(hand().filter(|card| threat::check_burn(open, seat, *card).is_ok()))?;
            Some(Action::Discard { card })
        }
        Task::Points { points } => {
            let plan = (0..12).any(|cell| research::check_take(open, PlanCell(cell), points).is_ok());
            let special = open.specials.iter().any(|plan| research::check_special(open, plan, points).is_ok());
            (!plan && !special).then_some(Action::TakeCoin)
        }
        Task::Remove { .. } => {
            let all = companies().flat_map(|company| (0..3).map(move |column| (company, column)));
            let fits = |(company, column): &(Company, u8)| rewards::check_remove(open, *company, *column).is_ok();
            let (company, column) = only(all.filter(fits))?;
            Some(Action::Remove { company, column })
        }
        Task::Buy { discount } => {
            let cells = (0..12).map(Cell).filter(|cell| spaces::check_buy(open, seat, *cell, discount).is_ok());
            Some(Action::Buy { cell: only(cells)? })
        }
        Task::Discard { space } => {
            let card = only(hand().filter(|card| spaces::check_discard(open, seat, space, *card).is_ok()))?;
            Some(Action::Discard { card })
        }
        Task::Both => (!spaces::can_fetch(open, seat)).then_some(Action::Act),
        Task::Fetch => Some(Action::Fetch { card: only(open.discard.into_iter())? }),
        Task::Lay => research::only_screen(open, seat),
        _ => None,
    }
}

/// A unit that can go to one track alone, or to none, while nothing else can be done with the pool.
/// § SK-5.3
fn pool_answer(open: &Open, seat: Seat) -> Option<Action> {
    let steps = Company::ALL.into_iter().filter(|company| pool::check_step(open, seat, *company).is_ok());
    let steps = steps.map(|company| Action::Step { company });
    let answer = only(steps.chain(pool::check_stop(open, seat).is_ok().then_some(Action::Stop)))?;
    let shown = |card: &Card| card.facts().kind != Kind::Plus && pool::check_use(open, seat, *card).is_ok();
    let more = !open.turn.pool.closed
        && (open.persons[seat].area.iter().any(|lying| shown(&lying.card))
            || (0..12).any(|cell| pool::check_buy(open, seat, Cell(cell)).is_ok()));
    (!more).then_some(answer)
}

/// The only thing there is.
fn only<T>(mut things: impl Iterator<Item = T>) -> Option<T> {
    let first = things.next()?;
    things.next().is_none().then_some(first)
}
