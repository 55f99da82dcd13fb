//! Planets: masks and special squares.

use serde::Deserialize;

use super::read;
use crate::geometry::{SIDE, Square, Squares};
use crate::pieces::Terrain;

/// What is printed on a planet board.
pub struct PlanetFacts {
    /// How hard it is, 1 to 4.
    pub difficulty: u8,
    /// Its squares.
    pub grid: Squares,
    /// Squares with ice.
    pub ice: Squares,
    /// Where lifepods lie in setup.
    pub lifepods: Squares,
    /// Squares on the outer border.
    pub perimeter: Squares,
    /// Medals for each row.
    pub row_medals: [u8; SIDE as usize],
    /// Medals for each column.
    pub column_medals: [u8; SIDE as usize],
    /// What is special.
    pub rule: PlanetRule,
}

/// What is special about a planet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanetRule {
    /// Nothing. § PU-12.1
    None,
    /// Arashi: a tile on these squares also covers another one. § PU-12.2
    Ring(Squares),
    /// Cerberus: medals for each of these bodies that is covered. § PU-12.3
    Bodies(Vec<Squares>, i32),
    /// Charybdis: the first tile covers one of these. § PU-12.4
    Centre(Squares),
    /// Gaia: medals for each of these left uncovered. § PU-12.5
    Cities(Squares, i32),
    /// K-273: a tile lies on ice or on land. § PU-12.6
    NoMix,
    /// K'Aax: no rover enters these while they are uncovered. § PU-12.7
    Toxic(Squares),
    /// Lacuna: holes in the grid. § PU-12.8
    Holes,
    /// Oblivion: no grid in the middle. § PU-12.9
    RingBoard,
    /// Pajitnov: tiles are slid in. § PU-12.10
    SlideIn,
    /// Persephone: for each terrain the squares where its station may not stand. § PU-12.11
    Zones([Squares; 6]),
    /// Petra: energy while uncovered. § PU-12.12
    Currents(Squares),
    /// Tartarus: the squares on one side of the chasm, and where a diagonal step crosses it. § PU-12.13
    Chasm(Squares, Vec<[Square; 2]>),
}

impl PlanetFacts {
    /// Where the first tile or patch must touch.
    /// § PU-4.2 PU-12.4
    pub(crate) fn landing(&self) -> Squares {
        if let PlanetRule::Centre(squares) = self.rule { squares } else { self.perimeter }
    }

    /// Squares that count as energy while nothing lies on them.
    /// § PU-12.12
    #[inline]
    pub(crate) fn currents(&self) -> Squares {
        if let PlanetRule::Currents(squares) = self.rule { squares } else { Squares::NONE }
    }
}

#[derive(Deserialize)]
struct File {
    planets: Vec<Raw>,
}

#[derive(Deserialize)]
struct Raw {
    id: String,
    difficulty: u8,
    rows: Vec<String>,
    row_medals: [u8; SIDE as usize],
    column_medals: [u8; SIDE as usize],
    square_count: u32,
    ice: Vec<[u8; 2]>,
    lifepods: Vec<[u8; 2]>,
    perimeter: Vec<[u8; 2]>,
    rule: RawRule,
}

#[derive(Deserialize)]
#[serde(tag = "id", rename_all = "snake_case")]
enum RawRule {
    None {},
    RingAnchor { ring_rows: Vec<u8> },
    ThreeBodies { bodies: Vec<Body>, bonus_medals_per_body: i32 },
    CentralStart { first_tile_squares: Vec<[u8; 2]> },
    Cities { cities: Vec<[u8; 2]>, medals_per_uncovered_city: i32 },
    NoLandIceMix {},
    Toxic { toxic: Vec<[u8; 2]> },
    Holes {},
    RingBoard {},
    SlideIn {},
    Quadrants { zones: Vec<Zone> },
    Currents { currents: Vec<[u8; 2]> },
    Chasm { sides: Vec<String>, chasm_edges: Vec<[[u8; 2]; 2]>, diagonal_crossings: Vec<[[u8; 2]; 2]> },
}

#[derive(Deserialize)]
struct Body {
    squares: Vec<[u8; 2]>,
}

#[derive(Deserialize)]
struct Zone {
    x: [u8; 2],
    y: [u8; 2],
    forbidden_station: Terrain,
}

pub(super) fn read_planets(json: &str) -> Vec<PlanetFacts> {
    let file: File = read(json);
    file.planets.into_iter().map(facts).collect()
}

