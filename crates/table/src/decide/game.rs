//! While the game is on: actions, and what time brings about.

use game_core::{Seat, Viewer};
use game_registry::{Move, RunningGame};
use serde_json::Value;

use crate::Refusal;
use crate::decided::Ahead;
use crate::limits::{self, check_length};
use crate::place::Place;
use crate::play::is_secret;
use crate::refusal::{Reason, refused_move};
use crate::{Actor, Command, Fact, Millis, SeatHolder, Table};

/// What an action or a moment comes to, with the game after it.
type Step = (Vec<Fact>, Option<Ahead>);

const NOTHING: Step = (Vec::new(), None);

impl Table {
    /// When a command may be carried out, if it has to wait: a pass in a window counts after a pause, so that the
    /// time it takes tells nothing. [`Table::decide`] refuses it before as `too_early`.
    pub fn not_before(&self, command: &Command) -> Option<Millis> {
        let Command::Act { seat, decision, action, .. } = command else { return None };
        let asked = self.body.places.get(seat.index())?.asked.as_ref()?;
        let passes = asked.decision().to_string() == *decision && self.passes(*seat, action.trim());
        self.pass_counts_at(*seat).filter(|_| passes)
    }

    /// Whether an action lets the window go by that is open to the seat.
    fn passes(&self, seat: Seat, action: &str) -> bool {
        let window = self.play.as_ref().and_then(|play| play.window(seat));
        window.is_some_and(|window| window.pass == action)
    }

    /// Why the seat may not do this now; nothing when it may. Only its own player is told.
    pub fn why(&self, user: &str, seat: Seat, action: &Value) -> Result<(), Refusal> {
        let play = self.playing()?;
        self.own_place(user, seat)?;
        let text = action.to_string();
        check_length(&text, limits::ACTION_DATA)?;
        play.game.check(seat, Move::Json(action)).map_err(|why| refused_move(why, &text, self.names()))
    }

    pub(super) fn act(
        &self,
        by: &Actor,
        seat: Seat,
        decision: &str,
        id: &str,
        action: &str,
        at: Millis,
    ) -> Result<Step, Refusal> {
        self.playing()?;
        let place = self.place(seat)?;
        if !may_act(place, by) {
            return Err(Reason::NotYourSeat {}.into());
        }
        check_length(action, limits::ACTION)?;
        if place.was_passed(decision, action.trim()) {
            return Ok(NOTHING);
        }
        let asked = place.asked.as_ref().ok_or(Reason::NotAsked {})?;
        if asked.decision().to_string() != decision {
            return Err(Reason::StaleDecision {}.into());
        }
        let (facts, ahead) = self.played(by, seat, decision, id, action)?;
        if let Some(counts_at) = self.pass_counts_at(seat)
            && matches!(&facts[..], [Fact::Action { action, .. }, ..] if self.passes(seat, action))
            && at < counts_at
        {
            return Err(Reason::TooEarly { at: counts_at }.into());
        }
        Ok((facts, ahead))
    }

    /// The action in proper notation, and the end of the game if it brings that about; with the game as it then stands.
    fn played(&self, by: &Actor, seat: Seat, decision: &str, id: &str, action: &str) -> Result<Step, Refusal> {
        let before = self.playing()?.game.as_ref();
        let mut game = before.copy();
        let played = game.play(seat, Move::Notation(action));
        let played = played.map_err(|why| refused_move(why, action, self.names()))?;
        let secret = is_secret(before, &played, game.as_ref());
        let done = Fact::Action {
            seat,
            by: by.clone(),
            action: played.notation.clone(),
            id: id.to_owned(),
            decision: decision.to_owned(),
        };
        let facts = std::iter::once(done).chain(ended(game.as_ref())).collect();
        let (table, position) = (self.header.id.clone(), self.body.position);
        Ok((facts, Some(Ahead { game, played, secret, table, position })))
    }

    /// Whose vacation is over is back; seats whose time is up go to bots; then the table passes for one seat, or gives one standing answer.
    pub(super) fn tick(&self, now: Millis) -> Result<Step, Refusal> {
        let Ok(play) = self.playing() else { return Ok(NOTHING) };
        let back = self.back_by(now);
        if !back.is_empty() {
            return Ok((back, None));
        }
        let places = || self.seats().zip(&self.body.places);
        let late = places().filter(|(_, place)| place.clocks.own.deadline().is_some_and(|deadline| deadline <= now));
        let handed_over: Vec<Fact> = late.map(|(seat, _)| timed_out(seat)).collect();
        if !handed_over.is_empty() {
            return Ok((handed_over, None));
        }
        let due = places().find(|(seat, _)| self.passes_at(*seat).is_some_and(|at| at <= now));
        let due = due.and_then(|(seat, place)| Some((seat, place.asked.as_ref()?, play.window(seat)?)));
        match due {
            Some((seat, asked, window)) => {
                self.played(&Actor::Auto, seat, &asked.decision().to_string(), "", &window.pass)
            }
            None => self.stand_by(now),
        }
    }

    /// The table gives one of the standing answers.
    fn stand_by(&self, now: Millis) -> Result<Step, Refusal> {
        let mut asked = self.seats().filter(|seat| self.stands_at(*seat).is_some_and(|at| at <= now));
        let due =
            asked.find_map(|seat| Some((seat, self.place(seat).ok()?.asked.as_ref()?, self.standing_answer(seat)?)));
        match due {
            Some((seat, asked, answer)) => self.played(&Actor::Auto, seat, &asked.decision().to_string(), "", &answer),
            None => Ok(NOTHING),
        }
    }

    pub(super) fn resume(&self) -> Vec<Fact> {
        let running = self.body.places.iter().any(|place| place.clocks.own.is_running());
        if running { vec![Fact::ClockResumed {}] } else { Vec::new() }
    }
}

fn may_act(place: &Place, by: &Actor) -> bool {
    match (by, &place.holder) {
        (Actor::User(by), SeatHolder::Human { user, .. }) => by == user,
        (Actor::Bot(by), SeatHolder::Bot { spec }) => by == spec,
        _ => false,
    }
}

fn timed_out(seat: Seat) -> Fact {
    let holder = SeatHolder::Bot { spec: super::seats::STAND_IN.to_owned() };
    Fact::SeatChanged { seat, holder, by: Actor::Clock }
}

fn ended(game: &dyn RunningGame) -> Option<Fact> {
    let outcome = game.outcome()?;
    Some(Fact::Ended {
        outcome,
        scores: game.scores(Viewer::Spectator).iter().map(game_core::ScoreSheet::total).collect(),
        state: Some(game.digest()),
    })
}
