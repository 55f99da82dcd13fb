//! What is due without anybody asking: bots to move, passes, clocks that run out.

use game_core::Seat;

use crate::place::Place;
use crate::wire::Phase;
use crate::{Millis, SeatHolder, Table};

/// A bot that has to decide. The caller lets it think about [`Table::game`] and sends what it says as a
/// [`Command::Act`](crate::Command::Act) by [`Actor::Bot`](crate::Actor::Bot).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotMove {
    /// Where it sits.
    pub seat: Seat,
    /// Which bot.
    pub spec: String,
    /// The question it answers.
    pub decision: String,
    /// When a pass of it may count: sent earlier, it is refused as `too_early`.
    pub not_before: Option<Millis>,
}

impl Table {
    /// The bots that have to decide now; none while people talk about an undo or an early end.
    pub fn bots_to_move(&self) -> Vec<BotMove> {
        if self.body.phase != Phase::Playing || self.body.request.is_some() {
            return Vec::new();
        }
        let pause = self.body.settings.pass_pause_ms;
        let bot = |(seat, place): (Seat, &Place)| match (&place.holder, &place.asked) {
            (SeatHolder::Bot { spec }, Some(asked)) => Some(BotMove {
                seat,
                spec: spec.clone(),
                decision: asked.decision().to_string(),
                not_before: place.pass_counts_at(pause),
            }),
            _ => None,
        };
        self.seats().zip(&self.body.places).filter_map(bot).collect()
    }

    /// When to send [`Command::Tick`](crate::Command::Tick) next, unless something happens before.
    pub fn next_due(&self) -> Option<Millis> {
        let places = self.body.places.iter().filter(|_| self.body.phase == Phase::Playing);
        places.flat_map(|place| [place.clock.deadline(), self.passes_at(place)]).flatten().min()
    }

    /// When the table passes for a seat; not while people talk about an undo.
    pub(crate) fn passes_at(&self, place: &Place) -> Option<Millis> {
        let talking = self.body.request.is_some();
        place.passes_at(self.body.settings.pass_pause_ms).filter(|_| !talking)
    }
}
