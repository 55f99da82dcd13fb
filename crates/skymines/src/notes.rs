//! What is worth saying about a way through a turn besides what it tells and what it scores.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Company, PerCompany, Who};
use crate::rules::expand;
use crate::state::{Open, Phase, Skymines};
use crate::totals;
use crate::turn::Task;
use crate::view::{self, Shares};

/// What is neither event nor score. The sentences stand under `note-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Note {
    /// Shares of a company are worth something else now, and whose shares that raises. § SK-6.11
    ValueChanged { company: Company, from: u8, to: u8, mine: u8, best: u8 },
    /// There are more or fewer shares of a company of one's own. § SK-8.1 SK-14.1
    SharesChanged { company: Company, from: u8, to: u8 },
    /// One's own shares, and what they come to. § SK-14.1
    Portfolio { from: u16, to: u16, shares: PerCompany<Shares> },
    /// Somebody else gains coins by a threshold. § SK-8.2
    OthersPaid { coins: u16 },
    /// Unused energy is lost. § SK-6.5
    EnergyUnused { points: u8 },
    /// What all places entered so far bring together once the expansion is over. § SK-6.6
    Reward { what: Reward, count: u8, company: Company },
    /// Pieces ousted in this expansion so far. § SK-6.7
    Ousted { pieces: u8 },
}

/// What places bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Coins from the bank.
    Coins,
    /// Steps on the tank track.
    Helium,
    /// Research points.
    Points,
    /// Steps on the track of the company that expands.
    Steps,
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
    portfolio(now, then, me, into);
    let coins =
        |open: &Open| -> u16 { open.parties().filter(|who| *who != me).map(|who| open.account(who).coins).sum() };
    let gained = coins(now).saturating_sub(coins(then));
    if gained > 0 {
        into.push(Note::OthersPaid { coins: gained });
    }
    let points = then.turn.expansion.points;
    if points > 0 && now.turn.expansion.points == 0 && now.turn.placed == then.turn.placed && !now.turn.expansion.threat
    {
        into.push(Note::EnergyUnused { points });
    }
    expansion(now, then, into);
}

/// What becomes of one's own shares.
fn portfolio(now: &Open, then: &Open, me: Who, into: &mut Vec<Note>) {
    let (before, shares) = (view::shares(then, me), view::shares(now, me));
    if before == shares {
        return;
    }
    let change = |company: Company| (company, before[company].all, shares[company].all);
    let changes = Company::SCORING.into_iter().map(change).filter(|(_, from, to)| from != to);
    into.extend(changes.map(|(company, from, to)| Note::SharesChanged { company, from, to }));
    let worth = |all: &PerCompany<Shares>| -> u16 { all.iter().map(|(_, shares)| shares.worth).sum() };
    into.push(Note::Portfolio { from: worth(&before), to: worth(&shares), shares });
}

/// The rewards come when the expansion is over, as one pool: while it goes on that is the only place to see them.
/// § SK-6.5 SK-6.6
fn expansion(now: &Open, then: &Open, into: &mut Vec<Note>) {
    let running = &now.turn.expansion;
    if now.task() != Some(Task::Expand) || running.way == then.turn.expansion.way {
        return;
    }
    if now.turn.ousted > 0 {
        into.push(Note::Ousted { pieces: now.turn.ousted });
    }
    let pool = expand::reward(now);
    let steps = pool.track.map_or(0, |(_, steps)| steps);
    let parts = [
        (Reward::Coins, pool.coins),
        (Reward::Helium, pool.helium),
        (Reward::Points, pool.points),
        (Reward::Steps, steps),
    ];
    let company = running.company;
    into.extend(parts.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| Note::Reward {
        what,
        count,
        company,
    }));
}
