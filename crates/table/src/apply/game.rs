//! The game starts, goes on, goes back and ends.

use game_core::{Outcome, Seat, Seed};

use super::Fault;
use crate::clock::Clock;
use crate::decided::Ahead;
use crate::play::{Origin, Play};
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
            self.body.places.iter_mut().for_each(|place| place.clock = Clock::full(rule));
        }
        self.ask(None, None, false);
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

    pub(super) fn acted(&mut self, seat: Seat, by: &Actor, action: &str, ahead: Option<Ahead>) -> Result<News, Fault> {
        let seq = self.body.seq + 1;
        let unseen = *by == Actor::Auto && self.passes_unseen(seat);
        let refused = |why| format!("`{action}` of seat {} is refused: {why}", seat.0);
        let live = ahead.is_some();
        let play = self.play_mut()?;
        let events = match ahead {
            Some(ahead) => play.take_over(seat, ahead, seq, unseen),
            None => play.act(seat, action, seq, unseen).map_err(refused)?,
        };
        self.body.request = None;
        let place = self.place_mut(seat)?;
        if *by == Actor::Auto {
            place.passed = place.asked.as_ref().map(|asked| (asked.number, action.to_owned()));
        }
        self.ask(Some(seat), None, live);
        Ok(News::Acted { seat, action: action.to_owned(), events, words: PerLang::default() })
    }

    pub(super) fn undone(
        &mut self,
        seat: Seat,
        to: usize,
        by_agreement: bool,
        reseed: Option<Seed>,
    ) -> Result<Happening, Fault> {
        let play = self.play_mut()?;
        let actions = play.past.len().checked_sub(to).filter(|&n| n > 0).ok_or("There is nothing to undo.")?;
        if by_agreement {
            play.go_back(to, reseed).map_err(|why| why.to_string())?;
        } else {
            let without = play.undo(seat, to).ok_or("This cannot be undone.")?;
            play.go_on_without(to, without).map_err(|why| why.to_string())?;
        }
        self.body.request = None;
        self.ask(None, Some(seat), false);
        Ok(match (by_agreement, reseed) {
            (false, _) => Happening::Undone { seat },
            (true, None) => Happening::UndoneByAgreement { seat, actions },
            (true, Some(_)) => Happening::UndoneAndRedealt { seat, actions },
        })
    }

    pub(super) fn ended(&mut self, outcome: Outcome, scores: &[i32]) -> Happening {
        self.body.outcome = Some(outcome);
        if let Some(remains) = &mut self.other_rules {
            remains.points = scores.to_vec();
        }
        self.body.phase = Phase::Over;
        self.body.request = None;
        self.ask(None, None, false);
        Happening::Ended {}
    }
}
