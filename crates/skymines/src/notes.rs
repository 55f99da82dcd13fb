//! What is worth saying about a way through a turn besides what it tells and what it scores.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Company, Who};
use crate::state::{Phase, Skymines};
use crate::totals;

/// What is neither event nor score. The sentences stand under `note-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Note {
    /// Shares of a company are worth something else now, and whose shares that raises. § SK-6.11
    ValueChanged { company: Company, from: u8, to: u8, mine: u8, best: u8 },
    /// Somebody else gains coins by a threshold. § SK-8.2
    OthersPaid { coins: u16 },
    /// Unused energy is lost. § SK-6.5
    EnergyUnused { points: u8 },
}

pub(crate) fn notes(game: &Skymines, before: &Skymines, seat: Seat, into: &mut Vec<Note>) {
    let (now, then) = (&game.open, &before.open);
    if now.phase != Phase::Action || then.phase != Phase::Action || now.round != then.round {
        return;
    }
    let me = Who::from(seat);
    for company in Company::SCORING {
        let (from, to) = (totals::value(then, company), totals::value(now, company));
        if from != to {
            let shares = |who: Who| totals::track_shares(now, who, company) + totals::card_shares(now, who, company);
            let best = now.parties().filter(|who| *who != me).map(shares).max().unwrap_or(0);
            into.push(Note::ValueChanged { company, from, to, mine: shares(me), best });
        }
    }
    let coins = |open: &crate::state::Open| -> u16 {
        open.parties().filter(|who| *who != me).map(|who| open.account(who).coins).sum()
    };
    let gained = coins(now).saturating_sub(coins(then));
    if gained > 0 {
        into.push(Note::OthersPaid { coins: gained });
    }
    let points = then.turn.expansion.points;
    if points > 0 && now.turn.expansion.points == 0 && now.turn.placed == then.turn.placed && !now.turn.expansion.threat
    {
        into.push(Note::EnergyUnused { points });
    }
}
