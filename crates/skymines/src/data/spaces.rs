//! The spaces for bonus markers, and the tiles.

use serde::Deserialize;

use super::cards::{CardFacts, FieldFacts};
use super::plans::{Bundle, RewardRow, bundle};
use crate::pieces::{Kind, Space};

/// The spaces on the board.
pub struct Spaces {
    /// The tiers of the five majorities, in the order of [`Space`].
    pub majorities: Vec<[Tier; 3]>,
    /// What the first-player space brings besides the marker.
    pub first_player: Bundle,
    /// The fee of the space for buying.
    pub buy_fee: u8,
    /// Coins on top of the printed cost of a card that is sold.
    pub sell: u8,
    /// The fees of the tile spaces.
    pub tile_fees: [u8; 4],
    /// The fee and the steps of the personal space.
    /// § SK-17.5
    pub personal: (u8, u8),
    pub(super) tiles: Vec<TileRow>,
}

/// A tier of a majority.
/// § SK-11.2 SK-11.3
#[derive(Clone, Copy, Debug)]
pub struct Tier {
    /// The total needed, or the research cards.
    pub need: u8,
    /// Other science cards needed.
    pub others: u8,
    /// What it brings.
    pub reward: Bundle,
}

impl Space {
    /// What a majority space compares.
    pub const fn measure(self) -> Option<Kind> {
        Some(match self {
            Space::MajResearch => Kind::Research,
            Space::MajTitanium => Kind::Titanium,
            Space::MajCarbon => Kind::Carbon,
            Space::MajMinerals => Kind::Minerals,
            Space::MajEnergy => Kind::Energy,
            _ => return None,
        })
    }

    /// The number of the tile that the space reserves.
    pub const fn tile(self) -> Option<u8> {
        Some(match self {
            Space::TileResource => 0,
            Space::TileField => 1,
            Space::TileResearch => 2,
            Space::TileEnergy => 3,
            _ => return None,
        })
    }
}

#[derive(Deserialize)]
struct File {
    majority_spaces: Vec<MajorityRow>,
    standard_spaces: Vec<SpaceRow>,
    tile_spaces: Vec<SpaceRow>,
    tiles: Vec<TileRow>,
    personal_mission_space: SpaceRow,
}

#[derive(Deserialize)]
struct MajorityRow {
    id: Space,
    tiers: [TierRow; 3],
}

#[derive(Deserialize)]
struct TierRow {
    need: NeedRow,
    reward: Vec<RewardRow>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct NeedRow {
    research: u8,
    other_science: u8,
    titanium: u8,
    carbon: u8,
    minerals: u8,
    energy: u8,
}

#[derive(Deserialize)]
struct SpaceRow {
    id: Space,
    #[serde(default)]
    pay_coins: u8,
    #[serde(default)]
    reward: Vec<SoldRow>,
}

/// A reward, with the amount of a sale beside the usual parts.
#[derive(Deserialize)]
struct SoldRow {
    r#type: String,
    #[serde(default)]
    amount: u8,
}

#[derive(Deserialize)]
pub(super) struct TileRow {
    acts_as: Option<Kind>,
    effect: EffectRow,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct EffectRow {
    resource_card_plus: u8,
    helium: u8,
    helium_per_other_faceup_field: u8,
    research_points: u8,
    energy: u8,
}

impl TileRow {
    /// The tile as a card.
    /// § SK-13.4 SK-13.5
    pub(super) fn facts(&self) -> CardFacts {
        let effect = &self.effect;
        CardFacts {
            kind: self.acts_as.unwrap_or(Kind::Plus),
            value: effect.resource_card_plus + effect.energy,
            cost: 0,
            points: effect.research_points,
            share: None,
            field: FieldFacts {
                helium: effect.helium,
                per_other: effect.helium_per_other_faceup_field,
                ..FieldFacts::default()
            },
            deck: None,
        }
    }
}

pub(super) fn read_spaces(json: &str) -> Spaces {
    let file: File = super::read(json);
    for (space, row) in Space::ALL.iter().zip(&file.majority_spaces) {
        assert_eq!(*space, row.id, "majorities stand in our order");
    }
    let standard = |space: Space| file.standard_spaces.iter().find(|row| row.id == space).expect("a standard space");
    let amount = |row: &SpaceRow, kind: &str| {
        row.reward.iter().filter(|part| part.r#type == kind).map(|part| part.amount).sum::<u8>()
    };
    let tiers = |row: &MajorityRow| row.tiers.each_ref().map(TierRow::tier);
    Spaces {
        majorities: file.majority_spaces.iter().map(tiers).collect(),
        first_player: Bundle { points: amount(standard(Space::FirstPlayer), "research_points"), ..Bundle::default() },
        buy_fee: standard(Space::Buy).pay_coins,
        sell: amount(standard(Space::Sell), "coins_printed_cost_plus"),
        tile_fees: std::array::from_fn(|tile| {
            let row = file.tile_spaces.iter().find(|row| row.id.tile() == Some(tile as u8));
            row.expect("a tile space").pay_coins
        }),
        personal: (file.personal_mission_space.pay_coins, amount(&file.personal_mission_space, "advance_any_track")),
        tiles: file.tiles,
    }
}

impl TierRow {
    fn tier(&self) -> Tier {
        let NeedRow { research, other_science, titanium, carbon, minerals, energy } = self.need;
        let need = research + titanium + carbon + minerals + energy;
        Tier { need, others: other_science, reward: bundle(&self.reward) }
    }
}
