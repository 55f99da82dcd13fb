//! The ten sides of the company tracks.

use game_core::List;
use serde::Deserialize;

/// The last cell of every track.
pub const END: u8 = 20;

/// What is printed on a side.
#[derive(Clone, Copy, Debug)]
pub struct TrackFacts {
    /// Shares by cell.
    /// § SK-8.1
    pub shares: [u8; END as usize + 1],
    /// The cell before each bonus threshold, and its coins.
    /// § SK-8.2
    pub thresholds: [(u8, u8); 2],
    /// What it costs to leave each cell.
    /// § SK-8.3
    pub barriers: [u8; END as usize],
    /// The bonus of each level.
    pub bonuses: [BonusFacts; 2],
}

impl TrackFacts {
    /// How many thresholds lie behind a marker.
    #[inline]
    pub fn crossed(&self, cell: u8) -> u8 {
        self.thresholds.iter().filter(|(after, _)| cell > *after).count() as u8
    }

    /// The level and coins of the threshold behind a cell, if there is one.
    pub fn threshold_after(&self, cell: u8) -> Option<(u8, u8)> {
        let place = self.thresholds.iter().position(|(after, _)| *after == cell)?;
        Some((place as u8 + 1, self.thresholds[place].1))
    }
}

/// The numbers of a bonus; which of them there are is told by its side.
/// § SK-8.7 SK-8.8
#[derive(Clone, Copy, Debug, Default)]
pub struct BonusFacts {
    /// How much more energy, how many more markers, how much cheaper, how much more a card counts.
    pub amount: u8,
    /// How many more collectors.
    pub collectors: u8,
    /// The fee of a space.
    pub fee: u8,
    /// Research points and helium, to choose from.
    pub gains: List<(u8, u8), 2>,
    /// Helium beside a purchase.
    pub helium: u8,
    /// How much cheaper that purchase is.
    pub discount: u8,
    /// Coins on top of the printed cost of a removed card.
    pub on_top: u8,
    /// Whether only carbon cards may be removed.
    pub carbon_only: bool,
    /// Steps on other tracks.
    pub others: List<u8, 3>,
    /// What a card of the discard pile costs.
    pub fetch: u8,
}

#[derive(Deserialize)]
struct File {
    tracks: Vec<TrackRow>,
}

#[derive(Deserialize)]
struct TrackRow {
    length: u8,
    share_cells: Vec<ShareRow>,
    bonus_thresholds: [ThresholdRow; 2],
    money_barriers: Vec<BarrierRow>,
    bonuses: [BonusRow; 2],
}

#[derive(Deserialize)]
struct ShareRow {
    cell: u8,
    shares: u8,
}

#[derive(Deserialize)]
struct ThresholdRow {
    after_cell: u8,
    coins: u8,
}

#[derive(Deserialize)]
struct BarrierRow {
    after_cell: u8,
    cost: u8,
}

#[derive(Deserialize)]
struct BonusRow {
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    collector_bonus: u8,
    #[serde(default)]
    pay_coins: u8,
    reward: Option<PartRow>,
    #[serde(default)]
    choose_one: Vec<PartRow>,
    #[serde(default)]
    and_or: Vec<PartRow>,
    #[serde(default)]
    coins_printed_cost_plus: u8,
    remove_hand_card: Option<FilterRow>,
    #[serde(default)]
    advance_other_tracks: Vec<u8>,
}

#[derive(Deserialize)]
struct PartRow {
    #[serde(default)]
    research_points: u8,
    #[serde(default)]
    helium: u8,
    buy_card_with_coins: Option<DiscountRow>,
    #[serde(default)]
    pay_coins: u8,
    take_from_discard: Option<u8>,
}

#[derive(Deserialize)]
struct DiscountRow {
    discount: u8,
}

#[derive(Deserialize)]
struct FilterRow {
    filter: String,
}

pub(super) fn read_tracks(json: &str) -> Vec<TrackFacts> {
    super::read::<File>(json).tracks.iter().map(TrackRow::facts).collect()
}

impl TrackRow {
    fn facts(&self) -> TrackFacts {
        assert_eq!(self.length, END, "all tracks are equally long");
        let mut shares = [0; END as usize + 1];
        for (cell, count) in shares.iter_mut().enumerate() {
            let reached = self.share_cells.iter().filter(|row| usize::from(row.cell) <= cell);
            *count = reached.map(|row| row.shares).max().unwrap_or(0);
        }
        let mut barriers = [0; END as usize];
        self.money_barriers.iter().for_each(|row| barriers[usize::from(row.after_cell)] = row.cost);
        TrackFacts {
            shares,
            thresholds: self.bonus_thresholds.each_ref().map(|row| (row.after_cell, row.coins)),
            barriers,
            bonuses: self.bonuses.each_ref().map(BonusRow::facts),
        }
    }
}

impl BonusRow {
    fn facts(&self) -> BonusFacts {
        let parts = || self.choose_one.iter().chain(&self.and_or).chain(&self.reward);
        BonusFacts {
            amount: self.amount,
            collectors: self.collector_bonus,
            fee: self.pay_coins,
            gains: parts()
                .filter(|part| part.research_points > 0)
                .map(|part| (part.research_points, part.helium))
                .collect(),
            helium: self.and_or.iter().map(|part| part.helium).sum(),
            discount: parts().filter_map(|part| part.buy_card_with_coins.as_ref()).map(|buy| buy.discount).sum(),
            on_top: self.coins_printed_cost_plus,
            carbon_only: self.remove_hand_card.as_ref().is_some_and(|filter| filter.filter == "carbon"),
            others: self.advance_other_tracks.iter().copied().collect(),
            fetch: parts().filter(|part| part.take_from_discard.is_some()).map(|part| part.pay_coins).sum(),
        }
    }
}
