//! The words scenarios of this game know: [`facts`] is the table of them.
//!
//! Cards and plans are taken from wherever they lie; what a line displaces goes to the discard pile or out of play, so
//! that nothing is lost. In `given` and `then` a starting card may be written short: `titanium2`; `none` is nothing, and
//! `luna_` with a number is a Luna.

mod expect;
mod facts;
mod given;

use game_core::Fx;
use game_testkit::facts::Fact;
use game_testkit::{Names, Staged};

use crate::desk::Desk;
use crate::pieces::{Company, PerCompany, Track};
use crate::rules::turn;
use crate::state::{Phase, Skymines};
use crate::turn::Task;

impl Staged for Skymines {
    const FACTS: &'static [Fact<Self>] = facts::FACTS;

    /// `turn Red`: the action phase, and Red is to choose an action.
    fn turn(&mut self, line: &str, names: &Names) -> Result<(), String> {
        let seat = names.expect_seat(line.trim())?;
        self.open.phase = Phase::Action;
        self.open.active = seat.into();
        self.open.tasks.clear();
        self.open.tasks.push(Task::Choose);
        for seat in game_core::Seat::all(self.open.seats) {
            self.drafts.change(seat, |desk| *desk = Desk { ready: true, ..Desk::default() });
        }
        Ok(())
    }

    /// Bonuses of thresholds crossed work, the research display is full, and a turn begins again.
    fn staged(&mut self) -> Result<(), String> {
        let open = &mut self.open;
        for seat in game_core::Seat::all(open.seats) {
            let cells = open.account(seat).cells;
            let tracks = open.tracks;
            let crossed = |company: Company| tracks[company].facts().crossed(cells[company]);
            open.persons[seat].active = PerCompany::new(crossed);
            let level = open.level(seat, Track::A2);
            let extra = level.checked_sub(1).map_or(0, |level| Track::A2.facts().bonuses[usize::from(level)].amount);
            let before = std::mem::replace(&mut open.persons[seat].extra, extra);
            let account = open.account_mut(seat);
            account.markers = account.markers + extra - before;
        }
        turn::refill(self, game_core::Seat(0), &mut Fx::silent());
        if self.open.phase == Phase::Action && self.open.task() == Some(Task::Choose) {
            turn::begin(&mut self.open, &mut Fx::silent());
        }
        Ok(())
    }
}
