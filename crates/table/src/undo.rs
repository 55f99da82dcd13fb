//! Taking actions back.
//!
//! A seat may take back its last action as long as it has learned nothing since, and whatever others did since
//! they did while both it and they owed a decision: such actions commute, so the others' may stand. Beyond that
//! the other people at the table are asked; bots do not mind. When anybody has learned something since, what
//! nobody had seen before is dealt again.

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
    /// Where the last action stands that the seat's player knows of.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.past.iter().rposition(|past| past.seat == seat && !past.unseen)
    }

    /// Whether the seat may take its last action back without asking.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        let Some(last) = self.last_of(seat) else { return false };
        self.is_undoable(seat, last) && (last + 1 == self.past.len() || self.undo(seat, last).is_some())
    }

    /// Whether this is the seat's last action, and nothing that happened since forbids at first sight to take it back.
    fn is_undoable(&self, seat: Seat, last: usize) -> bool {
        let Some((undone, later)) = self.past.get(last..).and_then(<[Past]>::split_first) else { return false };
        if undone.seat != seat || later.iter().any(|past| past.seat == seat && !past.unseen) {
            return false;
        }
        let dealt_since = self.dealt_after(last);
        let learned = |past: &Past| past.barrier.contains(seat);
        // Whoever was not asked when the seat acted may have been asked because of it. What they have begun in secret
        // must not show in what others may do, so it falls with the action.
        let followed = later.iter().any(|past| !undone.deciding.contains(past.seat) && !past.secret);
        !(dealt_since || followed || learned(undone) || later.iter().any(learned))
    }

    /// The game without the seat's last action and the passes that followed unseen, when it may take that back
    /// without asking.
    pub(crate) fn undo(&self, seat: Seat, last: usize) -> Option<Without> {
        if !self.is_undoable(seat, last) {
            return None;
        }
        let asked = self.past[last].deciding;
        let later = self.past[last + 1..].iter().filter(|past| past.seat != seat && asked.contains(past.seat));
        let mut game = self.game_at(last).ok()?;
        let mut tail = Vec::new();
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
        Some(Without { game, tail })
    }

    /// Whether nobody else notices when the seat takes its actions from this one on back.
    pub(crate) fn is_undone_in_secret(&self, seat: Seat, from: usize) -> bool {
        self.past[from..].iter().filter(|past| past.seat == seat).all(|past| past.secret)
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

    /// Whether anything was dealt again when more actions stood. Deals are in order, so the last one says.
    fn dealt_after(&self, n: usize) -> bool {
        self.redeals.last().is_some_and(|redeal| redeal.after as usize > n)
    }

    /// The seed for a new deal when one is needed.
    pub(crate) fn reseed(&self, to: usize, seed: Seed) -> Option<Seed> {
        self.needs_redeal(to).then_some(seed)
    }
}
