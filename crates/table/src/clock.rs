//! A seat's clock. It knows no time of day: it is told when something happens.

use serde::{Deserialize, Serialize};

use crate::{ClockRule, Millis};

/// What a person who takes a seat back after their time was up has at least.
const GRACE: Millis = 60_000;
/// Whoever goes on vacation with less on a clock that runs has to answer first; a quarter of a clock that gives less
/// than four days.
const RESERVE: Millis = 24 * 3_600 * 1_000;

/// The time one seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Clock {
    /// What was left when it was looked at last.
    left: Millis,
    /// Since when it runs.
    since: Option<Millis>,
    /// Whether it stands still although its seat is asked, since its player is on vacation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    held: bool,
}

/// A seat's time, and what others may know of it: a secret step may fill the one up, but not the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    pub(crate) own: Clock,
    pub(crate) seen: Clock,
}

impl Clocks {
    pub(crate) fn full(rule: ClockRule) -> Self {
        Clocks { own: Clock::full(rule), seen: Clock::full(rule) }
    }

    /// Something has happened, which others have noticed unless it is `secret`.
    pub(crate) fn set(&mut self, rule: ClockRule, at: Millis, doing: Doing, secret: bool) {
        self.own.set(rule, at, doing);
        self.seen.set(rule, at, Doing { answered: doing.answered && !secret, ..doing });
    }

    pub(crate) fn resume(&mut self, at: Millis) {
        self.own.resume(at);
        self.seen.resume(at);
    }

    pub(crate) fn grant_grace(&mut self) {
        self.own.grant_grace();
        self.seen.grant_grace();
    }

    /// The player goes on vacation. Each face by what it shows: others learn nothing of secret steps.
    pub(crate) fn hold(&mut self, rule: ClockRule, at: Millis) {
        self.own.hold(rule, at);
        self.seen.hold(rule, at);
    }

    /// The player is back.
    pub(crate) fn release(&mut self, at: Millis) {
        self.own.release(at);
        self.seen.release(at);
    }
}

/// What the seat is doing while the clock is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doing {
    /// It owes a decision.
    pub(crate) asked: bool,
    /// A person plays it.
    pub(crate) human: bool,
    /// It has just answered.
    pub(crate) answered: bool,
    /// Its player is on vacation, and the game can wait.
    pub(crate) away: bool,
}

impl Clock {
    pub(crate) fn full(rule: ClockRule) -> Self {
        Clock { left: rule.full(), since: None, held: false }
    }

    /// What is left at a moment.
    pub(crate) fn left(&self, now: Millis) -> Millis {
        self.left.saturating_sub(self.since.map_or(0, |since| now.saturating_sub(since)))
    }

    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// When it runs out, if it runs.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.since.map(|since| since + self.left)
    }

    /// Something has happened: the clock runs on, stops, starts or is filled up.
    pub(crate) fn set(&mut self, rule: ClockRule, at: Millis, doing: Doing) {
        let (running, ran) = (self.is_running(), self.is_running() || self.held);
        self.left = self.left(at);
        let asked = doing.asked && doing.human;
        // One that runs on although its player is away does so until they answer.
        self.held = asked && doing.away && (self.held || !running || doing.answered);
        self.since = (asked && !self.held).then_some(at);
        match rule {
            ClockRule::PerMove { .. } | ClockRule::Days { .. } => {
                if doing.answered || !ran {
                    self.left = rule.full();
                }
            }
            ClockRule::PerGame { increment, .. } => {
                if ran && !doing.asked {
                    self.left += Millis::from(increment) * 1_000;
                }
            }
        }
    }

    /// Time that passed while the server was away does not count.
    pub(crate) fn resume(&mut self, at: Millis) {
        self.since = self.since.map(|_| at);
    }

    /// It stands still, unless so little is left that whoever goes away now could only want to be rescued.
    pub(crate) fn hold(&mut self, rule: ClockRule, at: Millis) {
        let left = self.left(at);
        if self.is_running() && left >= RESERVE.min(rule.full() / 4) {
            *self = Clock { left, since: None, held: true };
        }
    }

    /// It runs on.
    pub(crate) fn release(&mut self, at: Millis) {
        if self.held {
            (self.since, self.held) = (Some(at), false);
        }
    }

    /// A person comes back to a seat.
    pub(crate) fn grant_grace(&mut self) {
        self.left = self.left.max(GRACE);
    }
}
