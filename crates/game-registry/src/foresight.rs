//! What a seat's actions would bring about, whichever game it is.

use game_core::{CitesRule, Foreseen, Game, Outlook, Rng, ScoreSheet, Seat, Seed, Stop, foresee};
use serde::Serialize;
use serde_json::Value;

use crate::running::{offer, read};
use crate::{GameEntry, Move, MoveError, Offer, Saying};

/// Looks ahead for one seat. It holds that seat's view and nothing else of the game, so it can be handed to a thread of
/// its own and tell nothing that the seat may not know.
pub trait Seer: Send {
    /// What these actions would bring about, one after another.
    fn foresee(&self, actions: &[Move<'_>]) -> Result<Foresight, ForeseeError>;
}

/// What a seat's actions would bring about. The fields mean what they mean in [`game_core::Foresight`].
#[derive(Debug)]
pub struct Foresight {
    /// The actions given, and those assumed after them.
    pub steps: Vec<ForeseenStep>,
    /// What laying a secret draft open would tell of them.
    pub draft: Vec<Saying>,
    /// Why it goes no further.
    pub stop: Option<Stop>,
    /// Whether the stop fell inside the last action.
    pub inside: bool,
    /// The seat's points before and after.
    pub scores: Option<(ScoreSheet, ScoreSheet)>,
    /// What is newly owed.
    pub owed: Vec<OwedThing>,
    /// What the end of the turn brings if the seat does nothing more of its own.
    pub end: Option<Prospect>,
    /// What is worth saying besides.
    pub notes: Vec<Saying>,
    /// The places where something happens, as data.
    pub places: Vec<Value>,
    /// What the seat is asked next, and what it may answer.
    pub next: Option<(Saying, Vec<Offer>)>,
    /// How what dice decide after the last action given would probably go, as data.
    pub odds: Option<Value>,
}

/// An action and what it brings about.
#[derive(Debug)]
pub struct ForeseenStep {
    /// What is done.
    pub action: Offer,
    /// Where it was not given: what else could have been done.
    pub assumed: Option<Vec<Offer>>,
    /// What the seat is told by it.
    pub events: Vec<Saying>,
}

/// What comes of some actions.
#[derive(Debug)]
pub struct Prospect {
    /// The actions.
    pub steps: Vec<ForeseenStep>,
    /// What laying a secret draft open would tell of them.
    pub draft: Vec<Saying>,
    /// The seat's points after the last action that ran to its end.
    pub score: Option<ScoreSheet>,
    /// What is worth saying besides.
    pub notes: Vec<Saying>,
    /// Why it goes no further.
    pub stop: Option<Stop>,
}

/// Something owed.
#[derive(Debug)]
pub struct OwedThing {
    /// What, as data.
    pub due: Value,
    /// How many ways there are to carry it out now.
    pub choices: usize,
    /// What each would bring about and what would then be owed; left out when there are too many.
    pub ways: Vec<(Prospect, Vec<Value>)>,
}

/// An action that cannot be foreseen, since it cannot be done.
#[derive(Debug)]
pub struct ForeseeError {
    /// Which of the actions, from 0.
    pub step: usize,
    /// Why it cannot be played.
    pub error: MoveError,
}

/// The view of one seat of a game of a known type.
pub(crate) struct Seeing<G: Game> {
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    pub(crate) entry: &'static dyn GameEntry,
}

impl<G: Game> Seer for Seeing<G> {
    fn foresee(&self, actions: &[Move<'_>]) -> Result<Foresight, ForeseeError> {
        let each = actions.iter().enumerate();
        let actions = each.map(|(step, action)| read::<G>(*action).map_err(|error| ForeseeError { step, error }));
        let actions: Vec<G::Action> = actions.collect::<Result<_, _>>()?;
        let mut rng = Rng::new(seed_of(&self.view));
        match foresee::<G>(&self.view, self.seat, &actions, &mut rng) {
            Ok(foresight) => Ok(self.speaker().erased(foresight)),
            Err(no) => {
                let saying = self.speaker().saying("illegal", &no.illegal).citing(no.illegal.rule());
                Err(ForeseeError { step: no.step, error: MoveError::Refused(saying) })
            }
        }
    }
}

/// Equal views dream the same.
fn seed_of(view: &impl Serialize) -> Seed {
    Seed::from(u64::from_str_radix(&game_testkit::digest([view]), 16).unwrap_or_default())
}

impl<G: Game> Seeing<G> {
    fn speaker(&self) -> Speaker<G> {
        let board = G::imagine(&self.view, &mut Rng::new(seed_of(&self.view)));
        Speaker { board, entry: self.entry }
    }
}

/// Puts what was foreseen in words, with the names of the board that lies on the table.
struct Speaker<G: Game> {
    board: G,
    entry: &'static dyn GameEntry,
}

impl<G: Game> Speaker<G> {
    fn saying(&self, kind: &'static str, facts: &impl Serialize) -> Saying {
        Saying::new(kind, self.entry.texts(), facts).in_game(&self.board)
    }

    fn erased(&self, seen: game_core::Foresight<G>) -> Foresight {
        let owed = |owed: game_core::Owed<G>| OwedThing {
            due: data(&owed.due),
            choices: owed.choices,
            ways: owed.ways.into_iter().map(|way| (self.prospect(way.outlook), each(&way.owed))).collect(),
        };
        let question = |next: game_core::Question<G>| {
            let prompt = self.saying("prompt", &next.prompt).citing(next.prompt.rule());
            (prompt, next.legal.into_iter().map(offer::<G>).collect())
        };
        Foresight {
            steps: seen.steps.into_iter().map(|step| self.step(step)).collect(),
            draft: self.sayings("event", &seen.draft),
            stop: seen.stop,
            inside: seen.inside,
            scores: seen.scores,
            owed: seen.owed.into_iter().map(owed).collect(),
            end: seen.end.map(|end| self.prospect(end)),
            notes: self.sayings("note", &seen.notes),
            places: each(&seen.places),
            next: seen.next.map(question),
            odds: seen.odds.as_ref().map(data),
        }
    }

    fn prospect(&self, outlook: Outlook<G>) -> Prospect {
        Prospect {
            steps: outlook.steps.into_iter().map(|step| self.step(step)).collect(),
            draft: self.sayings("event", &outlook.draft),
            score: outlook.score,
            notes: self.sayings("note", &outlook.notes),
            stop: outlook.stop,
        }
    }

    fn step(&self, step: Foreseen<G>) -> ForeseenStep {
        ForeseenStep {
            action: offer::<G>(step.action),
            assumed: step.assumed.map(|others| others.into_iter().map(offer::<G>).collect()),
            events: self.sayings("event", &step.events),
        }
    }

    fn sayings<T: Serialize>(&self, kind: &'static str, all: &[T]) -> Vec<Saying> {
        all.iter().map(|one| self.saying(kind, one)).collect()
    }
}

fn each<T: Serialize>(all: &[T]) -> Vec<Value> {
    all.iter().map(data).collect()
}

fn data<T: Serialize>(value: &T) -> Value {
    // What a game says is plain data by contract, so this gives `null` for no game there is.
    serde_json::to_value(value).unwrap_or_default()
}
