//! The game in progress and how it came about.

use std::ops::Range;
use std::sync::OnceLock;

use game_core::{MAX_SEATS, ScoreSheet, Seat, SeatSet, Seed, Told, Viewer, Window};
use game_registry::{GameEntry, Move, MoveError, Played, RunningGame, Saying, StartError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::checkpoints::Checkpoints;
use crate::count::Count;
use crate::decided::Ahead;
use crate::effort::Effort;
use crate::question::Asking;

/// An action that stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Past {
    pub(crate) seat: Seat,
    /// In notation.
    pub(crate) action: Box<str>,
    /// How much had happened with it.
    pub(crate) seq: Count,
    /// Who cannot undo past it.
    pub(crate) barrier: SeatSet,
    /// Who owed a decision before it.
    pub(crate) deciding: SeatSet,
    /// Points of each seat after it.
    pub(crate) points: [i16; MAX_SEATS],
    /// The chapter of the game after it.
    #[serde(default)]
    pub(crate) chapter: u8,
    /// The table passed before the player could see the question: taken back with what came before.
    pub(crate) unseen: bool,
    /// Nobody but its own player noticed.
    pub(crate) secret: bool,
}

impl Past {
    /// The seat whose secret it is.
    pub(crate) fn secret_of(&self) -> Option<Seat> {
        self.secret.then_some(self.seat)
    }

    /// Whether an audience knows of it.
    pub(crate) fn is_known_to(&self, seats: &[Seat]) -> bool {
        !self.secret || seats.contains(&self.seat)
    }
}

/// What is known of an action besides what it did.
struct Noted {
    seat: Seat,
    /// Who owed a decision before it.
    deciding: SeatSet,
    /// How much had happened before it.
    seq: Count,
    unseen: bool,
    secret: bool,
}

/// What nobody had seen was dealt again when so many actions stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Redeal {
    pub(crate) after: u32,
    pub(crate) seed: Seed,
}

/// What decides a game besides its actions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Origin {
    pub(crate) options: Value,
    pub(crate) seats: u8,
    pub(crate) seed: Seed,
    pub(crate) known_seed: bool,
}

/// The game in progress and how it came about.
pub(crate) struct Play {
    pub(crate) origin: Origin,
    pub(crate) game: Box<dyn RunningGame>,
    pub(crate) past: Vec<Past>,
    /// In rising order of actions.
    pub(crate) redeals: Vec<Redeal>,
    /// What carrying out actions has cost so far.
    pub(crate) effort: Effort,
    start: Box<dyn RunningGame>,
    /// Games as they were, deals included.
    checkpoints: Checkpoints,
    /// What each seat is asked, made once for each change of the game.
    pub(crate) asking: Vec<Option<Asking>>,
    /// What the points are that all may know, made once for each change of them.
    sheets: OnceLock<Vec<ScoreSheet>>,
}

impl Play {
    pub(crate) fn new(entry: &'static dyn GameEntry, origin: Origin) -> Result<Self, StartError> {
        let start = entry.start(&origin.options, origin.seats, origin.seed)?;
        Ok(Play {
            origin,
            game: start.copy(),
            past: Vec::new(),
            redeals: Vec::new(),
            effort: Effort::default(),
            start,
            checkpoints: Checkpoints::default(),
            asking: Vec::new(),
            sheets: OnceLock::new(),
        })
    }

    /// Takes a game up where a snapshot left it.
    pub(crate) fn resumed(
        entry: &'static dyn GameEntry,
        origin: Origin,
        game: Box<dyn RunningGame>,
        past: Vec<Past>,
        redeals: Vec<Redeal>,
    ) -> Result<Self, StartError> {
        let mut play = Play::new(entry, origin)?;
        play.checkpoints.keep(past.len(), game.copy());
        let mut play = Play { game, past, redeals, ..play };
        play.ask(SeatSet::NONE, None);
        Ok(play)
    }

    /// The same game once more, for others to look through.
    pub(crate) fn fork(&self) -> Self {
        Play {
            origin: self.origin.clone(),
            game: self.game.copy(),
            past: self.past.clone(),
            redeals: self.redeals.clone(),
            effort: Effort::default(),
            start: self.start.copy(),
            checkpoints: Checkpoints::default(),
            asking: Vec::new(),
            sheets: OnceLock::new(),
        }
    }

