//! Missions: tasks that are completed at any moment of their owner's turn.

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::data::{Condition, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Company, Goal, Kind, Mission, Slot, Who};
use crate::state::Open;
use crate::totals;

/// A task of a card in play that binds nobody else, is not done, and whose condition holds or was met in this turn.
/// § SK-17.2 SK-17.3
pub(crate) fn check_goal(open: &Open, seat: Seat, goal: Goal) -> Result<(), Illegal> {
    let person = &open.persons[seat];
    if !open.missions.iter().any(|mission| *mission == goal.mission()) {
        return Err(Illegal::GoalNotInPlay { goal });
    }
    if person.goals.contains(goal) {
        return Err(Illegal::GoalDone { goal });
    }
    if person.mission().is_some_and(|mission| mission != goal.mission()) {
        return Err(Illegal::OtherMission { goal });
    }
    if holds(open, seat, goal.condition()) { Ok(()) } else { Err(Illegal::GoalUnmet { goal }) }
}

/// § SK-17.6 SK-20.6
fn holds(open: &Open, seat: Seat, condition: Condition) -> bool {
    let (who, account, turn) = (Who::from(seat), open.account(seat), &open.turn);
    let companies =
        |count: &dyn Fn(Company) -> bool| Company::ALL.into_iter().filter(|company| count(*company)).count();
    let crossed = |company: Company| open.tracks[company].facts().crossed(account.cells[company]);
    let shares = |company: Company| totals::track_shares(open, who, company);
    let (count, least) = match condition {
        Condition::FaceupScienceCards(min) => (totals::faceup(open, seat, Kind::is_science), min),
        Condition::FaceupOneResourceMin(min) => {
            let total = |kind| totals::total(open, who, kind);
            ([Kind::Carbon, Kind::Minerals, Kind::Titanium].map(total).into_iter().max().unwrap_or(0), min)
        }
        Condition::FaceupEnergyMin(min) => (totals::total(open, who, Kind::Energy), min),
        Condition::UploadScreenMin(min) => (account.research, min),
        Condition::CoinsMin(min) => (u8::try_from(account.coins).unwrap_or(u8::MAX), min),
        Condition::TrackSharesOneCompanyMin(min) => (Company::ALL.map(shares).into_iter().max().unwrap_or(0), min),
        Condition::TrackSharesEveryCompanyMin(min) => (Company::ALL.map(shares).into_iter().min().unwrap_or(0), min),
        Condition::BuyTotalCostMin(min) => (turn.bought.unwrap_or(0), min),
        Condition::HeliumStepsOneActionMin(min) => (turn.helium, min),
        Condition::UploadStepsOneActionMin(min) => (turn.upload, min),
        Condition::FirstThresholdsPassedMin(min) => (companies(&|company| crossed(company) >= 1) as u8, min),
        Condition::SecondThresholdsPassedMin(min) => (companies(&|company| crossed(company) >= 2) as u8, min),
        Condition::PiecesPlacedOneExpansionMin(min) => (turn.placed, min),
        Condition::OustedOneExpansionMin(min) => (turn.ousted, min),
        Condition::ExtraSlotsOn(min) => {
            let on = [Slot::Left, Slot::Right].into_iter().filter(|slot| open.slot_on(seat, *slot));
            (on.count() as u8, min)
        }
        Condition::CardsWithSharesMin(min) => {
            let owned = open.persons[seat].owned();
            (owned.iter().filter(|card| card.facts().share.is_some()).count() as u8, min)
        }
        Condition::TankValueMin(min) => (totals::tank_value(open, who), min),
        Condition::RestingDeckPickedMin(min) => (turn.deck, min),
    };
    count >= least
}

pub(crate) fn legal_goals(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let goals = open.missions.iter().flat_map(|mission| mission.goals());
    into.extend(goals.filter(|goal| check_goal(open, seat, *goal).is_ok()).map(|goal| Action::Mission { goal }));
}

/// Whether a task could be completed now.
pub(crate) fn any_goal(open: &Open, seat: Seat) -> bool {
    let mut goals = open.missions.iter().flat_map(|mission| mission.goals());
    goals.any(|goal| check_goal(open, seat, goal).is_ok())
}

/// The coins that somebody has or gets for tasks which could be completed now.
/// § SK-17.2 SK-17.3
pub(crate) fn coins_within_reach(open: &Open, seat: Seat) -> u16 {
    let could = |mission: &Mission| mission.goals().filter(|goal| check_goal(open, seat, *goal).is_ok()).count();
    let tasks = open.missions.iter().map(could).max().unwrap_or(0) as u16;
    open.account(seat).coins + tasks * u16::from(data().modules.goal_coins)
}

/// Coins at once, and a one-time marker; the third task opens the personal space.
/// § SK-17.2 SK-17.5
pub(crate) fn apply_goal(open: &mut Open, seat: Seat, goal: Goal, fx: &mut Fx<Event>) {
    let coins = data().modules.goal_coins;
    open.account_mut(seat).coins += u16::from(coins);
    let person = &mut open.persons[seat];
    person.goals.insert(goal);
    person.once += 1;
    let opened = person.has_personal();
    fx.tell(|| Event::MissionDone { seat, goal, coins });
    if opened {
        open.first_personal.get_or_insert(seat);
        fx.tell(|| Event::PersonalSpaceOpen { seat });
    }
}
