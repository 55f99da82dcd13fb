//! The planet: lines, room for tiles, what rovers can reach.

use crate::board::Board;
use crate::data::{Laid, PlanetRule, data};
use crate::geometry::{SIDE, Squares};
use crate::pieces::Line;
use crate::scoring::filled;

/// A row, a column or a body that pays when it is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSight {
    /// What it pays.
    pub medals: u8,
    /// Its squares.
    pub squares: Squares,
    /// Those that are empty.
    pub empty: Squares,
    /// Meteorites that keep it from paying.
    pub meteorites: u32,
}

/// Which squares tiles can still cover, wherever they would have to lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Squares that tiles of at least one, two, three, four shapes can cover.
    pub by: [Squares; 4],
}

impl Board {
    /// Everything that pays when it is covered.
    pub fn lines(&self) -> impl Iterator<Item = LineSight> {
        let world = self.world();
        let empty = world.grid & !filled(self);
        let meteorites = self.meteorites_lying();
        let line = move |squares: Squares, medals: u8, meteorites: Squares| LineSight {
            medals,
            squares,
            empty: empty & squares,
            meteorites: (meteorites & squares).len(),
        };
        let rows = (0..SIDE).map(move |y| line(Squares::row(y), world.row_medals[usize::from(y)], meteorites));
        let columns = (0..SIDE).map(move |x| line(Squares::column(x), world.column_medals[usize::from(x)], meteorites));
        let (bodies, each) = match &world.rule {
            PlanetRule::Bodies(bodies, each) => (&bodies[..], *each as u8),
            _ => (&[][..], 0),
        };
        rows.chain(columns).chain(bodies.iter().map(move |body| line(*body, each, Squares::NONE)))
    }

    /// Rows and columns alone, by name.
    pub(crate) fn rows_and_columns(&self) -> impl Iterator<Item = (Line, LineSight)> {
        (0..SIDE).map(Line::Row).chain((0..SIDE).map(Line::Column)).zip(self.lines())
    }

    /// What room there is for tiles of these shapes.
    pub fn room(&self, shapes: u16) -> Room {
        let free = self.free();
        let mut room = Room::default();
        for (place, shape) in data().shapes.iter().enumerate() {
            if shapes >> place & 1 == 0 {
                continue;
            }
            let mut reach = Squares::NONE;
            for laid in shape.outlines.iter().map(|way| &shape.laid[way.index()]) {
                let origins = self.origins_of(laid, free);
                if !origins.is_empty() {
                    laid.cells.iter().for_each(|cell| reach |= origins.ahead(cell.bits()));
                }
            }
            let [one, two, three, four] = &mut room.by;
            *four |= *three & reach;
            *three |= *two & reach;
            *two |= *one & reach;
            *one |= reach;
        }
        room
    }

    /// Where a shape laid this way fits by its outline and the planet's own rule.
    fn origins_of(&self, laid: &Laid, free: Squares) -> Squares {
        let all = |set: Squares| laid.cells.iter().fold(Squares::ALL, |fits, cell| fits & set.back(cell.bits()));
        let fits = all(free);
        if fits.is_empty() {
            return fits;
        }
        match &self.world().rule {
            PlanetRule::Ring(ring) => fits & !all(*ring),
            PlanetRule::NoMix => fits & (all(self.world().ice) | all(!self.world().ice)),
            PlanetRule::Chasm(side, _) => fits & (all(*side) | all(!*side)),
            _ => fits,
        }
    }

    /// Sides at which the squares of a set meet squares of another.
    #[inline]
    pub fn contacts(one: Squares, other: Squares) -> u32 {
        let sides = [one.back(1), one.forth(1), one.back(16), one.forth(16)];
        sides.into_iter().map(|moved| (moved & other).len()).sum()
    }

    /// Squares of a set beside some others that share no side with the rest of the set.
    #[inline]
    pub fn alone(set: Squares, beside: Squares) -> Squares {
        set & beside.beside() & !set.beside()
    }

    /// The squares at so many steps from the nearest rover, from none at all: rovers walk over anything but what their
    /// planet forbids.
    pub fn rings<const N: usize>(&self) -> [Squares; N] {
        let mut open = self.world().grid;
        if let PlanetRule::Toxic(toxic) = self.world().rule {
            open &= !(toxic & !self.covered());
        }
        let mut seen = self.rover_squares();
        let mut ring = seen;
        let mut rings = [Squares::NONE; N];
        for place in &mut rings {
            *place = ring;
            ring = self.one_step(ring) & open & !seen;
            seen |= ring;
        }
        rings
    }

    /// All that is one step away.
    fn one_step(&self, from: Squares) -> Squares {
        let PlanetRule::Chasm(side, _) = &self.world().rule else { return from.beside() };
        ((from & *side).beside() & *side) | ((from & !*side).beside() & !*side)
    }
}
