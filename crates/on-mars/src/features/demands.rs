//! How far the demands of a game alone and the private goals have come, in percent.

use game_core::Seat;

use crate::data::{Condition, Requirement, data};
use crate::pieces::{Contract, Goal, Good, Tech, Who};
use crate::rules::{gains, goals};
use crate::scoring;
use crate::state::{Offer, OnMars};

/// The person of a game alone.
const ME: Who = Who(0);
/// What is not met is never quite done.
const NEARLY: u32 = 95;

/// The share of a number that is there.
fn part(have: u32, need: u32) -> u32 {
    if have >= need { 100 } else { NEARLY * have / need }
}

impl OnMars {
    /// The demands of a game alone, each with the percentage that is done: 100 where it is met. The lead over Lacerda,
    /// which moves all the time, is told as it is by [`OnMars::lead`].
    pub fn demands(&self, mut found: impl FnMut(Requirement, u32)) {
        for requirement in scoring::demands(self.open.options.goal) {
            if !matches!(requirement, Requirement::Margin(_)) {
                found(*requirement, self.demand_done(*requirement));
            }
        }
    }

    /// The demands of a game alone that are not met yet, the lead over Lacerda aside.
    pub fn unmet(&self, mut found: impl FnMut(Requirement)) {
        for requirement in scoring::demands(self.open.options.goal) {
            if !matches!(requirement, Requirement::Margin(_)) && !scoring::stands(&self.open, *requirement).2 {
                found(*requirement);
            }
        }
    }

    /// The lead over Lacerda that the goal demands, and the one there is now.
    pub fn lead(&self) -> (i32, i32) {
        let all = scoring::demands(self.open.options.goal).iter();
        let need =
            all.filter_map(|one| if let Requirement::Margin(least) = one { Some(i32::from(*least)) } else { None });
        (need.max().unwrap_or(0), scoring::total(&self.open, ME) - scoring::total(&self.open, Who(1)))
    }

    fn demand_done(&self, requirement: Requirement) -> u32 {
        let (have, need, met) = scoring::stands(&self.open, requirement);
        if met {
            return 100;
        }
        match requirement {
            Requirement::ColonyLevel(level) => {
                let rows = self.open.lss.0.iter().map(|row| u32::from(*row.min(&level)) - 1).sum::<u32>();
                part(rows, 4 * (u32::from(level) - 1)).min(NEARLY)
            }
            Requirement::Contracts(_) => self.best_contract(|_| true),
            Requirement::ContractsOfEachType(_) => {
                let kind = |delivery: bool| self.best_contract(|one| one.facts().upgrade.is_none() == delivery);
                (kind(true) + kind(false)) / 2
            }
            Requirement::Contract(contract) => self.contract_stage(contract),
            Requirement::Goals(_) => self.best_goal(Seat(0)),
            Requirement::TechOnLevel(level) => {
                let highest = Tech::ALL.into_iter().map(|tech| self.tech_level(ME, tech)).max().unwrap_or(0);
                part(u32::from(highest), u32::from(level))
            }
            Requirement::Scientist(scientist) => {
                let offered = self.open.agency.0.contains(&Some(Offer::Scientist { scientist }));
                if offered { 30 } else { 0 }
            }
            _ => part(have.max(0) as u32, need.max(1) as u32),
        }
    }

    /// The contract of a kind that has come furthest.
    fn best_contract(&self, fits: impl Fn(Contract) -> bool) -> u32 {
        let all = (0..data().agency.contracts.len() as u8).map(Contract);
        all.filter(|one| fits(*one)).map(|one| self.contract_stage(one)).max().unwrap_or(0)
    }

    /// From lying in the deck over the display to being owned and done.
    fn contract_stage(&self, contract: Contract) -> u32 {
        let base = self.open.base(ME);
        let done = self.contract_done(ME, contract);
        if base.contracts.contains(contract) {
            return if done == 100 { 100 } else { 45 + done / 2 };
        }
        let taken = self.open.base(Who(1)).contracts.contains(contract);
        let shown = self.open.agency.0.contains(&Some(Offer::Contract { contract }));
        if taken { 0 } else { done / 10 + if shown { 20 } else { 0 } }
    }

    /// The private goal in hand that has come furthest, or the one completed.
    pub fn best_goal(&self, seat: Seat) -> u32 {
        if self.open.base(seat).goal.is_some() {
            return 100;
        }
        self.hand_of(seat).goals.iter().map(|goal| self.goal_done(seat.into(), goal)).max().unwrap_or(0)
    }

    /// How much of a private goal is done: 95 where it could be completed now.
    pub fn goal_done(&self, who: Who, goal: Goal) -> u32 {
        let conditions = &goal.facts().conditions;
        let all = conditions.iter().map(|condition| self.condition_done(who, *condition));
        all.sum::<u32>() * NEARLY / (100 * conditions.len() as u32)
    }

    fn condition_done(&self, who: Who, condition: Condition) -> u32 {
        let (open, base) = (&self.open, self.open.base(who));
        if goals::met(open, who, condition) {
            return 100;
        }
        let of = |have: u32, least: u8| part(have, u32::from(least)).min(NEARLY);
        match condition {
            Condition::Blueprints(least) => of(base.blueprints.len() as u32, least),
            Condition::Advanced(least) => of(base.advanced.len(), least),
            Condition::Mines(least) => of(u32::from(gains::mines(open, who)), least),
            Condition::Discoveries(least) => of(base.discoveries.len(), least),
            Condition::Research(least) => of(base.research.len(), least),
            Condition::Shelters(least) => of(base.shelters.len(), least),
            Condition::ColonyLevel(least) => {
                let rows = open.lss.0.iter().map(|row| u32::from(*row.min(&least)) - 1).sum::<u32>();
                of(rows, 4 * (least - 1))
            }
            Condition::Colonists(least) => of(u32::from(base.quarters + base.working), least) * 9 / 10,
            Condition::Techs(least) => of(base.lab.as_slice().iter().flatten().count() as u32, least),
            Condition::Ships(least) => of(u32::from(base.hangar), least),
            Condition::Scientists(least) => of(base.scientists.len(), least),
            Condition::Contracts(_) => {
                let own = base.contracts.iter().map(|one| self.contract_done(who, one));
                own.max().unwrap_or(0).min(NEARLY) * 9 / 10
            }
            Condition::Progress(least) => of(base.progress.len(), least),
            Condition::SameResource(least) => {
                let room = base.limit().min(least);
                let stored = Good::RESOURCES.into_iter().filter(|good| *good != Good::Mineral);
                let most = stored.map(|good| base.stock[good]).max().unwrap_or(0);
                of(u32::from(room + most), 2 * least)
            }
            Condition::InComplex { size, count, .. } => {
                let mut sizes = base.advanced.iter().map(|cell| (open.group(cell).len() as u8).min(size));
                let (first, second) = (sizes.next().unwrap_or(0), sizes.max().unwrap_or(0));
                let have = if count > 1 { first + second } else { first.max(second) };
                of(u32::from(have), size * count)
            }
            Condition::OnCells(cells) => {
                let there = cells.into_iter().filter(|cell| base.tech_on(*cell).is_some()).count() as u32;
                of(there, 3)
            }
        }
    }
}
