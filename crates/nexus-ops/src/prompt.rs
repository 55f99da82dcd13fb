//! What is asked of a seat.

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Hex, Side, Unit};
use crate::state::{Open, Task};

/// A question. The sentences stand in `text/*.ftl` under `prompt-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are questions, fields their facts; the texts explain them")]
pub enum Prompt {
    Deploy { rubium: u16 },
    Move {},
    Breathe {},
    BreathLoss { hex: Hex },
    Explore {},
    Settle { unit: Unit, count: u8 },
    Fight {},
    CardsBefore { hex: Hex },
    CardsAfterRoll { hex: Hex },
    Pick { hex: Hex, hits: u8 },
    Lose { hex: Hex, hits: u8 },
    Missions { hex: Hex },
    Keep {},
    Reward {},
    EndTurn {},
}

impl CitesRule for Prompt {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Prompt::Deploy { .. } => "NX-4.1",
            Prompt::Move {} => "NX-5.1",
            Prompt::Breathe {} | Prompt::BreathLoss { .. } => "NX-6.1",
            Prompt::Explore {} => "NX-7.1",
            Prompt::Settle { .. } => "NX-5.8",
            Prompt::Fight {} => "NX-8.1",
            Prompt::CardsBefore { .. } => "NX-8.3",
            Prompt::CardsAfterRoll { .. } => "NX-8.6",
            Prompt::Pick { .. } => "NX-8.7a",
            Prompt::Lose { .. } => "NX-8.7",
            Prompt::Missions { .. } => "NX-11.7",
            Prompt::Keep {} => "NX-13.4",
            Prompt::Reward {} => "NX-13.3",
            Prompt::EndTurn {} => "NX-10.4",
        })
    }
}

pub(crate) fn prompt(open: &Open, seat: Seat) -> Option<Prompt> {
    if open.asked() != Some(seat) {
        return None;
    }
    let battle = open.battle.as_ref();
    let hex = battle.map_or(Hex::MONOLITH, |b| b.hex);
    // Hits beyond the number of units are lost: nobody is told of more casualties than there can be. With so many picks
    // there is no question.
    let army = |side: Side| battle.map_or(0, |b| open.army(b.seat(open.turn.active, side), b.hex));
    let hits_on = |side: Side| battle.map_or(0, |b| b.hits[side.other().index()].0.iter().sum::<u8>()).min(army(side));
    Some(match open.agenda.top()? {
        Task::Deploy => Prompt::Deploy { rubium: open.players[seat].rubium },
        Task::Move => Prompt::Move {},
        Task::Breathe => Prompt::Breathe {},
        Task::BreathLoss { hex, .. } => Prompt::BreathLoss { hex },
        Task::Explore { .. } => Prompt::Explore {},
        Task::Settle { unit, count } => Prompt::Settle { unit, count },
        Task::Fight => Prompt::Fight {},
        Task::Cards if battle.is_some_and(|b| b.has_rolled()) => Prompt::CardsAfterRoll { hex },
        Task::Cards => Prompt::CardsBefore { hex },
        Task::Pick { side } => Prompt::Pick { hex, hits: battle?.picks[side.index()] },
        Task::Lose { side } => Prompt::Lose { hex, hits: hits_on(side) },
        Task::Missions => Prompt::Missions { hex: open.feat?.hex },
        Task::Keep => Prompt::Keep {},
        Task::DrawEnergize | Task::TakeHill => Prompt::Reward {},
        Task::EndTurn => Prompt::EndTurn {},
        Task::Survey | Task::Step | Task::Count | Task::Survival | Task::Income | Task::DrawSecret | Task::Monolith => {
            return None;
        }
    })
}
