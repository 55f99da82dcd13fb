//! What is asked of a seat.

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::adventure::{Adventure, SheetsOf};
use crate::astra::Step;
use crate::campaign::{self, Answer};
use crate::pieces::{Effect, Letter, Number};
use crate::rules::{choose, give, missions};
use crate::state::{Part, Table, Task, Turn};

/// What is asked of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Prompt {
    /// Which combination?
    Choose { wilds: u8 },
    /// No number fits.
    Error,
    /// Where to? Of the card 6/9 there is another number to choose.
    Write { number: Number, also: Option<Number>, effect: Effect },
    /// Use the effect?
    Effect { effect: Effect, adventure: u8, how: String },
    /// Claim missions, and confirm?
    Finish { missions: Vec<Letter> },
    /// Solo: what does ASTRA's effect hit?
    Strike { letter: Letter, adventure: u8, how: String },
    /// Solo: where does ASTRA play?
    Move,
    /// Solo: which card goes to ASTRA?
    Give { bonuses: u8 },
    /// Campaign: an X at once?
    Reinforce,
    /// Campaign: which option?
    Dilemma { question: String, a: String, b: String },
    /// Campaign: which crew card? Only a single player gets one in the first place, as an equal of ASTRA.
    Crew { place: u8 },
    /// Campaign: ready for the next adventure?
    Ready { adventure: u8 },
    /// Adventure 1: which bonus now?
    Bonuses { x: u8, refuels: u8 },
    /// Adventure 2: where to cut?
    Cut,
    /// Adventure 4: which robots?
    Robots { left: u8 },
    /// Adventure 5: which section to split?
    Split,
    /// Adventure 6: where does the grey virus break out?
    Outbreak,
    /// Adventure 6: which cell is infected?
    Infect { quarter: u8 },
    /// Adventure 6: which walkway to close?
    Close,
    /// Adventure 6: where to circle an energy?
    Power,
    /// Adventure 7: which airlock?
    Airlock { optional: bool },
    /// Adventure 8: what to do with the bonus?
    Bonus { bonus: Effect, optional: bool },
}

impl CitesRule for Prompt {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Prompt::Choose { .. } => "WM-0.8",
            Prompt::Error => "WM-0.14",
            Prompt::Write { .. } => "WM-0.9",
            Prompt::Effect { effect, adventure, .. } => effect_rule(*effect, *adventure),
            Prompt::Finish { .. } => "WM-0.28",
            Prompt::Strike { .. } => "WM-S.11",
            Prompt::Move => "WM-S.8",
            Prompt::Give { .. } => "WM-S.6",
            Prompt::Reinforce => "WM-C.9",
            Prompt::Dilemma { .. } => "WM-C.6",
            Prompt::Crew { .. } => "WM-C.10",
            Prompt::Ready { .. } => "WM-C.13",
            Prompt::Bonuses { .. } => "WM-1.5",
            Prompt::Cut => "WM-2.3",
            Prompt::Robots { .. } => "WM-4.6",
            Prompt::Split => "WM-5.14",
            Prompt::Outbreak => "WM-6.4",
            Prompt::Infect { .. } => "WM-6.17",
            Prompt::Close | Prompt::Power => "WM-6.12",
            Prompt::Airlock { optional: false } => "WM-7.7",
            Prompt::Airlock { optional: true } => "WM-7.14",
            Prompt::Bonus { optional: true, .. } => "WM-8.6",
            Prompt::Bonus { optional: false, .. } => "WM-8.15",
        })
    }
}

/// The rule that forbids what an effect would allow: that no effect does anything here, or in this turn, else that of
/// the effect.
/// § WM-1.3 WM-C.9
pub(crate) fn forbids<A: Adventure>(turn: &Turn, effect: Effect) -> RuleId {
    RuleId(match turn.effect {
        _ if !A::EFFECTS => "WM-1.3",
        Some(at_work) if turn.barred && at_work == effect => "WM-C.9",
        _ if effect == Effect::Astronaut => effect_rule(effect, A::NUMBER),
        _ => "WM-0.20",
    })
}

