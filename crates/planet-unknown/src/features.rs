//! What an evaluation asks: small readers that allocate nothing and return whole numbers and sets.
//!
//! They look into desks, so they are for bots only, who look into games that they imagine themselves.

mod goals;
mod planet;
mod tracks;

use game_core::Seat;

use crate::actions::Action;
use crate::board::{Board, Laying};
use crate::data::Special;
use crate::desk::{Desk, Hand, Item};
use crate::geometry::{Square, Squares};
use crate::pieces::{Ring, Terrain, Tile};
use crate::rules;
use crate::scoring;
use crate::setup::shape_of;
use crate::state::{PlanetUnknown, SECTORS};

pub use goals::{Duel, Progress};
pub use planet::{LineSight, Room};

impl PlanetUnknown {
    /// A seat's medals with what it has done so far and what only it knows. At a real table [`game_core::Game::scores`]
    /// tells it to that seat alone.
    pub fn medals_so_far(&self, seat: Seat) -> i32 {
        scoring::total(self, seat)
    }

    /// Rounds begun.
    pub fn round(&self) -> u8 {
        self.table.round
    }

    /// A seat's boards as it sees them itself.
    pub fn boards_of(&self, seat: Seat) -> &Board {
        &self.desk(seat).board
    }

    /// A seat's boards, hand and pending gains.
    pub fn desk_of(&self, seat: Seat) -> &Desk {
        self.desk(seat)
    }

    /// The seat's desk after a legal action, if that changes nothing but the desk.
    pub fn tried(&self, seat: Seat, action: Action) -> Option<Desk> {
        let mut desk = *self.desk(seat);
        rules::act(&self.table, &mut desk, seat, action).then_some(desk)
    }

    /// The tiles on offer to a seat.
    pub fn offers(&self, seat: Seat) -> [Option<Tile>; 2] {
        self.table.offers(seat)
    }

    /// The shapes of which tiles are left, as bits by their place in the list of shapes.
    pub fn shapes_left(&self) -> u16 {
        let mut shapes = 0;
        for sector in 0..SECTORS {
            for ring in Ring::ALL {
                if self.table.left[sector][ring.index()] > 0 {
                    shapes |= 1 << shape_of(self.table.shift, sector, ring);
                }
            }
        }
        shapes
    }

    /// Tiles left in the depot that has fewest.
    pub fn scarcest_depot(&self) -> u8 {
        self.table.left.iter().map(|[outer, inner]| outer + inner).min().unwrap_or(0)
    }
}

impl Desk {
    /// The boards as their owner has left them so far.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What only the owner knows.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What is pending.
    pub fn items(&self) -> &[Item] {
        self.items.as_slice()
    }

    /// Movement points that can still be used: they vanish when a seat has finished.
    pub fn moves(&self) -> u8 {
        if self.done && self.board.owed.is_empty() { 0 } else { self.board.moves }
    }
}

impl Board {
    /// Squares with a tile or a patch.
    pub fn covered(&self) -> Squares {
        self.ground.covered
    }

    /// Squares that can still be covered.
    pub fn free(&self) -> Squares {
        self.world().grid & !self.ground.covered
    }

    /// Squares of a terrain.
    pub fn of_terrain(&self, terrain: Terrain) -> Squares {
        self.terrain(terrain)
    }

    /// Meteorites that lie on the planet, loads of rovers included.
    pub fn meteorites_lying(&self) -> Squares {
        rules::meteors::lying(self)
    }

    /// The corporation's special rule.
    pub fn special(&self) -> Special {
        self.firm().special
    }

    /// Medals that are sure if nothing more happens: cities and bodies, tracks, lifepods, meteorites, cards.
    pub fn sure_medals(&self, hand: &Hand) -> i32 {
        scoring::without_lines_and_objectives(self, hand.civs)
    }
}

impl Squares {
    /// Whether some square of the set shares a side with some of the other.
    #[inline]
    pub fn touches(self, other: Squares) -> bool {
        self.beside().meets(other)
    }
}

impl Laying {
    /// The squares of each of its sections.
    #[inline]
    pub fn sections(self) -> [Squares; 2] {
        let laid = &self.tile.facts().shape().laid[self.way.index()];
        laid.sections.map(|section| section.ahead(self.at.bit()))
    }

    /// Where its meteorite comes to lie, if it has one.
    pub fn meteor(self) -> Option<Square> {
        let symbol = self.cells().find(|(_, cell)| cell.meteor).map(|(square, _)| square);
        symbol.filter(|_| self.tile.facts().meteor)
    }
}
