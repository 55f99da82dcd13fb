//! What every adventure sheet has: spaces, ascending sequences, missions, error boxes.

use serde::Deserialize;

use super::{SOURCES, read};
use crate::grid::{SLOTS, Slot, Slots};
use crate::pieces::Letter;
use crate::spot::Spot;

/// How many mission cards an adventure has, those of the campaign apart.
pub(crate) const MISSIONS: usize = 2 * Letter::ALL.len();

/// The common part of a printed sheet.
pub(crate) struct Printed {
    /// The spaces in the order of the data; a [`Slot`] is a place in this list.
    pub(crate) slots: Vec<Spot>,
    /// The spaces that can be filled.
    pub(crate) writable: Slots,
    /// Families of ascending sequences: every space lies in one sequence of each family. All sheets have one
    /// family, the colony has rows and columns.
    pub(crate) families: Vec<Vec<Slots>>,
    /// The six mission cards, two of each letter; then those that a campaign adds, one of each.
    pub(crate) missions: Vec<Mission>,
    /// Spaces within one frame (a compartment, a mine, a quarter, a block of a starship), by its id in the data.
    pub(crate) frames: Vec<(String, Slots)>,
    /// The error boxes.
    pub(crate) errors: Vec<Spot>,
    /// What a spot means as a space.
    slot_of: Vec<Option<Slot>>,
}

/// A mission card.
#[derive(Clone, Debug)]
pub(crate) struct Mission {
    /// The number printed on it.
    pub(crate) id: u8,
    /// Its type.
    pub(crate) letter: Letter,
    /// For whoever is first; 0 where the value is read elsewhere at the end.
    pub(crate) first: i32,
    /// For the others.
    pub(crate) later: i32,
}

impl Printed {
    /// Reads the common part of an adventure's sheet. `families` tells how many families its sequences form; they
    /// come one family after another, and each sequence runs in the order of the spaces.
    pub(crate) fn of(adventure: u8, families: usize) -> Self {
        let raw: Sheet = read(source(adventure));
        let slots: Vec<Spot> = raw.slots.iter().map(|slot| Spot::known(&slot.id)).collect();
        assert!(slots.len() <= SLOTS, "a sheet has at most {SLOTS} spaces");
        let mut slot_of = vec![None; Spot::count()];
        for (i, spot) in slots.iter().enumerate() {
            slot_of[spot.index()] = Some(Slot(i as u8));
        }
        let mut printed = Printed {
            slots,
            writable: mask(&raw.slots, |slot| slot.writable),
            families: Vec::new(),
            frames: Vec::new(),
            missions: raw.missions.iter().chain(&raw.campaign_missions).map(Mission::from).collect(),
            errors: raw.errors.iter().flat_map(|e| &e.boxes).map(|b| Spot::known(&b.id)).collect(),
            slot_of,
        };
        let sequences: Vec<Slots> = raw.sequences.iter().map(|s| printed.ascending(&s.slots)).collect();
        printed.families = sequences.chunks(sequences.len() / families).map(<[Slots]>::to_vec).collect();
        let framed = raw.frames.iter().chain(raw.starships.iter().flat_map(|ship| &ship.blocks));
        printed.frames = framed.map(|frame| (frame.id.clone(), printed.set(&frame.slots))).collect();
        printed.check(adventure, raw.slot_count);
        printed
    }

    /// The space at a spot, if it is one on this sheet.
    #[inline]
    pub(crate) fn slot(&self, spot: Spot) -> Option<Slot> {
        self.slot_of[spot.index()]
    }

    /// The spot of a space.
    #[inline]
    pub(crate) fn spot(&self, slot: Slot) -> Spot {
        self.slots[slot.index()]
    }

    /// The place of a mission card in the list.
    #[inline]
    pub(crate) fn mission_place(&self, card: u8) -> usize {
        let place = usize::from(card.wrapping_sub(self.missions[0].id));
        if place < MISSIONS { place } else { MISSIONS + usize::from(card - self.missions[MISSIONS].id) }
    }

    /// A mission card.
    #[inline]
    pub(crate) fn mission(&self, card: u8) -> &Mission {
        &self.missions[self.mission_place(card)]
    }

    /// The space with an id of the data.
    pub(crate) fn named(&self, id: &str) -> Slot {
        self.slot(Spot::known(id)).unwrap_or_else(|| panic!("`{id}` is not a space of its sheet"))
    }

    /// The spaces with these ids.
    pub(crate) fn set(&self, ids: &[String]) -> Slots {
        ids.iter().map(|id| self.named(id).bit()).fold(0, |all, bit| all | bit)
    }

    fn ascending(&self, ids: &[String]) -> Slots {
        let places: Vec<Slot> = ids.iter().map(|id| self.named(id)).collect();
        assert!(places.windows(2).all(|pair| pair[0].0 < pair[1].0), "a sequence runs against the order of the spaces");
        self.set(ids)
    }

    fn check(&self, adventure: u8, slot_count: u32) {
        for family in &self.families {
            let all = family.iter().fold(0, |all, &sequence| all | sequence);
            assert_eq!(all, self.writable, "a family of sequences of adventure {adventure} leaves spaces out");
            let spaces: u32 = family.iter().map(|sequence| sequence.count_ones()).sum();
            assert_eq!(spaces, slot_count, "the sequences of adventure {adventure} overlap");
        }
        assert!(self.missions.len() >= MISSIONS, "missions of adventure {adventure}");
    }
}

/// The data of an adventure.
pub(crate) fn source(adventure: u8) -> &'static str {
    SOURCES.iter().find(|(number, _)| *number == adventure).map_or("", |(_, json)| json)
}

/// The bits of the places in a list for which something holds.
pub(crate) fn mask<T>(list: &[T], holds: impl Fn(&T) -> bool) -> u64 {
    (0..).zip(list).filter(|(_, item)| holds(item)).map(|(i, _): (u32, _)| 1u64 << i).sum()
}

#[derive(Deserialize)]
struct Sheet {
    slot_count: u32,
    slots: Vec<RawSlot>,
    sequences: Vec<RawSequence>,
    missions: Vec<RawMission>,
    #[serde(default)]
    campaign_missions: Vec<RawMission>,
    errors: Option<RawErrors>,
    #[serde(default, alias = "compartments", alias = "mines", alias = "quarters")]
    frames: Vec<RawFrame>,
    #[serde(default)]
    starships: Vec<RawStarship>,
}

#[derive(Deserialize)]
struct RawFrame {
    id: String,
    slots: Vec<String>,
}

#[derive(Deserialize)]
struct RawStarship {
    blocks: Vec<RawFrame>,
}

#[derive(Deserialize)]
struct RawSlot {
    id: String,
    #[serde(default = "yes")]
    writable: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
struct RawSequence {
    slots: Vec<String>,
}

#[derive(Deserialize)]
struct RawErrors {
    boxes: Vec<RawBox>,
}

#[derive(Deserialize)]
struct RawBox {
    id: String,
}

#[derive(Deserialize)]
struct RawMission {
    id: u8,
    #[serde(rename = "type")]
    letter: Letter,
    reward: RawReward,
}

#[derive(Deserialize)]
struct RawReward {
    #[serde(default)]
    first: i32,
    #[serde(default)]
    later: i32,
}

impl From<&RawMission> for Mission {
    fn from(raw: &RawMission) -> Self {
        Mission { id: raw.id, letter: raw.letter, first: raw.reward.first, later: raw.reward.later }
    }
}