/// Where each adventure tells what an effect does.
pub(crate) fn effect_rule(effect: Effect, adventure: u8) -> &'static str {
    match (adventure, effect) {
        (5, Effect::Planning) => "WM-5.14",
        (5, Effect::Astronaut) => "WM-5.12",
        (7, Effect::Planning) => "WM-7.12",
        (8, Effect::Planning) => "WM-8.13",
        (_, Effect::Planning) => "WM-0.20",
        (_, Effect::Astronaut) => "WM-0.19",
        (2, Effect::Energy) => "WM-2.3",
        (2, Effect::Water) => "WM-2.5",
        (2, Effect::Plant) => "WM-2.6",
        (2, Effect::Robot) => "WM-2.7",
        (3, Effect::Water) => "WM-3.4",
        (3, Effect::Plant) => "WM-3.5",
        (3, Effect::Robot) => "WM-3.6",
        (3, Effect::Energy) => "WM-3.8",
        (4, Effect::Water | Effect::Plant) => "WM-4.3",
        (4, Effect::Robot | Effect::Energy) => "WM-4.4",
        (5, Effect::Water) => "WM-5.10",
        (5, Effect::Plant) => "WM-5.11",
        (5, Effect::Robot) => "WM-5.13",
        (5, Effect::Energy) => "WM-5.16",
        (6, Effect::Energy) => "WM-6.8",
        (6, Effect::Robot) => "WM-6.9",
        (6, Effect::Plant) => "WM-6.10",
        (6, Effect::Water) => "WM-6.11",
        (7, Effect::Robot) => "WM-7.6",
        (7, Effect::Water) => "WM-7.8",
        (7, Effect::Plant) => "WM-7.9",
        (7, Effect::Energy) => "WM-7.11",
        (8, Effect::Plant) => "WM-8.9",
        (8, Effect::Water) => "WM-8.10",
        (8, Effect::Robot) => "WM-8.11",
        (8, Effect::Energy) => "WM-8.12",
        _ => "WM-0.18",
    }
}

/// The question that waits for a seat.
pub(crate) fn prompt<A: Adventure>(table: &Table, sheets: &SheetsOf<A>, seat: Seat) -> Option<Prompt> {
    let desk = sheets.desks.own(seat);
    Some(match desk.agenda.top()? {
        Task::Choose if choose::is_forced(table, desk, seat) => Prompt::Error,
        Task::Choose => Prompt::Choose { wilds: desk.sheet.wilds() },
        Task::Write => {
            let Turn { offered, also, effect, .. } = desk.turn;
            Prompt::Write { number: offered, also, effect: effect.unwrap_or_default() }
        }
        Task::Effect => {
            let (effect, adventure) = (desk.turn.effect.unwrap_or_default(), A::NUMBER);
            Prompt::Effect { effect, adventure, how: format!("a{adventure}-{effect}") }
        }
        Task::Finish if table.part == Part::Ready => Prompt::Ready { adventure: table.adventure + 1 },
        Task::WrapUp | Task::Finish => {
            let claimable = |&letter: &Letter| missions::check(table, sheets, seat, letter).is_ok();
            Prompt::Finish { missions: Letter::ALL.into_iter().filter(claimable).collect() }
        }
        Task::Strike => match table.astra.map(|astra| astra.step) {
            Some(Step::Strike { letter, .. }) => {
                let pass = if A::NUMBER == 6 { format!("-{}", table.pass) } else { String::new() };
                Prompt::Strike { letter, adventure: A::NUMBER, how: format!("strike-{}{pass}", A::NUMBER) }
            }
            _ => Prompt::Move,
        },
        Task::Give => {
            let spent = table.astra.map_or(0, |astra| astra.spent);
            Prompt::Give { bonuses: give::bonuses(sheets) - spent }
        }
        Task::Reinforce => Prompt::Reinforce,
        Task::Dilemma => {
            let question = format!("dilemma-{}", table.adventure);
            let option = |answer| campaign::DATA.answer(table.adventure, answer, table.astra.is_some());
            Prompt::Dilemma { a: option(Answer::A), b: option(Answer::B), question }
        }
        Task::Crew => {
            Prompt::Crew { place: table.campaign.map_or(0, |campaign| campaign.place(seat, table.adventure)) }
        }
        task => A::question(desk, task),
    })
}