    /// Puts down what every seat is asked now; `live` are those whose players are about to be told. When only one seat
    /// has noticed anything, the others are asked what they were asked before.
    pub(crate) fn ask(&mut self, live: SeatSet, noticed_by: Option<Seat>) {
        let (game, deciding) = (self.game.as_ref(), self.game.deciding());
        let ask = |seat| deciding.contains(seat).then(|| Asking::of(game, seat, live.contains(seat)));
        match noticed_by.and_then(|seat| Some((seat, self.asking.get_mut(seat.index())?))) {
            Some((seat, asking)) => *asking = ask(seat),
            None => {
                self.asking = Seat::all(self.origin.seats).map(ask).collect();
                self.sheets = OnceLock::new();
            }
        }
    }

    /// The points of each seat by what lies open, line by line.
    pub(crate) fn sheets(&self) -> &[ScoreSheet] {
        self.sheets.get_or_init(|| self.game.scores(Viewer::Spectator))
    }

    /// What the seat is asked, if it owes a decision.
    pub(crate) fn asking(&self, seat: Seat) -> Option<&Asking> {
        self.asking.get(seat.index())?.as_ref()
    }

    /// The window that is open to the seat, if its question is one.
    pub(crate) fn window(&self, seat: Seat) -> Option<&Window<String>> {
        self.asking(seat)?.window.as_ref()
    }

    pub(crate) fn n_actions(&self) -> u32 {
        self.past.len() as u32
    }

    /// How many of the actions after the first `from` an audience knows of.
    pub(crate) fn n_known(&self, from: usize, seats: &[Seat]) -> u32 {
        let after = self.past.get(from..).unwrap_or_default();
        after.iter().filter(|past| past.is_known_to(seats)).count() as u32
    }

