//! What an action brings about besides the new state: events for an audience, how far it can be undone, and where
//! something comes in that nobody can foresee.

use std::cell::Cell;
use std::collections::VecDeque;
use std::fmt::Display;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Seat, SeatSet, Viewer};

/// An event and who sees which face of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told<E> {
    /// Everyone sees the same.
    All(E),
    /// One seat sees the card's face, the others its back.
    Secret {
        /// Who sees the face.
        seat: Seat,
        /// What that seat is told.
        face_up: E,
        /// What everyone else is told.
        face_down: E,
    },
}

impl<E> Told<E> {
    /// The event as this viewer sees it.
    pub fn to(&self, viewer: Viewer) -> &E {
        match self {
            Told::All(event) => event,
            Told::Secret { seat, face_up, .. } if viewer.seat() == Some(*seat) => face_up,
            Told::Secret { face_down, .. } => face_down,
        }
    }
}

/// Chance that a scenario decides beforehand.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// Faces of the next dice.
    pub dice: VecDeque<u8>,
    /// Names of the next cards drawn.
    pub draws: VecDeque<String>,
    /// What dice showed, by chance, when no scripted face was left.
    pub rolled: Vec<u8>,
    /// Which cards came, by chance, when no scripted one was left.
    pub drawn: Vec<String>,
    /// Why the script could not be followed.
    pub failure: Option<String>,
}

/// What a seat cannot foresee: the first thing of this kind ends its foresight. It is not the undo barrier, which also
/// rises for what others learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unknown {
    /// Dice are rolled or lots are drawn.
    Roll,
    /// A card is drawn that the seat does not know.
    Draw,
    /// Something that lay face down, or was done in secret, is shown.
    Reveal,
    /// What happens depends on a secret that the seat has not seen.
    Secret,
}

/// For whom an action is foreseen, and what was the first that this seat cannot know.
#[derive(Clone, Debug)]
struct Watch {
    seat: Seat,
    met: Cell<Option<Unknown>>,
}

/// Collects what an action brings about. In a playout nobody listens: then events are not even built.
#[derive(Clone, Debug)]
pub struct Fx<E> {
    told: Option<Vec<Told<E>>>,
    barrier: SeatSet,
    script: Option<Box<Script>>,
    watch: Option<Watch>,
}

impl<E> Fx<E> {
    /// For playouts and searches: no events.
    pub fn silent() -> Self {
        Fx { told: None, barrier: SeatSet::NONE, script: None, watch: None }
    }

    /// For a real table: events are kept until taken.
    pub fn listening() -> Self {
        Fx { told: Some(Vec::new()), ..Fx::silent() }
    }

    /// For scenarios: events are kept, chance follows the script while it lasts, and what it decides beyond that is
    /// noted there.
    pub fn scripted(script: Script) -> Self {
        Fx { script: Some(Box::new(script)), ..Fx::listening() }
    }

    /// For foresight: events are kept up to the first thing that this seat cannot know; the action itself runs on, so
    /// its state is of no use after that.
    pub fn foreseeing(seat: Seat) -> Self {
        Fx { watch: Some(Watch { seat, met: Cell::new(None) }), ..Fx::listening() }
    }

    /// The first thing met that the seat cannot know, if this is foresight.
    pub fn unknown(&self) -> Option<Unknown> {
        self.watch.as_ref().and_then(|watch| watch.met.get())
    }

    /// Something comes in that only the seats in `known` can foresee. Dice, decks and secrets call this themselves.
    #[inline]
    pub fn meet(&self, unknown: Unknown, known: SeatSet) {
        if let Some(watch) = &self.watch
            && watch.met.get().is_none()
            && !known.contains(watch.seat)
        {
            watch.met.set(Some(unknown));
        }
    }

    /// Tells everyone.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(told) = self.ears() {
            told.push(Told::All(event()));
        }
    }

    /// Tells one seat the face and the others the back; taking both, so neither is forgotten.
    #[inline]
    pub fn tell_secret(&mut self, seat: Seat, face_up: impl FnOnce() -> E, face_down: impl FnOnce() -> E) {
        if let Some(told) = self.ears() {
            told.push(Told::Secret { seat, face_up: face_up(), face_down: face_down() });
        }
    }

    #[inline]
    fn ears(&mut self) -> Option<&mut Vec<Told<E>>> {
        let told = self.told.as_mut()?;
        let met = self.watch.as_ref().is_some_and(|watch| watch.met.get().is_some());
        (!met).then_some(told)
    }

    /// These seats cannot undo what they did up to now: they learned something, or others did through them.
    /// Dice, draws and reveals call this themselves; rules call it when a simultaneous turn is confirmed.
    #[inline]
    pub fn stop_undo(&mut self, seats: SeatSet) {
        self.barrier = self.barrier.union(seats);
    }

    /// Who cannot undo past the last action.
    pub fn barrier(&self) -> SeatSet {
        self.barrier
    }

    /// Takes the events told so far and lowers the barrier, ready for the next action.
    pub fn take(&mut self) -> (Vec<Told<E>>, SeatSet) {
        let told = self.told.as_mut().map(std::mem::take).unwrap_or_default();
        (told, std::mem::take(&mut self.barrier))
    }

    /// The script, to extend it or to see whether it was followed.
    pub fn script(&mut self) -> Option<&mut Script> {
        self.script.as_deref_mut()
    }

    /// The face that the script has for a die with so many sides.
    pub(crate) fn scripted_die(&mut self, sides: u8) -> Option<u8> {
        let face = self.script.as_mut()?.dice.pop_front()?;
        if (1..=sides).contains(&face) {
            return Some(face);
        }
        self.script_failed(format!("a die with the faces 1 to {sides} cannot show {face}"));
        None
    }

    pub(crate) fn scripted_draw(&mut self) -> Option<String> {
        self.script.as_mut()?.draws.pop_front()
    }

    pub(crate) fn rolled_by_chance(&mut self, face: u8) {
        if let Some(script) = &mut self.script {
            script.rolled.push(face);
        }
    }

    pub(crate) fn drawn_by_chance(&mut self, card: &impl Display) {
        if let Some(script) = &mut self.script {
            script.drawn.push(card.to_string());
        }
    }

    pub(crate) fn script_failed(&mut self, why: String) {
        if let Some(script) = &mut self.script {
            script.failure.get_or_insert(why);
        }
    }
}
