//! Taking actions back.
//!
//! A seat may take back its last action as long as it has learned nothing since, and whatever others did since
//! they did while both it and they owed a decision: such actions commute, so the others' may stand. Beyond that
//! the other people at the table are asked; bots do not mind. When anybody has learned something since, what
//! nobody had seen before is dealt afresh.

use game_core::{Seat, SeatSet, Seed};
use game_registry::{Move, MoveError, RunningGame};

use crate::play::{Past, Play};

/// A game without one of its actions.
pub(crate) struct Without {
    game: Box<dyn RunningGame>,
    /// The actions that came after and stand.
    tail: Vec<Past>,
}

impl Play {
    /// Where the seat's last action stands.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.past.iter().rposition(|past| past.seat == seat)
    }

    /// Whether the seat may take its last action back without asking.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_some_and(|last| last + 1 == self.past.len() || self.undo(seat).is_some())
    }

    /// The seat's last action, unless something that happened since forbids at first sight to take it back.
    fn undoable(&self, seat: Seat) -> Option<usize> {
        let last = self.last_of(seat)?;
        let (undone, later) = self.past[last..].split_first()?;
        let dealt_since = self.dealt_after(last);
        let learned = |past: &Past| past.barrier.contains(seat);
        // Whoever was not asked when the seat acted may have been asked because of it.
        let followed = later.iter().any(|past| !undone.deciding.contains(past.seat));
        let forbidden = dealt_since || followed || learned(undone) || later.iter().any(learned);
        (!forbidden).then_some(last)
    }

    /// The seat's last action, when it may take it back without asking, and the game without it.
    pub(crate) fn undo(&self, seat: Seat) -> Option<(usize, Without)> {
        let last = self.undoable(seat)?;
        let later = &self.past[last + 1..];
        let mut game = self.game_at(last).ok()?;
        let mut tail = Vec::with_capacity(later.len());
        for past in later {
            let deciding = game.deciding();
            if !(deciding.contains(seat) && deciding.contains(past.seat)) {
                return None;
            }
            self.effort.spend(1);
            let played = game.play(past.seat, Move::Notation(&past.action)).ok()?;
            if played.barrier.contains(seat) {
                return None;
            }
            let points = crate::play::points(game.as_ref());
            tail.push(Past { deciding, barrier: played.barrier, points, ..past.clone() });
        }
        Some((last, Without { game, tail }))
    }

    /// Goes on without an action that may be taken back.
    pub(crate) fn go_on_without(&mut self, action: usize, without: Without) -> Result<(), MoveError> {
        self.go_back(action, None)?;
        self.go_on_with(without.game, without.tail);
        Ok(())
    }

    /// Whether anybody learned something from the actions since `to`, so that going back needs a new deal.
    pub(crate) fn needs_redeal(&self, to: usize) -> bool {
        self.past[to..].iter().any(|past| past.barrier != SeatSet::NONE) || self.dealt_after(to)
    }

    /// Whether anything was dealt afresh when more actions stood. Deals are in order, so the last one says.
    fn dealt_after(&self, n: usize) -> bool {
        self.redeals.last().is_some_and(|redeal| redeal.after as usize > n)
    }

    /// The seed for a new deal when one is needed.
    pub(crate) fn reseed(&self, to: usize, seed: Seed) -> Option<Seed> {
        self.needs_redeal(to).then_some(seed)
    }
}
