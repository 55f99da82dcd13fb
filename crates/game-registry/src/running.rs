//! A game in progress, whichever it is.

use std::any::Any;

use game_core::{CitesRule, Fx, Game, Outcome, Rival, Rng, ScoreSheet, Seat, SeatSet, Seed, Told, Viewer, Window};
use game_text::Texts;
use game_text::drawing::{Drawn, Line, Player, Scene};
use serde::Serialize;
use serde_json::{Value, json};

use crate::foresight::Seeing;
use crate::{ForeseeError, Foresight, GameEntry, MoveError, Saying, Seer, Sight, Tape};

/// An action as it comes from outside.
#[derive(Clone, Copy, Debug)]
pub enum Move<'a> {
    /// `move strider C4>D4`, as in logs, journals and at the terminal.
    Notation(&'a str),
    /// The action's own data, as a browser sends it.
    Json(&'a Value),
}

/// An action that is legal now.
#[derive(Clone, Debug, Serialize)]
pub struct Offer {
    /// How it is written.
    pub notation: String,
    /// The same as data, to be sent on.
    pub action: Tape,
}

/// What an action brought about.
#[derive(Debug)]
pub struct Played {
    /// How the action is written, for the journal.
    pub notation: String,
    /// What happened, in order, each with its audience.
    pub events: Vec<Told<Saying>>,
    /// Who cannot undo past this action.
    pub barrier: SeatSet,
}

/// A game in progress behind JSON. Everything a table needs, and nothing that names the game.
pub trait RunningGame: Any + Send + Sync {
    /// Which game it is.
    fn entry(&self) -> &'static dyn GameEntry;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Seats that owe a decision now; nobody when it is over.
    fn deciding(&self) -> SeatSet;

    /// What the seat may do now, in the game's own order.
    fn legal(&self, seat: Seat) -> Vec<Offer>;

    /// The same, only as it is written: several times cheaper.
    fn notations(&self, seat: Seat) -> Vec<String>;

    /// An action in words, legal or not.
    fn describe(&self, seat: Seat, action: Move<'_>) -> Result<Saying, MoveError>;

    /// Whether the seat may do this now, and if not, why. Changes nothing.
    fn check(&self, seat: Seat, action: Move<'_>) -> Result<(), MoveError>;

    /// Carries out an action if it is legal.
    fn play(&mut self, seat: Seat, action: Move<'_>) -> Result<Played, MoveError>;

    /// What a seat that has to decide sees, for a bot; nothing when it owes no decision.
    fn sight(&self, seat: Seat) -> Option<Sight>;

    /// Looks ahead for a seat, with its eyes; nothing when the table has no such seat.
    fn seer(&self, seat: Seat) -> Option<Box<dyn Seer>>;

    /// What these actions of the seat would bring about.
    fn foresee(&self, seat: Seat, actions: &[Move<'_>]) -> Result<Foresight, ForeseeError> {
        let seer = self.seer(seat).ok_or(ForeseeError { step: 0, error: MoveError::NoSuchSeat })?;
        seer.foresee(actions)
    }

    /// Deals again what nobody has seen, for an undo past dice or draws that all agreed to.
    fn redeal(&mut self, seed: Seed);

    /// What the viewer sees.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same, to be compared and sent on: many times cheaper.
    fn view_tape(&self, viewer: Viewer) -> Tape;

    /// What the viewer sees as lines of text, for a table in a terminal.
    fn draw(&self, viewer: Viewer, lang: &str, players: &[Player]) -> Vec<Line>;

    /// What is asked of the seat, if it owes a decision.
    fn prompt(&self, seat: Seat) -> Option<Saying>;

    /// Legal actions by which the seat would throw itself out of the game, in notation, and what to say before.
    fn warnings(&self, seat: Seat) -> Vec<(String, Saying)>;

    /// The window that the seat's question is, if it is one; how to pass stands in notation.
    fn window(&self, seat: Seat) -> Option<Window<String>>;

    /// The answer that a standing choice gives to the seat's question now, in notation, if it gives one.
    fn by_standing(&self, seat: Seat, kind: &str, choice: &str) -> Option<String>;

    /// Each seat's points now as the viewer knows them, line by line; labels are `score-<label>` in the texts.
    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet>;

    /// The automated opponents with their points; names are `name-<name>` in the texts.
    fn rivals(&self) -> Vec<Rival>;

    /// Which part of a long game this is; the points of different ones are not to be compared.
    fn chapter(&self) -> u8;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The whole truth for the store, never for a player: it holds what is face down.
    fn save(&self) -> Value;

    /// A digest of the whole truth: equal for equal states, in every build.
    fn digest(&self) -> String;

    /// Another game that goes its own way from here.
    fn copy(&self) -> Box<dyn RunningGame>;
}

/// A game of a known type with what it needs to speak.
pub(crate) struct Running<G> {
    pub(crate) game: G,
    pub(crate) entry: &'static dyn GameEntry,
}

impl<G: Game> Running<G> {
    fn texts(&self) -> &'static Texts {
        self.entry.texts()
    }

    fn read(&self, seat: Seat, action: Move<'_>) -> Result<G::Action, MoveError> {
        if seat.0 >= self.game.seats() {
            return Err(MoveError::NoSuchSeat);
        }
        read::<G>(action)
    }

    fn refused(&self, why: &G::Illegal) -> MoveError {
        MoveError::Refused(Saying::new("illegal", self.texts(), why).in_game(&self.game).citing(why.rule()))
    }

    pub(crate) fn told(&self, told: &Told<G::Event>) -> Told<Saying> {
        let saying = |event: &G::Event| Saying::new("event", self.texts(), event).in_game(&self.game);
        match told {
            Told::All(event) => Told::All(saying(event)),
            Told::Secret { seat, face_up, face_down } => {
                Told::Secret { seat: *seat, face_up: saying(face_up), face_down: saying(face_down) }
            }
        }
    }
}

/// An action of a game as it comes from outside.
pub(crate) fn read<G: Game>(action: Move<'_>) -> Result<G::Action, MoveError> {
    match action {
        Move::Notation(text) => text.trim().parse().map_err(|why| MoveError::Unreadable(format!("{why}"))),
        Move::Json(json) => serde_json::from_value(json.clone())
            .map_err(|why| MoveError::Unreadable(format!("This is not the data of an action of {}: {why}.", G::SLUG))),
    }
}

pub(crate) fn offer<G: Game>(action: G::Action) -> Offer {
    Offer { notation: action.to_string(), action: Tape::of(&action) }
}

impl<G: Drawn> RunningGame for Running<G> {
    fn entry(&self) -> &'static dyn GameEntry {
        self.entry
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn deciding(&self) -> SeatSet {
        self.game.deciding()
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        if seat.0 >= self.game.seats() {
            return Vec::new();
        }
        self.game.legal_list(seat).into_iter().map(offer::<G>).collect()
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        if seat.0 >= self.game.seats() {
            return Vec::new();
        }
        self.game.legal_list(seat).iter().map(ToString::to_string).collect()
    }

    fn describe(&self, seat: Seat, action: Move<'_>) -> Result<Saying, MoveError> {
        Ok(Saying::new("action", self.texts(), &self.read(seat, action)?).in_game(&self.game))
    }

    fn check(&self, seat: Seat, action: Move<'_>) -> Result<(), MoveError> {
        let action = self.read(seat, action)?;
        self.game.check(seat, &action).map_err(|why| self.refused(&why))
    }

    fn play(&mut self, seat: Seat, action: Move<'_>) -> Result<Played, MoveError> {
        let action = self.read(seat, action)?;
        let mut fx = Fx::listening();
        self.game.play(seat, action, &mut fx).map_err(|why| self.refused(&why))?;
        let (events, barrier) = fx.take();
        let events = events.iter().map(|told| self.told(told)).collect();
        Ok(Played { notation: action.to_string(), events, barrier })
    }

    fn sight(&self, seat: Seat) -> Option<Sight> {
        let asked = self.game.deciding().contains(seat);
        asked.then(|| Sight::new::<G>(self.game.view(Viewer::Seat(seat)), seat))
    }

    fn seer(&self, seat: Seat) -> Option<Box<dyn Seer>> {
        let known = seat.0 < self.game.seats();
        let view = || self.game.view(Viewer::Seat(seat));
        known.then(|| Box::new(Seeing::<G> { view: view(), seat, entry: self.entry }) as Box<dyn Seer>)
    }

    fn redeal(&mut self, seed: Seed) {
        self.game.redeal(&mut Rng::new(seed));
    }

    fn view(&self, viewer: Viewer) -> Value {
        json!(self.game.view(viewer))
    }

    fn view_tape(&self, viewer: Viewer) -> Tape {
        Tape::of(&self.game.view(viewer))
    }

    fn draw(&self, viewer: Viewer, lang: &str, players: &[Player]) -> Vec<Line> {
        G::draw(&self.game.view(viewer), &Scene { lang, texts: self.texts(), players })
    }

    fn prompt(&self, seat: Seat) -> Option<Saying> {
        if seat.0 >= self.game.seats() {
            return None;
        }
        let prompt = self.game.prompt(seat)?;
        Some(Saying::new("prompt", self.texts(), &prompt).in_game(&self.game).citing(prompt.rule()))
    }

    fn warnings(&self, seat: Seat) -> Vec<(String, Saying)> {
        let mut warnings = Vec::new();
        if seat.0 < self.game.seats() {
            self.game.warnings(seat, &mut warnings);
        }
        let said = |note| Saying::new("note", self.texts(), note).in_game(&self.game);
        warnings.iter().map(|(action, note)| (action.to_string(), said(note))).collect()
    }

    fn window(&self, seat: Seat) -> Option<Window<String>> {
        if seat.0 >= self.game.seats() {
            return None;
        }
        let Window { kind, pass, idle } = self.game.window(seat)?;
        Some(Window { kind, pass: pass.to_string(), idle })
    }

    fn by_standing(&self, seat: Seat, kind: &str, choice: &str) -> Option<String> {
        let asked = self.game.deciding().contains(seat);
        asked.then(|| self.game.by_standing(seat, kind, choice))?.map(|action| action.to_string())
    }

    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet> {
        self.game.scores(viewer)
    }

    fn rivals(&self) -> Vec<Rival> {
        self.game.rivals()
    }

    fn chapter(&self) -> u8 {
        self.game.chapter()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn save(&self) -> Value {
        json!({ "game": G::SLUG, "rules_version": G::RULES_VERSION, "state": self.game })
    }

    fn digest(&self) -> String {
        game_testkit::digest([&self.game])
    }

    fn copy(&self) -> Box<dyn RunningGame> {
        Box::new(Running { game: self.game.clone(), entry: self.entry })
    }
}
