//! The two maps and the stations of the companies.

use game_core::Id;
use serde::Deserialize;
use serde_json::Value;

use super::plans::Bundle;
use crate::pieces::{Company, PerCompany, Spot, SpotSet, Track};

/// The Moon: what lies beside each sector, and what it brings.
pub struct MoonFacts {
    /// Sectors over a single and over a double line, by sector.
    pub beside: [[SpotSet; 2]; 24],
    /// The same for each station.
    pub stations: PerCompany<[SpotSet; 2]>,
    /// What entering a sector brings; steps are those of the company that expands.
    pub rewards: [Bundle; 24],
    /// Sectors that show a gas collector.
    pub collectors: SpotSet,
    /// Prices of a single and a double line, and of a foreign outpost.
    pub price: [u8; 3],
}

/// The asteroid belt.
pub struct BeltFacts {
    /// Asteroids and shuttle cells, by number.
    pub asteroids: SpotSet,
    /// Where shuttles stand.
    pub shuttle_cells: SpotSet,
    /// The cells of each asteroid, by its number.
    pub cells: [SpotSet; 27],
    /// The asteroid of each cell for an outpost.
    pub asteroid_of: [Spot; 64],
    /// The routes at each asteroid, and the ends of each shuttle cell, by number.
    pub routes: [Vec<Route>; 27],
    /// The screen of each asteroid and the icon of each shuttle cell.
    pub rewards: [Bundle; 27],
    /// Asteroids that show a gas collector.
    pub collectors: SpotSet,
    /// Pairs of cells with a collector of their own.
    pub linked: Vec<SpotSet>,
    /// Where each company begins.
    pub homes: PerCompany<Spot>,
    /// Prices of a cell, of an icon on the way, and of a foreign piece.
    pub price: [u8; 3],
    /// The cells from which the threat is in reach.
    pub threat: SpotSet,
}

/// One end of a route.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The asteroid or the shuttle cell at the other end of the segment.
    pub to: Spot,
    /// Whether the segment shows the extra icon.
    pub extra: u8,
}

/// The columns of a station.
/// § SK-2.3 SK-16.1
#[derive(Clone, Debug)]
pub struct StationFacts {
    /// Coins by column and row, the topmost first.
    pub columns: [Vec<u8>; 3],
    /// Whether a column holds shuttles.
    pub shuttles: [bool; 3],
}

#[derive(Deserialize)]
struct MoonFile {
    sectors: Vec<SectorRow>,
    borders: Vec<BorderRow>,
    stations: Vec<StationRow>,
    entry_cost: Value,
}

#[derive(Deserialize)]
struct SectorRow {
    id: u8,
    facilities: Vec<FacilityRow>,
    gas_collectors: u8,
}

#[derive(Deserialize)]
struct FacilityRow {
    r#type: String,
    amount: u8,
}

#[derive(Deserialize)]
struct BorderRow {
    a: u8,
    b: u8,
    line: String,
}

#[derive(Deserialize)]
struct StationRow {
    company: Company,
    adjacent: Vec<LineRow>,
}

#[derive(Deserialize)]
struct LineRow {
    sector: u8,
    line: String,
}

/// A place by its printed number.
fn spot(number: u8) -> Spot {
    Spot(number - 1)
}

fn line(name: &str) -> usize {
    usize::from(name == "double")
}

fn price(costs: &Value, keys: [&str; 3]) -> [u8; 3] {
    keys.map(|key| costs[key].as_u64().and_then(|cost| cost.try_into().ok()).expect("a price"))
}

/// What facilities bring; surface mines move the company that expands, whose name stands in when they are taken.
/// § SK-6.6
fn facilities(rows: &[FacilityRow]) -> Bundle {
    let mut bundle = Bundle::default();
    let mut steps = 0;
    for row in rows {
        match row.r#type.as_str() {
            "deep_mine" => bundle.coins += row.amount,
            "surface_mine" | "advance_expanding_company_track" => steps += row.amount,
            "gas_collector" => bundle.helium += row.amount,
            "research_station" => bundle.points += row.amount,
            other => panic!("`{other}` is no facility"),
        }
    }
    bundle.track = (steps > 0).then_some((Company::default(), steps));
    bundle
}

pub(super) fn read_moon(json: &str) -> MoonFacts {
    let file: MoonFile = super::read(json);
    let mut moon = MoonFacts {
        beside: Default::default(),
        stations: PerCompany::default(),
        rewards: Default::default(),
        collectors: SpotSet::EMPTY,
        price: price(&file.entry_cost, ["single", "double", "occupied_by_other_company_extra"]),
    };
    for BorderRow { a, b, line: name } in &file.borders {
        moon.beside[spot(*a).index()][line(name)].insert(spot(*b));
        moon.beside[spot(*b).index()][line(name)].insert(spot(*a));
    }
    for row in &file.stations {
        row.adjacent.iter().for_each(|to| moon.stations[row.company][line(&to.line)].insert(spot(to.sector)));
    }
    for row in &file.sectors {
        moon.rewards[spot(row.id).index()] = facilities(&row.facilities);
        if row.gas_collectors > 0 {
            moon.collectors.insert(spot(row.id));
        }
    }
    moon
}

