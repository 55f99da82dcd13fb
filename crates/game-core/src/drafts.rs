//! What each seat does in secret while all play at once.

use serde::{Deserialize, Serialize};

use crate::{Fx, MAX_SEATS, PerSeat, Seat, SeatSet, Secret, Viewer};

/// A seat's part of a turn that all take at the same time. Others see no more of it than whether the seat is ready.
pub trait Draft {
    /// Whether the seat has nothing left to decide in it.
    fn is_ready(&self) -> bool;
}

/// The drafts of all seats. Whoever is not ready decides, all at once and in any order; what a seat does changes its own
/// draft alone, and when the last one is ready they are laid open.
///
/// A draft can be taken back step by step as long as it lies face down, since nobody has learnt anything by it:
/// [`Drafts::lay_open`] is what ends that. A game in which "ready" itself is final says so with [`Drafts::stand_by`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "D: Serialize", deserialize = "D: Copy + Default + Deserialize<'de>"))]
pub struct Drafts<D, const N: usize = MAX_SEATS>(PerSeat<Secret<D>, N>);

impl<D: Copy + Default, const N: usize> Drafts<D, N> {
    /// A draft for each seat, which that seat alone sees.
    pub fn new(seats: u8, mut make: impl FnMut(Seat) -> D) -> Self {
        Drafts(PerSeat::new(seats, |seat| Secret::new(make(seat), SeatSet::one(seat))))
    }
}

impl<D, const N: usize> Drafts<D, N> {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// A seat's draft as the seat itself sees it: what it may do and what it is asked rest on this.
    #[inline]
    pub fn own(&self, seat: Seat) -> &D {
        self.0[seat].seen_by(Viewer::Seat(seat)).expect("every seat sees its own draft")
    }

    /// A seat's draft, if this viewer may look at it.
    #[inline]
    pub fn seen_by(&self, seat: Seat, viewer: Viewer) -> Option<&D> {
        self.0[seat].seen_by(viewer)
    }

    /// The draft of a seat that acts.
    #[inline]
    pub fn acts<E>(&mut self, seat: Seat, fx: &Fx<E>) -> &mut D {
        self.0[seat].inside_mut(fx)
    }

    /// A draft, for rules that carry out an action.
    #[inline]
    pub fn inside<E>(&self, seat: Seat, fx: &Fx<E>) -> &D {
        self.0[seat].inside(fx)
    }

    /// Changes a draft where it lies: nobody learns anything by it.
    #[inline]
    pub fn change(&mut self, seat: Seat, change: impl FnOnce(&mut D)) {
        self.0[seat].change(change);
    }

    /// The draft of a seat as it is turned up before all eyes.
    #[inline]
    pub fn lay_open<E>(&self, seat: Seat, fx: &Fx<E>) -> &D {
        self.0[seat].laid_open(fx)
    }

    /// The seat has said that it is ready and cannot take that back. Where it may, until the last one is ready, nothing
    /// needs to be said.
    pub fn stand_by<E>(&self, seat: Seat, fx: &mut Fx<E>) {
        fx.stop_undo(SeatSet::one(seat));
    }
}

impl<D: Draft, const N: usize> Drafts<D, N> {
    /// The seats that are not ready. All may know that, and nothing else of a draft.
    #[inline]
    pub fn deciding(&self) -> SeatSet {
        let busy = |seat: &Seat| !self.own(*seat).is_ready();
        Seat::all(self.0.seats()).filter(busy).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    struct Plan {
        cards: u8,
        ready: bool,
    }

    impl Draft for Plan {
        fn is_ready(&self) -> bool {
            self.ready
        }
    }

    fn drafts() -> Drafts<Plan> {
        Drafts::new(2, |seat| Plan { cards: seat.0, ready: false })
    }

    #[test]
    fn who_is_not_ready_decides() {
        let mut drafts = drafts();
        assert_eq!(drafts.deciding(), Seat::all(2).collect::<SeatSet>());
        drafts.acts(Seat(0), &Fx::<()>::silent()).ready = true;
        assert_eq!(drafts.deciding(), SeatSet::one(Seat(1)));
    }

    #[test]
    fn others_see_nothing_of_a_draft() {
        let drafts = drafts();
        assert_eq!(drafts.own(Seat(1)).cards, 1);
        assert!(drafts.seen_by(Seat(1), Viewer::Seat(Seat(0))).is_none());
        assert!(drafts.seen_by(Seat(1), Viewer::Spectator).is_none());
    }

    #[test]
    fn a_draft_can_be_taken_back_until_its_seat_stands_by() {
        let (mut drafts, mut fx) = (drafts(), Fx::<()>::listening());
        drafts.acts(Seat(0), &fx).ready = true;
        assert!(fx.take().1.is_empty());
        drafts.stand_by(Seat(0), &mut fx);
        assert_eq!(fx.take().1, SeatSet::one(Seat(0)));
    }

    #[test]
    fn it_is_stored_as_a_secret_of_each_seat() {
        let secrets: PerSeat<Secret<Plan>> =
            PerSeat::new(2, |seat| Secret::new(Plan { cards: seat.0, ready: false }, SeatSet::one(seat)));
        let json = serde_json::to_string(&drafts()).unwrap_or_default();
        assert_eq!(json, serde_json::to_string(&secrets).unwrap_or_default());
        assert_eq!(serde_json::from_str::<Drafts<Plan>>(&json).ok(), Some(drafts()));
    }
}
