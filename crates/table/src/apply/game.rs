//! The game starts, goes on, goes back and ends.

use game_core::{Outcome, Seat, Seed};

use super::questions::Cause;
use super::{Fault, Made};
use crate::clock::Clocks;
use crate::count::Count;
use crate::decided::Ahead;
use crate::play::{Origin, Past, Play};
use crate::update::{Happening, News};
use crate::wire::Phase;
use crate::{Actor, PerLang, Table};

impl Table {
    pub(super) fn started(&mut self, seed: Seed, known_seed: bool, order: &[Seat]) -> Result<Happening, Fault> {
        self.check_in_lobby()?;
        self.seat_in(order)?;
        let seats = u8::try_from(order.len()).map_err(|_| "The table has too many seats.")?;
        let origin = Origin { options: self.body.options.clone(), seats, seed, known_seed };
        self.play = Some(Play::new(self.entry, origin).map_err(|why| why.to_string())?);
        self.body.phase = Phase::Playing;
        if let Some(rule) = self.body.settings.clock {
            self.body.places.iter_mut().for_each(|place| place.clocks = Clocks::full(rule));
        }
        self.ask(&Cause::default());
        Ok(Happening::Started {})
    }

    /// Everybody sits down in the order in which the game begins.
    pub(crate) fn seat_in(&mut self, order: &[Seat]) -> Result<(), Fault> {
        if self.seats().any(|seat| !order.contains(&seat)) || order.len() != self.body.places.len() {
            return Err("The order of the seats does not fit the table.".to_owned());
        }
        self.body.places = order.iter().map(|seat| self.body.places[seat.index()].clone()).collect();
        Ok(())
    }

    pub(super) fn acted(&mut self, seat: Seat, by: &Actor, action: &str, ahead: Option<Ahead>) -> Result<Made, Fault> {
        let seq = self.body.seq;
        let unseen = *by == Actor::Auto && (self.passes_unseen(seat) || self.standing_answer(seat).is_some());
        let refused = |why| format!("`{action}` of seat {} is refused: {why}", seat.0);
        let live = ahead.is_some();
        let play = self.play_mut()?;
        let events = match ahead {
            Some(ahead) => play.take_over(seat, ahead, seq, unseen),
            None => play.act(seat, action, seq, unseen).map_err(refused)?,
        };
        let only_for = play.past.last().and_then(Past::secret_of);
        // Others must not see a wish vanish because of a step that they are not told.
        if only_for.is_none() {
            self.body.request = None;
        }
        let place = self.place_mut(seat)?;
        if *by == Actor::Auto {
            place.passed = place.asked.as_ref().map(|asked| (asked.number, action.to_owned()));
        }
        self.ask(&Cause { answered: Some(seat), live, secret: only_for.is_some(), ..Cause::default() });
        let news = News::Acted { seat, action: action.to_owned(), events, words: PerLang::default() };
        Ok(Made { only_for, news })
    }

    pub(super) fn undone(
        &mut self,
        seat: Seat,
        to: usize,
        by_agreement: bool,
        reseed: Option<Seed>,
    ) -> Result<Made, Fault> {
        let play = self.play_mut()?;
        let undone = play.past.get(to..).filter(|undone| !undone.is_empty()).ok_or("There is nothing to undo.")?;
        let actions: Count = undone.iter().map(Past::secret_of).collect();
        let only_for = Some(seat).filter(|_| !by_agreement && play.is_undone_in_secret(seat, to));
        if by_agreement {
            play.go_back(to, reseed).map_err(|why| why.to_string())?;
        } else {
            let without = play.undo(seat, to).ok_or("This cannot be undone.")?;
            play.go_on_without(to, without).map_err(|why| why.to_string())?;
        }
        self.body.request = None;
        self.ask(&Cause { undone: Some(seat), secret: only_for.is_some(), ..Cause::default() });
        let news = match by_agreement {
            false => News::Happened(Happening::Undone { seat }),
            true => News::WentBack { seat, actions, redealt: reseed.is_some() },
        };
        Ok(Made { only_for, news })
    }

    pub(super) fn ended(&mut self, outcome: Outcome, scores: &[i32]) -> Happening {
        self.body.outcome = Some(outcome);
        if let Some(remains) = &mut self.other_rules {
            remains.points = scores.to_vec();
        }
        self.body.phase = Phase::Over;
        self.body.request = None;
        self.ask(&Cause::default());
        Happening::Ended {}
    }
}
