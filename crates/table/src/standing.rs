//! Standing answers: what the table says for a seat that has said once what it always says.
//!
//! They are given at once and are ordinary entries of the journal. Whoever takes back what brought such a question about
//! takes the answer back with it, and is asked when it was the question itself that came back.

use game_core::Seat;

use crate::{Millis, Table};

impl Table {
    /// Whether the game knows the kind of question, and the answer if it is one.
    pub(crate) fn knows_standing(&self, kind: &str, choice: Option<&str>) -> bool {
        let mut known = self.entry.standing().iter();
        known.any(|one| choice.map_or(one.kind == kind, |choice| one.knows(kind, choice)))
    }

    /// What the seat has said in advance to its question, in notation; not while people talk about an undo.
    pub(crate) fn standing_answer(&self, seat: Seat) -> Option<String> {
        let place =
            self.body.places.get(seat.index()).filter(|place| place.is_human() && !place.standing.is_empty())?;
        place.asked.as_ref().filter(|asked| !asked.by_hand && self.body.request.is_none())?;
        let game = self.play.as_ref()?.game.as_ref();
        place.standing.iter().find_map(|(kind, choice)| game.by_standing(seat, kind, choice))
    }

    /// When the table gives that answer, if there is one: at once.
    pub(crate) fn stands_at(&self, seat: Seat) -> Option<Millis> {
        let asked_at = self.body.places.get(seat.index())?.asked.as_ref()?.asked_at;
        self.standing_answer(seat).map(|_| asked_at)
    }
}
