//! The printed facts of adventure 6.

use std::sync::LazyLock;

use super::raw::{Raw, RawCondition, RawQuarter, RawTrack};
use crate::data::{Printed, mask, read, source};
use crate::grid::Slots;
use crate::spot::Spot;
use crate::track::{PairPlace, Pairs, RawSymbol};

/// How many quarters there are.
pub(super) const QUARTERS: usize = 11;
/// How many floors there are.
pub(super) const FLOORS: usize = 5;
/// The plant track and the water track.
pub(super) const TRACKS: usize = 2;
pub(super) const PLANTS: usize = 0;
pub(super) const WATER: usize = 1;

/// A set of quarters, as bits.
pub(super) type Quarters = u16;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Quarter {
        quarter: u8,
    },
    Energy {
        quarter: u8,
        place: u8,
    },
    Plant {
        quarter: u8,
        place: u8,
    },
    Tank {
        quarter: u8,
    },
    Walkway {
        walkway: u8,
    },
    /// A symbol of the plant or water track.
    Symbol {
        track: u8,
        place: u8,
    },
    /// A sign beside such a symbol.
    Sign {
        sign: u8,
    },
    Virus {
        virus: u8,
    },
    Grey,
    Crew(PairPlace),
    Planning(PairPlace),
    Error {
        place: u8,
    },
}

pub(super) struct Quarter {
    pub(super) spot: Spot,
    pub(super) slots: Slots,
    pub(super) energies: Vec<Spot>,
    /// How many of them are circled in print.
    pub(super) printed_energies: u8,
    pub(super) plants: Vec<Spot>,
    pub(super) tank: Option<Spot>,
    /// Its walkways, as bits.
    pub(super) walkways: u64,
    /// Whether the grey virus can break out here.
    pub(super) is_target: bool,
}

/// A track of plants or water, row by row.
pub(super) struct Track {
    pub(super) symbols: Vec<Spot>,
    /// After how many symbols each row is complete.
    pub(super) rows: Vec<u8>,
    /// The value after so many complete rows.
    pub(super) values: Vec<i32>,
}

/// A sign beside a symbol of a track: what the first to cross the symbol off set off.
/// § WM-6.13 WM-6.14
pub(super) struct Sign {
    pub(super) spot: Spot,
    pub(super) track: usize,
    /// The symbol, counted from 0.
    pub(super) symbol: u8,
    /// The virus it wakes, or nothing when it makes the awake ones spread.
    pub(super) virus: Option<u8>,
}

/// A virus with a quarter of its own; the grey one has none.
/// § WM-6.3
pub(super) struct Virus {
    pub(super) spot: Spot,
    pub(super) quarter: u8,
}

/// What a mission asks for.
pub(super) enum Condition {
    Evacuated(u32),
    FloorEvacuated(usize),
    Quarantined(u32),
    AllQuarantined(Quarters),
    FloorsOfEnergy(usize),
    FloorsOfPlantsAndWater(usize),
}

pub(super) struct Data {
    pub(super) printed: Printed,
    pub(super) quarters: Vec<Quarter>,
    /// The quarters of each floor.
    pub(super) floors: Vec<Quarters>,
    pub(super) quarter_of: Vec<u8>,
    /// The cells where the grey virus can break out.
    pub(super) outbreaks: Slots,
    /// Each walkway: its spot and the quarters it joins.
    pub(super) walkways: Vec<(Spot, Quarters)>,
    pub(super) viruses: Vec<Virus>,
    pub(super) grey: Spot,
    /// The viruses of missions A, B and C.
    pub(super) mission_viruses: [u8; 3],
    pub(super) signs: Vec<Sign>,
    pub(super) tracks: [Track; TRACKS],
    pub(super) crew: Pairs,
    pub(super) planning: Pairs,
    /// Error boxes that make the viruses spread.
    pub(super) spreading_errors: Vec<bool>,
    /// Points for each infected cell.
    pub(super) infection_points: i32,
    pub(super) missions: Vec<Condition>,
    pub(super) places: Vec<Option<Place>>,
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(6));
    let printed = Printed::of(6, 1);
    let quarter = |id: &String| raw.quarters.iter().position(|q| q.id == *id).expect("a quarter of the sheet") as u8;
    let virus = |id: &str| {
        let own = raw.viruses.iter().filter(|virus| virus.quarter.is_some());
        own.map(|virus| virus.id.as_str()).position(|other| other == id).map(|virus| virus as u8)
    };
    let set = |ids: &[String]| ids.iter().fold(0, |set, id| set | 1 << quarter(id));
    let mission_virus = |place: usize| virus(&raw.mission_boxes[place].virus).expect("each mission wakes a virus");
    let mut data = Data {
        quarters: raw.quarters.iter().map(|quarter| facts_of(quarter, &raw, &printed)).collect(),
        floors: raw.floors.iter().map(|floor| set(&floor.quarters)).collect(),
        quarter_of: raw.slots.iter().map(|slot| quarter(&slot.quarter)).collect(),
        walkways: raw.walkways.iter().map(|w| (Spot::known(&w.id), 1 << quarter(&w.a) | 1 << quarter(&w.b))).collect(),
        viruses: raw
            .viruses
            .iter()
            .filter_map(|v| v.quarter.as_ref().map(|q| Virus { spot: Spot::known(&v.id), quarter: quarter(q) }))
            .collect(),
        grey: raw.viruses.iter().find(|v| v.quarter.is_none()).map(|v| Spot::known(&v.id)).expect("a grey virus"),
        mission_viruses: [0, 1, 2].map(mission_virus),
        signs: [&raw.plant_track, &raw.water_track]
            .into_iter()
            .enumerate()
            .flat_map(|(i, t)| t.signs(i, virus))
            .collect(),
        tracks: [Track::from(&raw.plant_track), Track::from(&raw.water_track)],
        crew: Pairs::from(&raw.astronaut_track),
        planning: Pairs::from(&raw.planning_track),
        spreading_errors: raw.errors.boxes.iter().map(|error| error.bonus.is_some()).collect(),
        infection_points: raw.infection_points_each,
        missions: raw.missions.iter().map(|mission| condition(&mission.condition, set)).collect(),
        outbreaks: 0,
        places: Vec::new(),
        printed,
    };
    data.outbreaks = data.quarters.iter().filter(|quarter| quarter.is_target).map(|quarter| quarter.slots).sum();
    assert_eq!(data.quarters.len(), QUARTERS, "quarters");
    let order: Vec<u8> = raw.propagation_order.iter().map(quarter).collect();
    assert!(order.is_sorted(), "viruses spread in the order of the quarters");
    data.places = places(&data);
    data
}

