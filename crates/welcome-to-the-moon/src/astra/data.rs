//! The printed facts of ASTRA's cards.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::read;
use crate::pieces::{Effect, Letter};

/// The levels that can be chosen; the campaign has one more.
/// § WM-S.1
pub(crate) const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// Opponents and adventures.
pub(crate) struct Data {
    opponents: Vec<[u8; 6]>,
    boards: Vec<Board>,
    /// Her track in adventure 1.
    pub(crate) track: Track,
}

/// What ASTRA's card says of an adventure.
pub(crate) struct Board {
    pub(crate) fixed: i32,
    pub(crate) per_level: i32,
    /// Room for solo bonuses. § WM-S.7
    pub(crate) slots: u8,
    /// Solo bonuses for each deed. § WM-S.7
    pub(crate) gain: u8,
    /// The effect cards that do something here. § WM-S.9
    letters: Vec<Letter>,
    /// The cards she is compared by, and how many of them count one. § WM-S.13
    pub(crate) rival: Option<(Effect, u8)>,
}

/// Her track in adventure 1.
/// § WM-S.3 WM-S.16
pub(crate) struct Track {
    pub(crate) boxes: u8,
    labels: Vec<u8>,
    values: Vec<(u8, i32)>,
    launch: i32,
}

pub(crate) static DATA: LazyLock<Data> = LazyLock::new(load);

fn load() -> Data {
    let raw: Raw = read(include_str!("../../data/astra.json"));
    let multipliers = |opponent: &Opponent| Effect::ALL.map(|effect| opponent.multipliers[&effect]);
    let opponents: Vec<[u8; 6]> = raw.opponents.iter().chain([&raw.campaign_opponent]).map(multipliers).collect();
    assert_eq!(opponents.len(), usize::from(*LEVELS.end()) + 1, "opponents of every level, and of the campaign");
    let track = raw.adventures[0].score_track.as_ref().expect("adventure 1 has a track");
    Data {
        opponents,
        track: Track {
            boxes: track.boxes,
            labels: track.level_labels_of_first_15.clone(),
            values: track.value_boxes.iter().map(|(at, value)| (*at, *value)).collect(),
            launch: track.launch_value,
        },
        boards: raw.adventures.iter().map(Board::from).collect(),
    }
}

impl Data {
    /// What each effect counts for an opponent, in the order of the data.
    pub(crate) fn multipliers(&self, level: u8) -> &[u8; 6] {
        &self.opponents[usize::from(level - 1)]
    }

    pub(crate) fn board(&self, adventure: u8) -> &Board {
        &self.boards[usize::from(adventure - 1)]
    }
}

impl Board {
    /// Whether an effect card does something here.
    /// § WM-S.9
    pub(crate) fn strikes(&self, letter: Letter) -> bool {
        self.letters.contains(&letter)
    }
}

impl Track {
    /// Boxes crossed off before the first turn: those of higher levels.
    /// § WM-S.3
    pub(crate) fn crossed_at_start(&self, level: u8) -> u8 {
        self.labels.iter().filter(|&&label| label > level).count() as u8
    }

    /// The lowest value box that is not crossed off.
    /// § WM-S.16
    pub(crate) fn value(&self, crossed: u8) -> i32 {
        self.next(crossed).map_or(self.launch, |(_, value)| *value)
    }

    /// The box of that value; nothing when all are crossed off.
    /// § WM-S.16
    pub(crate) fn value_box(&self, crossed: u8) -> Option<u8> {
        self.next(crossed).map(|(at, _)| *at)
    }

    fn next(&self, crossed: u8) -> Option<&(u8, i32)> {
        self.values.iter().find(|(at, _)| *at > crossed)
    }
}

impl From<&RawBoard> for Board {
    fn from(raw: &RawBoard) -> Self {
        Board {
            fixed: raw.fixed_points,
            per_level: raw.level_factor,
            slots: raw.solo_bonus_slots,
            gain: raw.solo_bonus.gain,
            letters: raw.effect_letters.clone(),
            rival: raw.comparison.as_ref().map(|c| (c.astra_counts.effect, c.astra_counts.divide_by)),
        }
    }
}

#[derive(Deserialize)]
struct Raw {
    opponents: Vec<Opponent>,
    campaign_opponent: Opponent,
    adventures: Vec<RawBoard>,
}

#[derive(Deserialize)]
struct Opponent {
    multipliers: BTreeMap<Effect, u8>,
}

#[derive(Deserialize)]
struct RawBoard {
    fixed_points: i32,
    level_factor: i32,
    solo_bonus_slots: u8,
    effect_letters: Vec<Letter>,
    solo_bonus: RawBonus,
    score_track: Option<RawTrack>,
    comparison: Option<RawComparison>,
}

#[derive(Deserialize)]
struct RawBonus {
    gain: u8,
}

#[derive(Deserialize)]
struct RawTrack {
    boxes: u8,
    level_labels_of_first_15: Vec<u8>,
    value_boxes: BTreeMap<u8, i32>,
    launch_value: i32,
}

#[derive(Deserialize)]
struct RawComparison {
    astra_counts: RawCounts,
}

#[derive(Deserialize)]
struct RawCounts {
    effect: Effect,
    divide_by: u8,
}
