//! What a position of Welcome to the Moon is worth: the points that each sheet may be expected to end with.
//!
//! The judge of each adventure takes notes about a sheet: the points so far; the room that is left for numbers; how
//! near compartments, sections, quarters, mines, towers and modules are to being full; races that are open; missions
//! within reach; errors; how far the others are. Each note is a [`Term`] with a worth early, halfway and late in a
//! game. The weights are fitted: `examples/fit.rs` lets the judge play some thousand games with itself and finds
//! the weights that predict the final scores best, several times over. A single player has tables of their own, which
//! predict the lead over ASTRA.

mod alone;
mod city;
mod colony;
mod journey;
mod launch;
mod mine;
mod plan;
mod planets;
mod quarantine;
mod scene;
mod ships;
mod weights;

use game_core::{Game, MAX_SEATS, Outcome, Seat, Viewer};
use welcome_to_the_moon::{Action, Board, LaunchSheet, Sheets, WelcomeToTheMoon};

use super::notes::{Merit, Notes, Term};
use super::shares_from_leads;
use crate::judge::final_values;
use crate::{Dice, Judge, Judged, Settings, Values};
use scene::{Scene, Sense};

/// A lead that makes a seat a favourite three to one.
const SCALE: f32 = 20.0;

/// What a launch is worth beside its points.
const LAUNCH_BONUS: f32 = 30.0;

/// What the end of a launch a turn earlier is worth.
const EARLY_BONUS: f32 = 4.0;

/// How many adventures there are.
const ADVENTURES: usize = 8;

/// The judge of all eight adventures.
#[derive(Clone, Copy, Debug)]
pub struct MoonJudge {
    terms: [&'static [Term]; ADVENTURES],
    /// The same for a single player.
    alone: [&'static [Term]; ADVENTURES],
    /// How the tree search plays.
    pub settings: Settings,
}

impl Default for MoonJudge {
    fn default() -> Self {
        MoonJudge {
            terms: weights::TOGETHER,
            alone: weights::ALONE,
            settings: Settings {
                exploration: 1.5,
                first_play: 0.3,
                turns: 3,
                tree_turns: 1,
                others: false,
                worlds: 48,
                ..Settings::default()
            },
        }
    }
}

/// Runs an expression on the sheets, whatever the adventure.
macro_rules! on_board {
    ($board:expr, $sheets:ident => $body:expr) => {
        match $board {
            Board::Launch($sheets) => $body,
            Board::Journey($sheets) => $body,
            Board::Colony($sheets) => $body,
            Board::Mine($sheets) => $body,
            Board::City($sheets) => $body,
            Board::Quarantine($sheets) => $body,
            Board::Ships($sheets) => $body,
            Board::Planets($sheets) => $body,
        }
    };
}

impl MoonJudge {
    /// The judge with other weights for the notes of an adventure with so many seats.
    #[must_use]
    pub fn with_terms(mut self, adventure: u8, seats: u8, terms: &'static [Term]) -> Self {
        let tables = if seats == 1 { &mut self.alone } else { &mut self.terms };
        tables[usize::from(adventure) - 1] = terms;
        self
    }

    /// The weights of the notes of an adventure with so many seats.
    pub fn terms(&self, adventure: u8, seats: u8) -> &'static [Term] {
        let tables = if seats == 1 { &self.alone } else { &self.terms };
        tables[usize::from(adventure) - 1]
    }

    /// Everything the judge looks at on a seat's sheet.
    pub fn notes(game: &WelcomeToTheMoon, seat: Seat) -> Vec<(&'static str, f32)> {
        let mut notes = Vec::new();
        on_board!(game.board(), sheets => note(game, sheets, seat, &mut notes));
        notes
    }

    /// How old the game is: 0 at its start, 1 at its usual end.
    pub fn age(game: &WelcomeToTheMoon) -> f32 {
        (f32::from(game.turn()) / Self::usual_length(game)).min(1.0)
    }

    /// How many turns a game of this adventure usually has.
    pub fn usual_length(game: &WelcomeToTheMoon) -> f32 {
        let turns = on_board!(game.board(), sheets => usual_turns(sheets));
        if game.seats() == 1 { turns.min(alone::TURNS) } else { turns }
    }

    /// The points of a seat when the game is over, alone the lead over ASTRA. In the first adventure, which is a race, a
    /// launch is worth more than any points, and so is every turn by which one is earlier.
    pub fn final_points(game: &WelcomeToTheMoon, seat: Seat) -> f32 {
        if let Some(lead) = game.outcome().and_then(|outcome| alone::final_lead(&outcome)) {
            return lead;
        }
        let points = game.scores(Viewer::Spectator)[seat.index()].total() as f32;
        let Board::Launch(sheets) = game.board() else { return points };
        let launch = if sheets.open()[seat].is_ready() { LAUNCH_BONUS } else { 0.0 };
        points + launch + EARLY_BONUS * (LaunchSheet::TURNS - f32::from(game.turn()))
    }

    /// The points a seat may expect to have in the end; the lead over ASTRA where a single player faces her.
    pub fn merit(&self, game: &WelcomeToTheMoon, seat: Seat) -> f32 {
        if let Some(lead) = game.outcome().and_then(|outcome| alone::final_lead(&outcome)) {
            return lead;
        }
        let terms = self.terms(game.table().adventure, game.seats());
        let mut merit = Merit::new(terms, Self::age(game));
        on_board!(game.board(), sheets => note(game, sheets, seat, &mut merit));
        merit.sum
    }
}

fn note<S: Sense>(game: &WelcomeToTheMoon, sheets: &Sheets<S, S::Common>, seat: Seat, notes: &mut impl Notes) {
    let points = game.points_so_far(seat) as f32;
    let scene =
        Scene { table: game.table(), sheets, desk: sheets.desk(seat), seat, points, missions: game.missions(seat) };
    S::note(&scene, notes);
    alone::note(game, notes);
}

fn usual_turns<S: Sense>(_: &Sheets<S, S::Common>) -> f32 {
    S::TURNS
}

impl Judge<WelcomeToTheMoon> for MoonJudge {
    fn values(&self, game: &WelcomeToTheMoon) -> Values {
        let mut merits = [0.0; MAX_SEATS];
        let seats = game.seats();
        for seat in Seat::all(seats) {
            merits[seat.index()] = self.merit(game, seat);
        }
        if seats == 1 {
            merits[0] = alone::share(merits[0]);
            return merits;
        }
        shares_from_leads(&merits[..usize::from(seats)], SCALE)
    }

    fn weigh(&self, game: &WelcomeToTheMoon, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        plan::weigh(self, game, seat, actions, weights);
    }

    fn playout(
        &self,
        game: &WelcomeToTheMoon,
        seat: Seat,
        actions: &[Action],
        _: &mut Dice,
        _: &mut Vec<f32>,
    ) -> usize {
        plan::choose(self, game, seat, actions)
    }

    fn others(&self, game: &WelcomeToTheMoon, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        plan::hurry(self, game, seat, actions, dice)
    }

    /// Against the game itself the margin counts, so that a sure win is still played well.
    fn final_values(&self, outcome: &Outcome, seats: u8) -> Values {
        let mut values = final_values(outcome, seats);
        if let Some(lead) = alone::final_lead(outcome) {
            values[0] = alone::share(lead);
        }
        values
    }

    fn turn(&self, game: &WelcomeToTheMoon) -> u32 {
        game.turn().into()
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}

impl Judged for WelcomeToTheMoon {
    type Judge = MoonJudge;

    fn judge() -> MoonJudge {
        MoonJudge::default()
    }
}
