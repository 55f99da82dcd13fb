//! Shapes and tiles, laid in all eight ways.

use game_core::List;
use serde::Deserialize;

use super::read;
use crate::geometry::{Square, Squares};
use crate::pieces::{Orient, Ring, Terrain};

/// The most squares a tile has.
const MOST: usize = 5;

/// The outline of twelve tiles, with their sections and stations.
pub struct Shape {
    /// Its id: `Z5`.
    pub id: String,
    /// The ring of the station its tiles lie in.
    pub ring: Ring,
    /// The eight ways to lay it.
    pub laid: [Laid; 8],
    /// The ways that differ from each other, for tiles without and with a meteor symbol.
    pub ways: [Vec<Orient>; 2],
    /// The ways whose outlines differ, whatever lies within.
    pub outlines: Vec<Orient>,
}

/// A shape laid one way, its outline in the upper left corner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// The squares.
    pub cells: List<LaidCell, MOST>,
    /// The same as a set for each section.
    pub sections: [Squares; 2],
}

/// A square of a laid shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct LaidCell {
    /// How far it lies from the corner of the outline.
    pub at: Square,
    /// Which of the two sections it belongs to.
    pub section: u8,
    /// Whether the station of the section stands on it.
    pub station: bool,
    /// Whether tiles with a meteor symbol have it here.
    pub meteor: bool,
}

impl LaidCell {
    /// The distance in bits of a set of squares.
    #[inline]
    pub(crate) fn bits(self) -> u8 {
        self.at.bit()
    }
}

/// What is printed on a tile.
pub struct TileFacts {
    /// Its shape, as a place in the list of shapes.
    pub shape: u8,
    /// The terrains of its sections.
    pub terrain: [Terrain; 2],
    /// Whether it has a meteor symbol.
    pub meteor: bool,
}

impl TileFacts {
    /// Its shape.
    #[inline]
    pub fn shape(&self) -> &'static Shape {
        &super::data().shapes[usize::from(self.shape)]
    }

    /// The ways to lay it that differ from each other.
    #[inline]
    pub fn ways(&self) -> &'static [Orient] {
        &self.shape().ways[usize::from(self.meteor)]
    }

    /// Whether it has a station of this kind.
    #[inline]
    pub fn has(&self, terrain: Terrain) -> bool {
        self.terrain.contains(&terrain)
    }
}

#[derive(Deserialize)]
struct File {
    shapes: Vec<RawShape>,
    tiles: Vec<RawTile>,
}

#[derive(Deserialize)]
struct RawShape {
    id: String,
    ring: Ring,
    size: usize,
    cells: Vec<RawCell>,
}

#[derive(Deserialize)]
struct RawCell {
    x: i8,
    y: i8,
    section: String,
    station: bool,
    meteor_site: bool,
}

#[derive(Deserialize)]
struct RawTile {
    id: String,
    shape: String,
    section_a: Terrain,
    section_b: Terrain,
    meteor: bool,
    cells: Vec<RawTileCell>,
}

#[derive(Deserialize)]
struct RawTileCell {
    x: i8,
    y: i8,
    terrain: Terrain,
    station: bool,
    meteor: bool,
}

pub(super) fn read_tiles(json: &str) -> (Vec<Shape>, Vec<TileFacts>) {
    let file: File = read(json);
    let shapes = file.shapes.iter().map(shape).collect();
    let tiles = file.tiles.iter().map(|tile| facts(tile, &file.shapes)).collect();
    (shapes, tiles)
}

fn shape(raw: &RawShape) -> Shape {
    assert_eq!(raw.cells.len(), raw.size, "squares of {}", raw.id);
    let laid: [Laid; 8] = std::array::from_fn(|way| lay(raw, Orient(way as u8)));
    Shape {
        id: raw.id.clone(),
        ring: raw.ring,
        ways: [differing(&laid, false), differing(&laid, true)],
        outlines: outlines(&laid),
        laid,
    }
}

/// Mirrored or not, turned, and moved into the corner.
/// § PU-4.1
fn lay(raw: &RawShape, way: Orient) -> Laid {
    let turned = raw.cells.iter().map(|cell| {
        let start = (if way.flipped() { -cell.x } else { cell.x }, cell.y);
        ((0..way.turns()).fold(start, |(x, y), _| (-y, x)), cell)
    });
    let turned: Vec<((i8, i8), &RawCell)> = turned.collect();
    let left = turned.iter().map(|((x, _), _)| *x).min().unwrap_or_default();
    let top = turned.iter().map(|((_, y), _)| *y).min().unwrap_or_default();
    let mut cells: Vec<LaidCell> = turned
        .iter()
        .map(|((x, y), cell)| LaidCell {
            at: Square::new((x - left) as u8, (y - top) as u8),
            section: u8::from(cell.section == "b"),
            station: cell.station,
            meteor: cell.meteor_site,
        })
        .collect();
    cells.sort_unstable();
    let of = |section: u8| cells.iter().filter(|cell| cell.section == section).map(|cell| cell.at).collect();
    Laid { sections: [of(0), of(1)], cells: cells.iter().copied().collect() }
}

/// Of ways that look the same the first stands for all; without a meteor symbol its place makes no difference.
fn differing(laid: &[Laid; 8], meteor: bool) -> Vec<Orient> {
    let look = |way: Orient| {
        let mut look = laid[way.index()].clone();
        look.cells.as_mut_slice().iter_mut().for_each(|cell| cell.meteor &= meteor);
        look
    };
    Orient::all().filter(|way| Orient::all().take(way.index()).all(|before| look(before) != look(*way))).collect()
}

fn outlines(laid: &[Laid; 8]) -> Vec<Orient> {
    let squares = |way: Orient| laid[way.index()].cells.iter().map(|cell| cell.at);
    let same = |one: Orient, other: Orient| squares(one).eq(squares(other));
    Orient::all().filter(|way| !Orient::all().take(way.index()).any(|before| same(before, *way))).collect()
}

fn facts(tile: &RawTile, shapes: &[RawShape]) -> TileFacts {
    let shape = shapes.iter().position(|shape| shape.id == tile.shape);
    let shape = shape.unwrap_or_else(|| panic!("{} has no shape", tile.id));
    let terrain = [tile.section_a, tile.section_b];
    for (cell, printed) in shapes[shape].cells.iter().zip(&tile.cells) {
        let expected = terrain[usize::from(cell.section == "b")];
        let agrees = (cell.x, cell.y, expected, cell.station, tile.meteor && cell.meteor_site)
            == (printed.x, printed.y, printed.terrain, printed.station, printed.meteor);
        assert!(agrees, "{} does not look like its shape", tile.id);
    }
    TileFacts { shape: shape as u8, terrain, meteor: tile.meteor }
}
