//! What is due without anybody asking: bots to move, passes, standing answers, clocks that run out.

use game_core::Seat;

use crate::place::Place;
use crate::wire::Phase;
use crate::{Millis, SeatHolder, Table};

/// A bot that has to decide. The caller shows it what its seat sees of [`Table::game`] and sends what it says as a
/// [`Command::Act`](crate::Command::Act) by [`Actor::Bot`](crate::Actor::Bot), not before
/// [`Table::not_before`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotMove {
    /// Where it sits.
    pub seat: Seat,
    /// Which bot.
    pub spec: String,
    /// The question it answers.
    pub decision: String,
}

impl Table {
    /// The bots that have to decide now; none while people talk about an undo or an early end.
    pub fn bots_to_move(&self) -> Vec<BotMove> {
        if self.body.phase != Phase::Playing || self.body.request.is_some() {
            return Vec::new();
        }
        let bot = |(seat, place): (Seat, &Place)| match (&place.holder, &place.asked) {
            (SeatHolder::Bot { spec }, Some(asked)) => {
                Some(BotMove { seat, spec: spec.clone(), decision: asked.decision().to_string() })
            }
            _ => None,
        };
        self.seats().zip(&self.body.places).filter_map(bot).collect()
    }

    /// Something that the seat may do, for a bot that cannot say what it wants.
    pub fn any_action(&self, seat: Seat) -> Option<String> {
        let play = self.play.as_ref()?;
        play.asking(seat)?.legal(play.game.as_ref(), seat).last().map(|offer| offer.notation.clone())
    }

    /// When to send [`Command::Tick`](crate::Command::Tick) next, unless something happens before.
    pub fn next_due(&self) -> Option<Millis> {
        let places = self.seats().zip(&self.body.places).filter(|_| self.body.phase == Phase::Playing);
        places
            .flat_map(|(seat, place)| [place.clocks.own.deadline(), self.passes_at(seat), self.stands_at(seat)])
            .flatten()
            .chain(self.next_back().filter(|_| self.body.phase == Phase::Playing))
            .min()
    }
}
