//! Looking back at a game: every step, the table at any of them, and points over time.

use game_core::{Seat, Viewer};

use crate::audience::Audience;
use crate::refusal::{Reason, checked_seat};
use crate::texts::said;
use crate::wire::{Phase, ReplayInfo, ReplayView, Step};
use crate::{Budget, Glance, Lang, Refusal, Table};

/// A game to look through, from any seat. Cards that were hidden show, so it is for games that are over.
pub struct Replay<'a> {
    table: &'a Table,
}

impl Table {
    /// The game to look through; refused while it is on.
    pub fn look_back(&self) -> Result<Replay<'_>, Refusal> {
        match self.body.phase {
            Phase::Over => Replay::of_record(self),
            Phase::Lobby | Phase::Playing => Err(Reason::NotOver {}.into()),
        }
    }
}

impl<'a> Replay<'a> {
    /// A record that somebody brought along and that is nobody's game any more, whether it came to an end or not.
    pub fn of_record(table: &'a Table) -> Result<Self, Refusal> {
        match &table.play {
            Some(_) => Ok(Replay { table }),
            None => Err(table.rules_are_others()),
        }
    }

    /// How many actions there were.
    pub fn n_actions(&self) -> usize {
        self.table.play.as_ref().map_or(0, |play| play.past.len())
    }

    /// What does not change from step to step.
    pub fn info(&self, lang: Lang) -> ReplayInfo {
        let nobody = Glance { now: self.table.body.at, connected: &|_| false };
        let state = self.table.state(&self.table.audience("", lang), &nobody);
        ReplayInfo {
            id: state.id,
            game: state.game,
            options: state.options,
            seed: self.table.play.as_ref().map(|play| play.origin.seed.to_string()).unwrap_or_default(),
            created: self.table.header.created,
            seats: state.seats,
            outcome: state.outcome,
            scores: state.scores,
            rivals: state.rivals,
            points: self.points(),
            chapters: self.table.play.as_ref().map(crate::play::Play::chapters).unwrap_or_default(),
            actions: self.n_actions() as u32,
        }
    }

    /// Every step as a seat was told it, or as all were. Actions are shown.
    pub fn steps(&self, seat: Option<Seat>, lang: Lang) -> Vec<Step> {
        self.steps_within(seat, lang, &Budget::default()).unwrap_or_default()
    }

    /// The same, unless nobody waits for it any more.
    pub fn steps_within(&self, seat: Option<Seat>, lang: Lang, budget: &Budget) -> Option<Vec<Step>> {
        let mut steps = self.table.whole_log(&Audience::of_seat(seat, lang), || !budget.is_stopped())?;
        let actions = self.table.play.iter().flat_map(|play| &play.past);
        for (step, past) in steps.iter_mut().zip(actions) {
            step.action = Some(past.action.to_string());
        }
        Some(steps)
    }

    /// What a seat, or somebody who only watched, saw after so many actions.
    pub fn view(&self, at: usize, seat: Option<Seat>, lang: Lang) -> Result<ReplayView, Refusal> {
        let play = self.table.play.as_ref().ok_or(Reason::NotStarted {})?;
        if let Some(seat) = seat {
            checked_seat(seat, self.table.n_seats())?;
        }
        let at = at.min(play.past.len());
        let game = play.game_at(at).map_err(|_| Reason::NotStarted {})?;
        let names = self.table.names();
        let deciding: Vec<Seat> = game.deciding().iter().collect();
        Ok(ReplayView {
            at: at as u32,
            seat,
            view: game.view_tape(seat.map_or(Viewer::Spectator, Viewer::Seat)).into(),
            prompt: deciding.first().and_then(|&seat| game.prompt(seat)).map(|prompt| said(&prompt, names, lang)),
            deciding,
            scores: game.scores(Viewer::Spectator),
            rivals: game.rivals(),
        })
    }

    /// The points of each seat at the start and after each action.
    pub fn points(&self) -> Vec<Vec<i32>> {
        self.table.play.as_ref().map(crate::play::Play::points_over_time).unwrap_or_default()
    }
}
