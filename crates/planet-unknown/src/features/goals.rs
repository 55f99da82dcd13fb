//! Objectives: how two neighbours stand, and how far a private one is.

use game_core::Seat;

use crate::board::Board;
use crate::data::{Metric, Test};
use crate::geometry::{SIDE, Squares};
use crate::objectives::{areas, between, measure, worth};
use crate::pieces::{Objective, Terrain};
use crate::rules::tracks::at_maximum;
use crate::state::PlanetUnknown;

/// A comparison that two players take part in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The card.
    pub card: Objective,
    /// The other one; nobody in particular for a card that is for all.
    pub rival: Seat,
}

/// How far something is: so much of so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What there is.
    pub have: u32,
    /// What is asked.
    pub need: u32,
}

impl PlanetUnknown {
    /// The comparisons that a seat takes part in. A card for all is a comparison with each.
    pub fn duels(&self, seat: Seat) -> impl Iterator<Item = Duel> + '_ {
        let seats = self.table.seats;
        let cards = self.table.neighbours.iter().enumerate().filter_map(move |(place, card)| {
            let (one, other) = between(&self.table, place);
            let rival = if seat == one { other } else { one };
            (seat == one || seat == other).then_some(Duel { card: *card, rival })
        });
        let shared = self.table.shared.into_iter();
        let rivals = move |card| Seat::all(seats).filter(move |s| *s != seat).map(move |rival| Duel { card, rival });
        cards.chain(shared.flat_map(rivals))
    }

    /// A player's boards as all see them.
    pub fn open_board(&self, seat: Seat) -> &Board {
        &self.boards[seat]
    }
}

impl Board {
    /// What the boards have of what a card compares; more is better.
    pub fn standing(&self, card: Objective) -> i32 {
        let asks = card.facts().neighbour;
        worth(asks.best, measure(self, asks.asks))
    }

    /// Whether the comparison is about squares, of which there are more than of anything else.
    pub fn by_squares(card: Objective) -> bool {
        matches!(card.facts().neighbour.asks, Metric::LargestArea { .. })
    }

    /// How far a private objective is. What may only be lost is complete until it is.
    pub fn progress(&self, card: Objective) -> Progress {
        let stations = |terrain: Terrain| self.ground.stations & self.ground.terrain[terrain.index()];
        let grid = self.world().grid;
        let covered_of = |squares: Squares| Progress { have: (squares & self.covered()).len(), need: squares.len() };
        match card.facts().private.asks {
            Test::Rectangle { terrain, value: [a, b] } => {
                let have = self.best_block(terrain, a, b).max(self.best_block(terrain, b, a));
                Progress { have, need: u32::from(a) * u32::from(b) }
            }
            Test::AreaWithStations { terrain, value } => {
                let have = areas(self, terrain).map(|area| (area & stations(terrain)).len()).max().unwrap_or(0);
                Progress { have: have.min(value), need: value }
            }
            Test::TrackAtMaximum { terrain } => {
                let left = self.ahead(terrain).count() as u32;
                let top = at_maximum(self, terrain);
                Progress { have: if top { 15 } else { 14 - left.min(14) }, need: 15 }
            }
            Test::StationsAtMost { terrain, value } => {
                let over = stations(terrain).len().saturating_sub(value);
                Progress { have: 1 - over.min(1), need: 1 }
            }
            Test::MeteoritesAtLeast { value } => {
                Progress { have: u32::from(self.meteors.min(value)), need: u32::from(value) }
            }
            Test::MoreLifepodsThanMeteorites => {
                Progress { have: u32::from(self.pods_collected() > self.meteors), need: 1 }
            }
            Test::AllIceCovered => covered_of(self.world().ice),
            Test::AllLandCovered => covered_of(grid & !self.world().ice & !self.world().currents()),
        }
    }

    /// The most squares of a terrain in a block of which all else is still free.
    fn best_block(&self, terrain: Terrain, columns: u8, rows: u8) -> u32 {
        let of_it = self.terrain(terrain);
        let open = of_it | self.free();
        let mut best = 0;
        for y in 0..=SIDE - rows {
            for x in 0..=SIDE - columns {
                let across: Squares = (0..columns).map(|i| Squares::column(x + i)).fold(Squares::NONE, |a, b| a | b);
                let block = across & (0..rows).map(|i| Squares::row(y + i)).fold(Squares::NONE, |a, b| a | b);
                if block.within(open) {
                    best = best.max((block & of_it).len());
                }
            }
        }
        best
    }
}
