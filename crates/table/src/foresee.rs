//! Looking ahead for a player.

use game_core::{Seat, Stop};
use game_registry::{ForeseeError, Move, Offer, Saying, Seer};
use serde_json::Value;

use crate::limits;
use crate::names::SeatNames;
use crate::refusal::{Reason, refused_move};
use crate::texts::said;
use crate::wire::{self, ForeseenStep, ForesightAnswer, ForesightStop, LegalAction, Said};
use crate::{Lang, Refusal, Table};

/// A question about what would happen, ready to be answered away from the table: it holds what one seat sees, and
/// nothing else of the game.
pub struct Foreseeing {
    seer: Box<dyn Seer>,
    actions: Vec<Value>,
    names: SeatNames,
    lang: Lang,
}

impl Table {
    /// What these actions of the seat would bring about: a question to be answered wherever there is time for it. Each
    /// action is notation or the action's own data. Only the seat's own player is told, and only about the question
    /// that the seat has to answer now.
    pub fn foresee(
        &self,
        user: &str,
        seat: Seat,
        decision: &str,
        actions: Vec<Value>,
        lang: Lang,
    ) -> Result<Foreseeing, Refusal> {
        let play = self.playing()?;
        let asked = self.own_place(user, seat)?.asked.as_ref().ok_or(Reason::NotAsked {})?;
        if asked.decision().to_string() != decision {
            return Err(Reason::StaleDecision {}.into());
        }
        if actions.len() > limits::FORESEEN {
            return Err(Reason::TooMany { most: limits::FORESEEN }.into());
        }
        let seer = play.game.seer(seat).ok_or(Reason::NoSuchSeat {})?;
        Ok(Foreseeing { seer, actions, names: self.names().clone(), lang })
    }
}

impl Foreseeing {
    /// Looks ahead; this may take some milliseconds.
    pub fn answer(&self) -> ForesightAnswer {
        let moves: Vec<Move<'_>> = self.actions.iter().map(as_move).collect();
        match self.seer.foresee(&moves) {
            Ok(seen) => ForesightAnswer::Foreseen { foresight: Box::new(self.told(seen)) },
            Err(ForeseeError { step, error }) => {
                let action = self.actions.get(step).map(written).unwrap_or_default();
                let refusal = refused_move(error, &action, &self.names).said(self.lang);
                ForesightAnswer::Refused { step: u32::try_from(step).ok(), refusal }
            }
        }
    }

    fn told(&self, seen: game_registry::Foresight) -> wire::Foresight {
        let question = |(prompt, legal): (Saying, Vec<Offer>)| wire::NextQuestion {
            prompt: self.say(&prompt),
            choices: count(legal.len()),
            legal: if legal.len() > limits::ANSWERS { Vec::new() } else { legal.into_iter().map(action).collect() },
        };
        wire::Foresight {
            steps: self.steps(seen.steps),
            draft: self.say_all(&seen.draft),
            stop: seen.stop.map(stop),
            inside: seen.inside,
            scores: seen.scores.map(|(before, after)| wire::ScoreChange { before, after }),
            owed: seen.owed.into_iter().map(|owed| self.owed(owed)).collect(),
            end: seen.end.map(|end| self.prospect(end)),
            notes: self.say_all(&seen.notes),
            places: seen.places.iter().map(Into::into).collect(),
            next: seen.next.map(question),
            odds: seen.odds.as_ref().map(Into::into),
        }
    }

    fn owed(&self, owed: game_registry::OwedThing) -> wire::OwedThing {
        let way = |(prospect, owed): (game_registry::Prospect, Vec<Value>)| wire::OwedWay {
            prospect: self.prospect(prospect),
            owed: owed.iter().map(Into::into).collect(),
        };
        wire::OwedThing {
            due: (&owed.due).into(),
            choices: count(owed.choices),
            ways: owed.ways.into_iter().map(way).collect(),
        }
    }

    fn prospect(&self, prospect: game_registry::Prospect) -> wire::Prospect {
        wire::Prospect {
            steps: self.steps(prospect.steps),
            draft: self.say_all(&prospect.draft),
            score: prospect.score,
            notes: self.say_all(&prospect.notes),
            stop: prospect.stop.map(stop),
        }
    }

    fn steps(&self, steps: Vec<game_registry::ForeseenStep>) -> Vec<ForeseenStep> {
        let step = |step: game_registry::ForeseenStep| ForeseenStep {
            action: action(step.action),
            assumed: step.assumed.map(|others| others.into_iter().map(action).collect()),
            events: self.say_all(&step.events),
        };
        steps.into_iter().map(step).collect()
    }

    fn say_all(&self, sayings: &[Saying]) -> Vec<Said> {
        sayings.iter().map(|saying| self.say(saying)).collect()
    }

    fn say(&self, saying: &Saying) -> Said {
        said(saying, &self.names, self.lang)
    }
}

/// A text is notation, anything else the action's data.
fn as_move(action: &Value) -> Move<'_> {
    match action {
        Value::String(notation) => Move::Notation(notation),
        data => Move::Json(data),
    }
}

fn written(action: &Value) -> String {
    match action {
        Value::String(notation) => notation.chars().take(limits::ACTION).collect(),
        data => data.to_string().chars().take(limits::ACTION).collect(),
    }
}

pub(crate) fn action(offer: Offer) -> LegalAction {
    LegalAction { notation: offer.notation, action: offer.action.into() }
}

fn stop(stop: Stop) -> ForesightStop {
    match stop {
        Stop::Unknown(what) => ForesightStop::Unknown { what },
        Stop::Others(seats) => ForesightStop::Others { seats: seats.iter().collect() },
        Stop::Over => ForesightStop::Over,
        Stop::Limit => ForesightStop::Limit,
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