fn facts_of(quarter: &RawQuarter, raw: &Raw, printed: &Printed) -> Quarter {
    let target = quarter.virus_target.as_ref().map(|target| target.virus.as_str());
    let grey = raw.viruses.iter().find(|virus| virus.quarter.is_none()).map(|virus| virus.id.as_str());
    Quarter {
        spot: Spot::known(&quarter.id),
        slots: printed.set(&quarter.slots),
        energies: quarter.energies.iter().map(|energy| Spot::known(&energy.id)).collect(),
        printed_energies: quarter.energies.iter().filter(|energy| energy.pre_circled).count() as u8,
        plants: quarter.plants.iter().map(RawSymbol::spot).collect(),
        tank: quarter.tank.as_deref().map(Spot::known),
        walkways: mask(&raw.walkways, |walkway| walkway.a == quarter.id || walkway.b == quarter.id),
        is_target: target.is_some() && target == grey,
    }
}

fn condition(raw: &RawCondition, set: impl Fn(&[String]) -> Quarters) -> Condition {
    let count = raw.at_least;
    match raw.kind.as_str() {
        "quarters_evacuated" => Condition::Evacuated(count),
        "floor_evacuated" => Condition::FloorEvacuated(count as usize),
        "quarters_quarantined" => Condition::Quarantined(count),
        "quarters_quarantined_all" => Condition::AllQuarantined(set(&raw.quarters)),
        "floors_all_energies" => Condition::FloorsOfEnergy(count as usize),
        "floors_all_plants_and_tanks" => Condition::FloorsOfPlantsAndWater(count as usize),
        other => panic!("adventure 6 has no mission of the kind `{other}`"),
    }
}

fn places(data: &Data) -> Vec<Option<Place>> {
    let mut places = vec![None; Spot::count()];
    let mut put = |spot: Spot, place: Place| places[spot.index()] = Some(place);
    (0..).zip(&data.walkways).for_each(|(walkway, (spot, _))| put(*spot, Place::Walkway { walkway }));
    (0..).zip(&data.viruses).for_each(|(virus, facts)| put(facts.spot, Place::Virus { virus }));
    (0..).zip(&data.signs).for_each(|(sign, facts)| put(facts.spot, Place::Sign { sign }));
    (0..).zip(&data.printed.errors).for_each(|(place, spot)| put(*spot, Place::Error { place }));
    data.crew.places().for_each(|(spot, place)| put(spot, Place::Crew(place)));
    data.planning.places().for_each(|(spot, place)| put(spot, Place::Planning(place)));
    put(data.grey, Place::Grey);
    for (track, facts) in (0..).zip(&data.tracks) {
        (0..).zip(&facts.symbols).for_each(|(place, spot)| put(*spot, Place::Symbol { track, place }));
    }
    for (quarter, facts) in (0..).zip(&data.quarters) {
        put(facts.spot, Place::Quarter { quarter });
        (0..).zip(&facts.energies).for_each(|(place, spot)| put(*spot, Place::Energy { quarter, place }));
        (0..).zip(&facts.plants).for_each(|(place, spot)| put(*spot, Place::Plant { quarter, place }));
        facts.tank.into_iter().for_each(|spot| put(spot, Place::Tank { quarter }));
    }
    places
}

impl RawTrack {
    fn signs<'a>(&'a self, track: usize, virus: impl Fn(&str) -> Option<u8> + 'a) -> impl Iterator<Item = Sign> + 'a {
        let symbols = (0..).zip(self.rows.iter().flat_map(|row| &row.symbols));
        symbols.filter_map(move |(symbol, facts)| {
            let mark = facts.mark.as_ref()?;
            let virus = mark.virus.as_deref().and_then(&virus);
            Some(Sign { spot: Spot::known(&mark.id), track, symbol, virus })
        })
    }
}

impl From<&RawTrack> for Track {
    fn from(raw: &RawTrack) -> Self {
        let ends = raw.rows.iter().scan(0, |sum, row| {
            *sum += row.symbols.len() as u8;
            Some(*sum)
        });
        Track {
            symbols: raw.rows.iter().flat_map(|row| &row.symbols).map(|symbol| Spot::known(&symbol.id)).collect(),
            rows: ends.collect(),
            values: raw.values.clone(),
        }
    }
}
