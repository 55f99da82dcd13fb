//! After every change: who is asked what, under which number, and whose clock runs.

use game_core::{Seat, SeatSet};
use serde_json::Value;

use crate::Table;
use crate::clock::Doing;
use crate::question::Question;
use crate::wire::Phase;

/// What has changed the game, as far as the questions depend on it.
#[derive(Default)]
pub(super) struct Cause {
    /// This seat has answered.
    pub(super) answered: Option<Seat>,
    /// This seat has taken an answer back.
    pub(super) undone: Option<Seat>,
    /// People are about to be told.
    pub(super) live: bool,
    /// Nobody else may notice.
    pub(super) secret: bool,
}

impl Table {
    /// Asks what the game asks now. A seat's question keeps its number while it is the same question; one that was
    /// answered, or taken back, is never the same again, even if it reads alike.
    pub(super) fn ask(&mut self, cause: &Cause) {
        let &Cause { answered, undone, live, secret } = cause;
        let at = self.body.at;
        let people = self.seats().zip(&self.body.places).filter(|(_, place)| live && place.is_human());
        let people: SeatSet = people.map(|(seat, _)| seat).collect();
        let playing = self.play.as_mut().filter(|_| self.body.phase == Phase::Playing);
        let playing = playing.map(|play| {
            play.ask(people, answered.or(undone).filter(|_| secret));
            &*play
        });
        let mut facts = Vec::new();
        for (seat, place) in Seat::all(self.body.places.len() as u8).zip(&mut self.body.places) {
            let Some(asking) = playing.and_then(|play| play.asking(seat)) else {
                place.asked = None;
                continue;
            };
            let touched = answered == Some(seat) || undone == Some(seat);
            let same = |old: &Question| !touched && old.fingerprint == asking.fingerprint;
            if !place.asked.as_ref().is_some_and(same) {
                place.questions += 1;
                place.asked = Some(Question {
                    number: place.questions,
                    fingerprint: asking.fingerprint,
                    asked_at: at,
                    window: asking.window.as_ref().map(|window| window.kind.to_owned()),
                    playable: asking.is_playable(),
                    by_hand: undone == Some(seat),
                });
            }
            facts.push(asking.facts());
        }
        if !secret {
            self.forget_past_occasions(&facts);
        }
        self.run_clocks(answered, secret);
    }

    fn forget_past_occasions(&mut self, asked: &[Value]) {
        for place in &mut self.body.places {
            let preferred = std::mem::take(&mut place.prefer).into_iter();
            place.prefer = preferred.filter_map(|(kind, wish)| Some((kind, wish.among(asked)?))).collect();
        }
    }

    pub(super) fn run_clocks(&mut self, answered: Option<Seat>, secret: bool) {
        let Some(rule) = self.body.settings.clock else { return };
        let at = self.body.at;
        let excused: SeatSet = self.seats().filter(|seat| self.is_excused(&self.body.places[seat.index()])).collect();
        for (seat, place) in Seat::all(self.body.places.len() as u8).zip(&mut self.body.places) {
            let (asked, human) = (place.asked.is_some(), place.is_human());
            let doing = Doing { asked, human, answered: answered == Some(seat), away: excused.contains(seat) };
            place.clocks.set(rule, at, doing, secret);
        }
    }
}
