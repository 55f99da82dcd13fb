//! The contract.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::{Called, CitesRule, Fx, Outcome, Rival, Rng, ScoreSheet, Seat, SeatSet, Seed, Standing, Viewer, Window};

/// What may leave the engine: the browser, the log and bots see only such types. Secrets are not among them.
pub trait Wire: Clone + Debug + Serialize + TS {}
impl<T: Clone + Debug + Serialize + TS> Wire for T {}

/// What a game has none of: nothing owed, nothing to note, no places, no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub enum Nothing {}

/// One game in progress: the whole truth as plain data. No clock, no I/O, no threads.
///
/// The laws that every implementation keeps are run by `game_testkit::laws!`:
/// - `legal_actions` lists exactly what `check` accepts, and a deciding seat always has something to do;
/// - the same options, seed and actions give the same state, on every machine and in every build;
/// - state, actions and views survive serialisation; actions survive their notation;
/// - seats that decide at once may act in either order and the state is equal;
/// - `imagine(view)` has that very view and offers the same actions, so legality depends on the view alone;
/// - `redeal` changes no view and no question;
/// - a window can be passed, and who has which open is seen by all;
/// - what is foreseen from a view is what `apply` then does, and it is the same in every game imagined from that view;
/// - what is shown of rivals rests on no secret, and ranks count them;
/// - random play ends within [`Game::CAP`] actions; pieces are conserved.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Names the crate, the web folder and the URL: `"planet-unknown"`.
    const SLUG: &'static str;
    /// Grows whenever the same actions could give another game: journals of other versions do not replay.
    const RULES_VERSION: u32;
    /// How many people may play.
    const SEATS: RangeInclusive<u8>;
    /// No random game has more actions; the rules themselves know no such limit.
    const CAP: u32;
    /// The kinds of [`Window`] that the game knows; most know none.
    const WINDOWS: &'static [&'static str] = &[];
    /// The kinds of question to which a seat can give a standing answer; most games have none.
    const STANDING: &'static [Standing] = &[];

    /// Chosen at the lobby: boards, modules, variants.
    type Options: Wire + DeserializeOwned + Default + Eq;
    /// One decision, one click. `Display` and `FromStr` are its notation.
    type Action: Wire + DeserializeOwned + Copy + Ord + Hash + Display + FromStr<Err: Display> + Send + Sync;
    /// One thing seen at the table: a log line and an animation.
    type Event: Wire + Send;
    /// All that one viewer knows, remembered peeks included.
    type View: Wire + DeserializeOwned + Eq + Send + Sync;
    /// Why not, citing the rule.
    type Illegal: Wire + Error + CitesRule + Eq;
    /// What is asked of a seat now, citing the rule.
    type Prompt: Wire + CitesRule;
    /// Something a seat still owes in its turn, as its view shows it. [`Nothing`] where nothing is ever owed.
    type Due: Wire + PartialEq;
    /// What foresight says besides events and points: `note-…` in the texts. [`Nothing`] where there is nothing to say.
    type Note: Wire + PartialEq;
    /// A place that an event can happen at. [`Nothing`] where the game has none.
    type Place: Wire + PartialEq;
    /// How something that dice will decide would probably go. [`Nothing`] where the game tells no odds.
    type Odds: Wire + PartialEq;

    /// What the lobby may offer.
    fn option_specs() -> Vec<OptionSpec>;

    /// Lays the game out. Refuses options or a number of seats that the rules do not know.
    fn setup(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, Self::Illegal>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Seats that owe a decision now: several while the table plays at once, none when it is over.
    fn deciding(&self) -> SeatSet;

    /// Appends, in a fixed order and each once, exactly the actions that `check` accepts. The caller keeps the
    /// buffer, so a playout allocates nothing.
    fn legal_actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether the seat may do this now, and if not, why. Arithmetic on the state, never a search of the list.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out a legal action. Dice, draws and reveals need `fx`, which raises the undo barrier.
    fn apply(&mut self, seat: Seat, action: Self::Action, fx: &mut Fx<Self::Event>);

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Each seat's points now, line by line, by what the viewer knows: a seat's own with its secrets and with what it is
    /// doing, the others' by what lies open.
    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet>;

    /// The automated opponents of the table, always in the same order. They are no seats: each acts inside `apply`, by
    /// events with a [`RivalMove`](crate::RivalMove), and stops when a person is asked. All about them lies open. With
    /// several people [`Outcome::Ranks`] counts them too; with one the outcome is [`Outcome::Solo`].
    fn rivals(&self) -> Vec<Rival> {
        Vec::new()
    }

    /// Which part of a long game this is: an adventure of a campaign, for instance. The points of different chapters
    /// are not to be compared.
    fn chapter(&self) -> u8 {
        0
    }

    /// How the seat would probably answer its question, where the question only follows from what it just did: the exact
    /// resource before a substitute, its own tool if that is enough, to stop here; it never declines what is free.
    /// Nothing where there is a real choice. It rests on what the seat knows, and it is legal.
    fn suggest(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What brings the seat's turn nearer to its end now and does no more than it must: to stop, to decline, to confirm.
    /// Nothing where a real choice must be made first. It rests on what the seat knows, and it is legal.
    fn closing(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Appends what the seat still owes in its turn, as far as it came up in the course of it.
    fn due(&self, _seat: Seat, _into: &mut Vec<Self::Due>) {}

    /// Appends the actions that would carry out now what is owed.
    fn ways(&self, _seat: Seat, _due: &Self::Due, _into: &mut Vec<Self::Action>) {}

    /// Tells what the seat has done in secret since `before`, an earlier moment of this game, as laying it open would.
    fn draft(&self, _before: &Self, _seat: Seat, _fx: &mut Fx<Self::Event>) {}

    /// Appends what is worth saying about the way from `before`, an earlier moment of this game, to now: what is neither
    /// event nor score, and rests on what the seat knows.
    fn notes(&self, _before: &Self, _seat: Seat, _into: &mut Vec<Self::Note>) {}

    /// How what dice decide after this action would probably go. It is asked of games imagined from a view, rests on what
    /// the seat knows, and is the same every time.
    fn odds(&self, _seat: Seat, _action: &Self::Action) -> Option<Self::Odds> {
        None
    }

    /// Appends the legal actions by which the seat would throw itself out of the game, each with what to say before it is
    /// done: people are asked once more. It rests on what the seat knows.
    fn warnings(&self, _seat: Seat, _into: &mut Vec<(Self::Action, Self::Note)>) {}

    /// Appends the places where the event happens.
    fn places(_event: &Self::Event, _into: &mut Vec<Self::Place>) {}

    /// What is asked of the seat, if it owes a decision.
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt>;

    /// How a place on the present board is called, by its id; nothing where the message `place-<id>` says it all.
    fn called(&self, _place: &str) -> Option<Called> {
        None
    }

    /// How everything is called that [`Game::called`] can name, board by board: for pages that name what nobody has
    /// spoken of yet.
    fn boards() -> Vec<(u8, Vec<(String, Called)>)> {
        Vec::new()
    }

    /// The window that the seat's question is, if it is one. Which it is must not follow from
    /// anything hidden, only whether it is idle may.
    fn window(&self, _seat: Seat) -> Option<Window<Self::Action>> {
        None
    }

    /// The seat's answer to its question now, if it is of this kind and the choice settles it; nothing where the seat has
    /// to be asked all the same. It rests on what the seat knows, and it is legal.
    fn by_standing(&self, _seat: Seat, _kind: &str, _choice: &str) -> Option<Self::Action> {
        None
    }

    /// What the viewer sees: built up from nothing, not cut down from everything.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole game that `view` could have come from, its unseen part dealt again.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Deals again what nobody at the table has seen, and all chance to come: when everyone agrees to undo past
    /// dice or a draw, what came up then must be worth nothing. Every view stays as it is.
    fn redeal(&mut self, rng: &mut Rng);

    /// Panics, naming what is wrong, when the state breaks an invariant: pieces lost, sums off.
    fn assert_sound(&self);

    /// Checks, then applies. On an error nothing has changed.
    fn play(&mut self, seat: Seat, action: Self::Action, fx: &mut Fx<Self::Event>) -> Result<(), Self::Illegal> {
        self.check(seat, &action)?;
        self.apply(seat, action, fx);
        Ok(())
    }

    /// The legal actions as a new list, where speed does not matter.
    fn legal_list(&self, seat: Seat) -> Vec<Self::Action> {
        let mut list = Vec::new();
        self.legal_actions(seat, &mut list);
        list
    }
}

/// One choice the lobby offers. Its texts are `option-<id>` and `option-<id>.explain`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OptionSpec {
    /// Field of the game's `Options`.
    pub id: String,
    /// What can be chosen.
    pub kind: OptionKind,
    /// Where it comes from: `rulebook`, `public` or `reconstructed`.
    pub source: String,
    /// Numbers of seats for which it can be chosen.
    pub seats: Vec<u8>,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// Without a choice.
        default: bool,
    },
    /// One of some numbers.
    Number {
        /// The numbers.
        values: Vec<i32>,
        /// Without a choice.
        default: i32,
    },
    /// One of some named things; texts `option-<id>-<value>`.
    Choice {
        /// The names.
        values: Vec<String>,
        /// Without a choice.
        default: String,
    },
}
