//! The surface: 91 cells, their neighbours, and what is marked on them.

use game_core::{Id, Map};
use serde::Deserialize;

use crate::pieces::{Cell, CellSet};

/// The surface.
pub struct MapFacts {
    /// Every cell.
    pub all: CellSet,
    /// Who is beside whom.
    pub ways: Map<Cell, CellSet, 91>,
    /// The neighbour of each cell in each of the six directions.
    pub towards: Vec<[Option<Cell>; 6]>,
    /// Steps from cell to cell.
    pub steps: Vec<[u8; 91]>,
    /// Cells at each distance from a cell, by cell and distance.
    pub rings: Vec<[CellSet; 14]>,
    /// The starting mine.
    pub mine: Cell,
    /// The other starting buildings: north, south, west, east.
    pub lss: [Cell; 4],
    /// Where shelters start with two, three and four players.
    pub shelters: [Vec<Cell>; 3],
    /// Cells for research tiles by corner.
    pub research: [[Cell; 2]; 4],
}

impl MapFacts {
    /// How many steps it is from one cell to another.
    /// § OM-3.12
    #[inline]
    pub fn distance(&self, from: Cell, to: Cell) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// The cells exactly so many steps away.
    #[inline]
    pub fn ring(&self, from: Cell, steps: u8) -> CellSet {
        self.rings[from.index()][usize::from(steps)]
    }
}

#[derive(Deserialize)]
struct File {
    cells: Vec<CellRow>,
    directions: Vec<DirectionRow>,
    start_mine: String,
    start_lss: Lss,
    shelter_starts: Starts,
    research_spaces: Corners,
}

#[derive(Deserialize)]
struct CellRow {
    id: String,
    q: i8,
    r: i8,
}

#[derive(Deserialize)]
struct DirectionRow {
    dq: i8,
    dr: i8,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
struct Lss {
    n: String,
    s: String,
    w: String,
    e: String,
}

#[derive(Deserialize)]
struct Starts {
    #[serde(rename = "2")]
    two: Vec<String>,
    #[serde(rename = "3")]
    three: Vec<String>,
    #[serde(rename = "4")]
    four: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
struct Corners {
    nw: [String; 2],
    ne: [String; 2],
    sw: [String; 2],
    se: [String; 2],
}

/// The names of the cells in the order of the file, which goes column by column from the top.
pub(super) fn cell_names(json: &str) -> Vec<String> {
    let file: File = super::read(json);
    let (mut column, mut row) = (i8::MIN, 0);
    let name = |cell: &CellRow| {
        row = if cell.q == column { row + 1 } else { 1 };
        column = cell.q;
        let letter = (b'A' + (cell.q + 6) as u8) as char;
        format!("{letter}{row}")
    };
    file.cells.iter().map(name).collect()
}

pub(super) fn read_map(json: &str) -> MapFacts {
    let file: File = super::read(json);
    let at = |q: i8, r: i8| file.cells.iter().position(|cell| (cell.q, cell.r) == (q, r)).map(|i| Cell(i as u8));
    let named = |id: &String| {
        let place = file.cells.iter().position(|cell| cell.id == *id);
        Cell(place.unwrap_or_else(|| panic!("{id} is no cell of the map")) as u8)
    };
    let towards: Vec<[Option<Cell>; 6]> = file
        .cells
        .iter()
        .map(|cell| std::array::from_fn(|way| at(cell.q + file.directions[way].dq, cell.r + file.directions[way].dr)))
        .collect();
    let ways: Map<Cell, CellSet, 91> = Map::new(|cell: Cell| towards[cell.index()].iter().flatten().copied().collect());
    let distance = |from: &CellRow, to: &CellRow| {
        let (dq, dr) = (from.q - to.q, from.r - to.r);
        dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
    };
    let steps: Vec<[u8; 91]> =
        file.cells.iter().map(|from| std::array::from_fn(|to| distance(from, &file.cells[to]))).collect();
    let rings = (0..91u8)
        .map(|from| {
            let row = &steps[usize::from(from)];
            std::array::from_fn(|far| {
                (0..91u8).filter(|to| usize::from(row[usize::from(*to)]) == far).map(Cell).collect()
            })
        })
        .collect();
    let cells = |ids: &[String]| -> Vec<Cell> { ids.iter().map(named).collect() };
    let pair = |ids: &[String; 2]| [named(&ids[0]), named(&ids[1])];
    let (lss, corners) = (&file.start_lss, &file.research_spaces);
    MapFacts {
        all: (0..file.cells.len() as u8).map(Cell).collect(),
        ways,
        towards,
        steps,
        rings,
        mine: named(&file.start_mine),
        lss: [named(&lss.n), named(&lss.s), named(&lss.w), named(&lss.e)],
        shelters: [
            cells(&file.shelter_starts.two),
            cells(&file.shelter_starts.three),
            cells(&file.shelter_starts.four),
        ],
        research: [pair(&corners.nw), pair(&corners.ne), pair(&corners.se), pair(&corners.sw)],
    }
}
