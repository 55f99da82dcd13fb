//! Face-down things.

use serde::{Deserialize, Serialize};

use crate::{Fx, SeatSet, Unknown, Viewer};

/// A value that only some seats may look at. It serialises with the state (for the store) but is no `TS` type,
/// so it cannot be part of a view or an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret<T> {
    value: T,
    seen: SeatSet,
}

impl<T> Secret<T> {
    /// A value that the given seats know.
    pub fn new(value: T, seen: SeatSet) -> Self {
        Secret { value, seen }
    }

    /// The value, if this viewer knows it. The only way for a view, and for what a seat may do.
    #[inline]
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        match viewer {
            Viewer::Seat(seat) if self.seen.contains(seat) => Some(&self.value),
            _ => None,
        }
    }

    /// Who knows the value.
    pub fn seen(&self) -> SeatSet {
        self.seen
    }

    /// The value, for rules that carry out an action: `fx` is the proof, and a view builder has none.
    #[inline]
    pub fn inside<E>(&self, fx: &Fx<E>) -> &T {
        fx.meet(Unknown::Secret, self.seen);
        &self.value
    }

    /// The same when it is laid open before all eyes at this moment.
    #[inline]
    pub fn laid_open<E>(&self, fx: &Fx<E>) -> &T {
        fx.meet(Unknown::Reveal, self.seen);
        &self.value
    }

    /// The value, to change it while an action is carried out.
    #[inline]
    pub fn inside_mut<E>(&mut self, fx: &Fx<E>) -> &mut T {
        fx.meet(Unknown::Secret, self.seen);
        &mut self.value
    }

    /// Changes the value where it lies. Nothing of it comes out, so nobody learns anything and foresight goes on.
    #[inline]
    pub fn change(&mut self, change: impl FnOnce(&mut T)) {
        change(&mut self.value);
    }

    /// Turns the value up for all: nobody can undo past it.
    pub fn reveal<E>(self, fx: &mut Fx<E>) -> T {
        fx.stop_undo(SeatSet::ALL);
        fx.meet(Unknown::Reveal, self.seen);
        self.value
    }

    pub(crate) fn is(&self, value: &T) -> bool
    where
        T: PartialEq,
    {
        self.value == *value
    }

    /// The value of a secret that just left a deck into somebody's hand.
    pub(crate) fn into_value(self) -> T {
        self.value
    }
}