fn facts(raw: Raw) -> PlanetFacts {
    let grid = drawn(&raw.rows, |c| !matches!(c, '.' | 'O'));
    let ice = set(&raw.ice);
    let lifepods = set(&raw.lifepods);
    assert_eq!(grid.len(), raw.square_count, "squares of {}", raw.id);
    assert_eq!(ice, drawn(&raw.rows, |c| c == 'I'), "ice of {}", raw.id);
    assert_eq!(lifepods, drawn(&raw.rows, |c| matches!(c, 'P' | 'Q')), "lifepods of {}", raw.id);
    let rule = rule(raw.rule, grid);
    PlanetFacts {
        difficulty: raw.difficulty,
        grid,
        ice,
        lifepods,
        perimeter: set(&raw.perimeter),
        row_medals: raw.row_medals,
        column_medals: raw.column_medals,
        rule,
    }
}

fn rule(raw: RawRule, grid: Squares) -> PlanetRule {
    match raw {
        RawRule::None {} => PlanetRule::None,
        RawRule::RingAnchor { ring_rows } => {
            PlanetRule::Ring(ring_rows.into_iter().fold(Squares::NONE, |set, y| set | Squares::row(y)) & grid)
        }
        RawRule::ThreeBodies { bodies, bonus_medals_per_body } => {
            let bodies: Vec<Squares> = bodies.iter().map(|body| set(&body.squares)).collect();
            let all = bodies.iter().fold(Squares::NONE, |all, body| all | *body);
            assert_eq!(all, grid, "the bodies make up the planet");
            PlanetRule::Bodies(bodies, bonus_medals_per_body)
        }
        RawRule::CentralStart { first_tile_squares } => PlanetRule::Centre(set(&first_tile_squares)),
        RawRule::Cities { cities, medals_per_uncovered_city } => {
            PlanetRule::Cities(set(&cities), medals_per_uncovered_city)
        }
        RawRule::NoLandIceMix {} => PlanetRule::NoMix,
        RawRule::Toxic { toxic } => PlanetRule::Toxic(set(&toxic)),
        RawRule::Holes {} => PlanetRule::Holes,
        RawRule::RingBoard {} => PlanetRule::RingBoard,
        RawRule::SlideIn {} => PlanetRule::SlideIn,
        RawRule::Quadrants { zones } => PlanetRule::Zones(forbidden(&zones)),
        RawRule::Currents { currents } => PlanetRule::Currents(set(&currents)),
        RawRule::Chasm { sides, chasm_edges, diagonal_crossings } => chasm(&sides, &chasm_edges, &diagonal_crossings),
    }
}

fn forbidden(zones: &[Zone]) -> [Squares; 6] {
    let mut forbidden = [Squares::NONE; 6];
    for zone in zones {
        let squares = (zone.y[0]..=zone.y[1]).flat_map(|y| (zone.x[0]..=zone.x[1]).map(move |x| Square::new(x, y)));
        forbidden[zone.forbidden_station.index()] |= squares.collect();
    }
    forbidden
}

/// The sides say all that the list of edges says.
fn chasm(sides: &[String], edges: &[[[u8; 2]; 2]], crossings: &[[[u8; 2]; 2]]) -> PlanetRule {
    let (one, other) = (drawn(sides, |c| c == 'a'), drawn(sides, |c| c == 'b'));
    let across: u32 =
        [one.back(1), one.forth(1), one.back(16), one.forth(16)].map(|side| (side & other).len()).iter().sum();
    assert_eq!(across as usize, edges.len(), "edges of the chasm");
    for [from, to] in edges {
        assert_ne!(one.contains(Square::new(from[0], from[1])), one.contains(Square::new(to[0], to[1])), "an edge");
    }
    let square = |[x, y]: [u8; 2]| Square::new(x, y);
    PlanetRule::Chasm(one, crossings.iter().map(|&[from, to]| [square(from), square(to)]).collect())
}

fn set(squares: &[[u8; 2]]) -> Squares {
    squares.iter().map(|&[x, y]| Square::new(x, y)).collect()
}

fn drawn(rows: &[String], is: impl Fn(char) -> bool) -> Squares {
    let mut squares = Squares::NONE;
    for (y, row) in rows.iter().enumerate() {
        let found = row.chars().enumerate().filter(|(_, c)| is(*c));
        squares |= found.map(|(x, _)| Square::new(x as u8, y as u8)).collect();
    }
    squares
}
