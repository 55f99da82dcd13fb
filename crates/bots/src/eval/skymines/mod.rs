//! What a position of Skymines is worth: the points so far, and a little for what can still bring points.

use game_core::{Game, List, MAX_RIVALS, MAX_SEATS, Seat, Viewer};
use skymines::{Company, Kind, Open, Skymines};

use super::shares_from_leads;
use crate::{Judge, Judged, Settings, Values};

/// A lead that makes a seat a favourite three to one.
const SCALE: f32 = 25.0;
/// What a unit on a card is worth in each round that it can still be used.
const UNIT: f32 = 0.5;
/// What a step on a company track is worth beside its shares.
const STEP: f32 = 0.6;
/// What a step on the tank track is worth beside its value.
const HELIUM: f32 = 1.0;
/// What a plan ahead of the upload marker is worth.
const PLAN: f32 = 1.5;

/// Judges by points, cards, steps and plans.
#[derive(Clone, Copy, Debug, Default)]
pub struct SkyJudge {
    /// How the tree search plays.
    pub settings: Settings,
}

impl Judge<Skymines> for SkyJudge {
    fn values(&self, game: &Skymines) -> Values {
        let sheets = game.scores(Viewer::Spectator);
        let rivals = game.rivals();
        let mut merits: List<f32, { MAX_SEATS + MAX_RIVALS }> = List::new();
        for (seat, sheet) in sheets.iter().enumerate() {
            merits.push(sheet.total() as f32 + prospects(game.table(), Seat(seat as u8)));
        }
        rivals.iter().for_each(|rival| merits.push(rival.score.total() as f32));
        shares_from_leads(merits.as_slice(), SCALE)
    }

    fn turn(&self, game: &Skymines) -> u32 {
        let open = game.table();
        let turns: u32 = open.persons.iter().map(|(_, person)| u32::from(person.turns)).sum();
        1000 * u32::from(open.round) + turns
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}

/// What somebody has that is not counted yet.
fn prospects(open: &Open, seat: Seat) -> f32 {
    let (person, account) = (&open.persons[seat], &open.accounts[seat.index()]);
    let left = f32::from(7u8.saturating_sub(open.round));
    let resting = person.rests.0.iter().flat_map(|deck| deck.iter());
    let lying = person.area.iter().map(|lying| lying.card).filter(|card| !card.is_tile());
    let units: u32 = person.hand.iter().chain(resting).chain(lying).map(|card| units(card.facts())).sum();
    let steps: u32 = Company::ALL.iter().map(|company| u32::from(account.cells[*company])).sum();
    let ahead = person.screens.0[usize::from(account.research)..].iter().flatten().count();
    UNIT * units as f32 * left / 3.0
        + STEP * steps as f32
        + HELIUM * f32::from(account.helium % 4)
        + PLAN * ahead as f32 * left / 7.0
}

fn units(facts: &skymines::data::CardFacts) -> u32 {
    match facts.kind {
        Kind::Research => 1 + u32::from(facts.points),
        Kind::Field => 3,
        _ => u32::from(facts.value),
    }
}

impl Judged for Skymines {
    type Judge = SkyJudge;

    fn judge() -> SkyJudge {
        SkyJudge::default()
    }
}
