//! The printed facts of adventure 1.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::{Printed, read, source};
use crate::grid::Slots;
use crate::pieces::Effect;
use crate::spot::Spot;

/// What can be marked on this sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A bonus of a compartment.
    Bonus { compartment: u8 },
    /// A sabotage icon of a compartment, with its place among all of them.
    Sabotage { icon: u8 },
    /// The arrow of an inactive rocket.
    Arrow { arrow: u8 },
    /// A rocket of the launch track, from the bottom.
    Rocket { place: u8 },
    /// A row of the launch track, with the rockets up to its end.
    Row { rockets: u8 },
    /// A rocket beside the final box.
    TieRocket { place: u8 },
    /// An error box.
    Error { place: u8 },
}

/// A compartment: its spaces and what filling them brings.
/// § WM-1.5
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Compartment {
    pub(super) slots: Slots,
    /// Active rockets.
    pub(super) rockets: u8,
    /// Inactive rockets and the arrow that makes them active.
    pub(super) inactive: Option<(u8, u8)>,
    pub(super) x: u8,
    pub(super) refuels: u8,
    /// Its sabotage icons, as bits.
    pub(super) sabotages: u8,
}

pub(super) struct Data {
    pub(super) printed: Printed,
    /// The spaces on floors of each effect, the wild floor included.
    /// § WM-1.1
    pub(super) floors: [Slots; 6],
    pub(super) compartments: Vec<Compartment>,
    /// The compartment of each space.
    pub(super) compartment_of: Vec<u8>,
    /// The compartment of each arrow, and the arrow's spot.
    pub(super) arrows: Vec<(u8, Spot)>,
    pub(super) sabotages: Vec<Spot>,
    /// For each row from the bottom: rockets up to its end, and the value of its box.
    pub(super) rows: Vec<(u8, i32)>,
    /// All rockets of the launch track, and the value above them.
    pub(super) rockets: u8,
    pub(super) top: i32,
    pub(super) tie_rockets: u8,
    /// The spaces that each floor mission asks to be filled; nothing for the other missions.
    pub(super) mission_floors: Vec<Slots>,
    /// What the other missions ask for at least.
    pub(super) mission_counts: Vec<u8>,
    pub(super) places: Vec<Option<Place>>,
}

pub(super) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(source(1));
    let printed = Printed::of(1, 1);
    let floor_slots = |id: &String| {
        let floor = raw.floors.iter().find(|floor| floor.id == *id);
        floor.map_or(0, |floor| printed.set(&floor.slots))
    };
    let floors = Effect::ALL.map(|effect| {
        let row = raw.effects.iter().find(|row| row.effect == effect);
        row.map_or(0, |row| row.floors.iter().map(floor_slots).fold(0, |all, slots| all | slots))
    });
    let mut data = Data {
        floors,
        compartments: Vec::new(),
        compartment_of: vec![0; printed.slots.len()],
        arrows: Vec::new(),
        sabotages: Vec::new(),
        rows: Vec::new(),
        rockets: 0,
        top: raw.launch_track.top_box.value,
        tie_rockets: raw.launch_track.tie_break_rockets.len() as u8,
        mission_floors: raw.missions.iter().map(|m| m.condition.floors.iter().map(floor_slots).sum()).collect(),
        mission_counts: raw.missions.iter().map(|m| m.condition.at_least).collect(),
        places: vec![None; Spot::count()],
        printed,
    };
    raw.compartments.iter().for_each(|compartment| add_compartment(&mut data, compartment));
    add_track(&mut data, &raw.launch_track);
    for (place, spot) in (0..).zip(data.printed.errors.clone()) {
        data.places[spot.index()] = Some(Place::Error { place });
    }
    assert!(data.compartments.iter().fold(0, |all, c| all | c.slots) == data.printed.writable, "compartments");
    data
}

fn add_compartment(data: &mut Data, raw: &RawCompartment) {
    let number = data.compartments.len() as u8;
    let mut compartment = Compartment { slots: data.printed.set(&raw.slots), ..Compartment::default() };
    for slot in &raw.slots {
        data.compartment_of[data.printed.named(slot).index()] = number;
    }
    for bonus in &raw.bonuses {
        let mut place = Place::Bonus { compartment: number };
        match bonus.kind {
            Kind::Rocket => compartment.rockets += bonus.rockets,
            Kind::InactiveRocket => {
                let arrow = data.arrows.len() as u8;
                compartment.inactive = Some((bonus.rockets, arrow));
                let spot = bonus.arrow.as_ref().map(|arrow| Spot::known(&arrow.id)).unwrap_or_default();
                data.arrows.push((number, spot));
                data.places[spot.index()] = Some(Place::Arrow { arrow });
            }
            Kind::X => compartment.x += 1,
            Kind::Refuel => compartment.refuels += 1,
            Kind::Sabotage => {
                let icon = data.sabotages.len() as u8;
                compartment.sabotages |= 1 << icon;
                data.sabotages.push(Spot::known(&bonus.id));
                place = Place::Sabotage { icon };
            }
        }
        data.places[Spot::known(&bonus.id).index()] = Some(place);
    }
    data.compartments.push(compartment);
}

fn add_track(data: &mut Data, track: &RawTrack) {
    for row in &track.rows {
        for rocket in &row.rockets {
            data.places[Spot::known(&rocket.id).index()] = Some(Place::Rocket { place: data.rockets });
            data.rockets += 1;
        }
        data.rows.push((data.rockets, row.score_box.value));
        data.places[Spot::known(&row.id).index()] = Some(Place::Row { rockets: data.rockets });
    }
    for (place, rocket) in (0..).zip(&track.tie_break_rockets) {
        data.places[Spot::known(&rocket.id).index()] = Some(Place::TieRocket { place });
    }
}

#[derive(Deserialize)]
struct Raw {
    floors: Vec<RawFloor>,
    effects: Vec<RawEffect>,
    compartments: Vec<RawCompartment>,
    launch_track: RawTrack,
    missions: Vec<RawMission>,
}

#[derive(Deserialize)]
struct RawFloor {
    id: String,
    slots: Vec<String>,
}

#[derive(Deserialize)]
struct RawEffect {
    effect: Effect,
    floors: Vec<String>,
}

#[derive(Deserialize)]
struct RawCompartment {
    slots: Vec<String>,
    bonuses: Vec<RawBonus>,
}

#[derive(Deserialize)]
struct RawBonus {
    id: String,
    kind: Kind,
    #[serde(default)]
    rockets: u8,
    arrow: Option<RawSymbol>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Rocket,
    InactiveRocket,
    X,
    Refuel,
    Sabotage,
}

#[derive(Deserialize)]
struct RawSymbol {
    id: String,
}

#[derive(Deserialize)]
struct RawTrack {
    rows: Vec<RawRow>,
    top_box: RawValue,
    tie_break_rockets: Vec<RawSymbol>,
}

#[derive(Deserialize)]
struct RawRow {
    id: String,
    score_box: RawValue,
    rockets: Vec<RawSymbol>,
}

#[derive(Deserialize)]
struct RawValue {
    value: i32,
}

#[derive(Deserialize)]
struct RawMission {
    condition: RawCondition,
}

#[derive(Deserialize)]
struct RawCondition {
    #[serde(default)]
    floors: Vec<String>,
    #[serde(default)]
    at_least: u8,
}