#[derive(Deserialize)]
struct BeltFile {
    stations: Vec<HomeRow>,
    asteroids: Vec<AsteroidRow>,
    shuttle_cells: Vec<ShuttleRow>,
    entry_cost: Value,
    threat_card: ThreatPlace,
}

#[derive(Deserialize)]
struct HomeRow {
    company: Company,
    home_asteroid: u8,
    segment_extra_energy: u8,
}

#[derive(Deserialize)]
struct AsteroidRow {
    id: u8,
    outpost_cells: Vec<CellRow>,
    reward_screen: Vec<FacilityRow>,
    gas_collectors_on_screen: u8,
    #[serde(default)]
    linked_collectors: Vec<PairRow>,
}

#[derive(Deserialize)]
struct CellRow {
    id: Spot,
}

#[derive(Deserialize)]
struct PairRow {
    cells: Vec<Spot>,
}

#[derive(Deserialize)]
struct ShuttleRow {
    id: u8,
    segments: Vec<SegmentRow>,
    reward: Option<FacilityRow>,
}

#[derive(Deserialize)]
struct SegmentRow {
    asteroid: u8,
    extra_energy: u8,
}

#[derive(Deserialize)]
struct ThreatPlace {
    between_shuttle_cells: Vec<u8>,
}

pub(super) fn read_belt(json: &str) -> BeltFacts {
    let file: BeltFile = super::read(json);
    let mut belt = BeltFacts {
        asteroids: SpotSet::EMPTY,
        shuttle_cells: SpotSet::EMPTY,
        cells: Default::default(),
        asteroid_of: [Spot(0); 64],
        routes: Default::default(),
        rewards: Default::default(),
        collectors: SpotSet::EMPTY,
        linked: Vec::new(),
        homes: PerCompany::default(),
        price: price(&file.entry_cost, ["base", "extra_icon_on_segment", "occupied_by_other_company_extra"]),
        threat: file.threat_card.between_shuttle_cells.iter().map(|number| spot(*number)).collect(),
    };
    for row in &file.stations {
        assert_eq!(row.segment_extra_energy, 0, "the way from a station costs nothing more");
        belt.homes[row.company] = spot(row.home_asteroid);
    }
    for row in &file.asteroids {
        let asteroid = spot(row.id);
        belt.asteroids.insert(asteroid);
        for cell in &row.outpost_cells {
            belt.cells[asteroid.index()].insert(cell.id);
            belt.asteroid_of[cell.id.index()] = asteroid;
        }
        belt.rewards[asteroid.index()] = facilities(&row.reward_screen);
        if row.gas_collectors_on_screen > 0 {
            belt.collectors.insert(asteroid);
        }
        belt.linked.extend(row.linked_collectors.iter().map(|pair| pair.cells.iter().copied().collect::<SpotSet>()));
    }
    for row in &file.shuttle_cells {
        let cell = spot(row.id);
        belt.shuttle_cells.insert(cell);
        belt.rewards[cell.index()] = facilities(row.reward.as_slice());
        for SegmentRow { asteroid, extra_energy } in &row.segments {
            belt.routes[cell.index()].push(Route { to: spot(*asteroid), extra: *extra_energy });
            belt.routes[spot(*asteroid).index()].push(Route { to: cell, extra: *extra_energy });
        }
    }
    belt
}

#[derive(Deserialize)]
struct CompaniesFile {
    companies: Vec<CompanyRow>,
    first_game_tracks: FirstTracks,
}

#[derive(Deserialize)]
struct FirstTracks {
    skymine: Track,
    minerva: Track,
    astrogo: Track,
    tawac: Track,
}

#[derive(Deserialize)]
struct CompanyRow {
    station_moon: ColumnsRow,
    station_belt: ColumnsRow,
}

#[derive(Deserialize)]
struct ColumnsRow {
    columns: [ColumnRow; 3],
}

#[derive(Deserialize)]
struct ColumnRow {
    kind: String,
    cells: Vec<HomeCell>,
}

#[derive(Deserialize)]
struct HomeCell {
    coins: u8,
    crossed_out: bool,
}

impl ColumnsRow {
    fn facts(&self) -> StationFacts {
        for column in &self.columns {
            let crossed = column.cells.iter().rposition(|cell| cell.crossed_out);
            assert_eq!(crossed, Some(column.cells.len() - 1), "the last cell is crossed out");
        }
        StationFacts {
            columns: self.columns.each_ref().map(|column| column.cells.iter().map(|cell| cell.coins).collect()),
            shuttles: self.columns.each_ref().map(|column| column.kind == "shuttle"),
        }
    }
}

pub(super) fn read_stations(json: &str) -> ([[StationFacts; 4]; 2], [Track; 4]) {
    let file: CompaniesFile = super::read(json);
    let by =
        |pick: fn(&CompanyRow) -> &ColumnsRow| std::array::from_fn(|company| pick(&file.companies[company]).facts());
    let FirstTracks { skymine, minerva, astrogo, tawac } = file.first_game_tracks;
    ([by(|row| &row.station_moon), by(|row| &row.station_belt)], [skymine, minerva, astrogo, tawac])
}