    /// Carries an action out. On an error nothing has changed.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: &str,
        seq: Count,
        unseen: bool,
    ) -> Result<Vec<Told<Saying>>, MoveError> {
        self.effort.spend(1);
        let before = self.game.copy();
        let played = self.game.play(seat, Move::Notation(action))?;
        let secret = is_secret(before.as_ref(), &played, self.game.as_ref());
        Ok(self.note(Noted { seat, deciding: before.deciding(), seq, unseen, secret }, played))
    }

    /// Goes on with the game in which the action was carried out already.
    pub(crate) fn take_over(&mut self, seat: Seat, ahead: Ahead, seq: Count, unseen: bool) -> Vec<Told<Saying>> {
        self.effort.spend(1);
        let deciding = self.game.deciding();
        self.game = ahead.game;
        self.note(Noted { seat, deciding, seq, unseen, secret: ahead.secret }, ahead.played)
    }

    /// Writes down what was done, and keeps the game where somebody may want to go back to.
    fn note(&mut self, noted: Noted, played: Played) -> Vec<Told<Saying>> {
        let Noted { seat, deciding, seq, unseen, secret } = noted;
        let Played { notation, events, barrier } = played;
        // By what lies open, so a secret step changes none.
        let before = self.past.last().filter(|_| secret).map(|last| last.points);
        let points = before.unwrap_or_else(|| points(self.game.as_ref()));
        let chapter = self.game.chapter();
        let seq = seq.and(secret.then_some(seat));
        self.past.push(Past { seat, action: notation.into(), seq, barrier, deciding, points, chapter, unseen, secret });
        self.checkpoints.keep(self.past.len(), self.game.copy());
        events
    }

    /// The game when so many actions stood.
    pub(crate) fn game_at(&self, n: usize) -> Result<Box<dyn RunningGame>, MoveError> {
        let (mut game, from) = self.kept_before(n);
        self.replay(game.as_mut(), from..n, |_, _| ())?;
        Ok(game)
    }

    /// What happened from one number of actions to another, with the game after each.
    pub(crate) fn retell(
        &self,
        range: Range<usize>,
        mut hear: impl FnMut(&Past, Played, &dyn RunningGame),
    ) -> Result<(), MoveError> {
        let mut game = self.game_at(range.start)?;
        self.replay(game.as_mut(), range, |(past, played), game| hear(past, played, game))
    }

    /// All that happened, as long as somebody wants to hear on. Says whether they did to the end.
    pub(crate) fn retell_while(
        &self,
        going: impl Fn() -> bool,
        mut hear: impl FnMut(&Past, Played),
    ) -> Result<bool, MoveError> {
        let mut game = self.game_at(0)?;
        for n in 0..self.past.len() {
            if !going() {
                return Ok(false);
            }
            self.replay(game.as_mut(), n..n + 1, |(past, played), _| hear(past, played))?;
        }
        Ok(true)
    }

    /// Drops all actions from `to` on; with a seed, deals again what nobody had seen then.
    ///
    /// What it replays it also keeps: going back step by step costs no more than the steps that were taken.
    pub(crate) fn go_back(&mut self, to: usize, reseed: Option<Seed>) -> Result<(), MoveError> {
        self.checkpoints.forget_after(to);
        let (mut game, from) = self.kept_before(to);
        let mut kept = std::mem::take(&mut self.checkpoints);
        let replayed = (from..to).try_for_each(|n| {
            self.replay(game.as_mut(), n..n + 1, |_, _| ())?;
            kept.keep(n + 1, game.copy());
            Ok(())
        });
        self.checkpoints = kept;
        replayed?;
        self.past.truncate(to);
        self.redeals.truncate(self.redeals.partition_point(|redeal| redeal.after as usize <= to));
        self.game = game;
        if let Some(seed) = reseed {
            self.effort.spend(1);
            self.redeals.push(Redeal { after: to as u32, seed });
            self.game.redeal(seed);
        }
        self.checkpoints.keep(to, self.game.copy());
        Ok(())
    }

    /// Goes on with a game to which these actions have led from here.
    pub(crate) fn go_on_with(&mut self, game: Box<dyn RunningGame>, actions: Vec<Past>) {
        self.past.extend(actions);
        self.checkpoints.keep(self.past.len(), game.copy());
        self.game = game;
    }

    /// The points of each seat at the start and after each action.
    pub(crate) fn points_over_time(&self) -> Vec<Vec<i32>> {
        let start = points(self.start.as_ref());
        let all = std::iter::once(&start).chain(self.past.iter().map(|past| &past.points));
        all.map(|points| points.iter().take(self.origin.seats.into()).map(|&p| p.into()).collect()).collect()
    }

    /// After how many actions each further chapter of the game began.
    pub(crate) fn chapters(&self) -> Vec<u32> {
        let after = |n: usize| n.checked_sub(1).map_or_else(|| self.start.chapter(), |i| self.past[i].chapter);
        (1..=self.past.len()).filter(|&n| after(n) != after(n - 1)).map(|n| n as u32).collect()
    }

    /// The nearest game kept at or before `n` actions.
    fn kept_before(&self, n: usize) -> (Box<dyn RunningGame>, usize) {
        self.checkpoints.before(n).unwrap_or_else(|| {
            let mut game = self.start.copy();
            self.redeal(game.as_mut(), 0);
            (game, 0)
        })
    }

    fn replay(
        &self,
        game: &mut dyn RunningGame,
        range: Range<usize>,
        mut hear: impl FnMut((&Past, Played), &dyn RunningGame),
    ) -> Result<(), MoveError> {
        for n in range {
            let past = &self.past[n];
            self.effort.spend(1);
            let played = game.play(past.seat, Move::Notation(&past.action))?;
            self.redeal(game, n + 1);
            hear((past, played), game);
        }
        Ok(())
    }

    fn redeal(&self, game: &mut dyn RunningGame, n: usize) {
        let first = self.redeals.partition_point(|redeal| (redeal.after as usize) < n);
        for redeal in self.redeals[first..].iter().take_while(|redeal| redeal.after as usize == n) {
            self.effort.spend(1);
            game.redeal(redeal.seed);
        }
    }
}

/// Whether an action was a step of a secret turn: it told nothing, nobody learned anything, the same seats owe a
/// decision as before, and those who only watch see what they saw. That other seats then do, too, is tested for every
/// game.
pub(crate) fn is_secret(before: &dyn RunningGame, played: &Played, after: &dyn RunningGame) -> bool {
    let seen = |game: &dyn RunningGame| game.view_tape(Viewer::Spectator);
    played.events.is_empty()
        && played.barrier == SeatSet::NONE
        && after.deciding() == before.deciding()
        && seen(after) == seen(before)
}

/// The points of each seat.
pub(crate) fn points(game: &dyn RunningGame) -> [i16; MAX_SEATS] {
    let mut points = [0; MAX_SEATS];
    for (place, sheet) in points.iter_mut().zip(game.scores(Viewer::Spectator)) {
        *place = i16::try_from(sheet.total()).unwrap_or(if sheet.total() < 0 { i16::MIN } else { i16::MAX });
    }
    points
}
