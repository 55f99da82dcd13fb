//! The board as a graph, once for each number of players.

use std::sync::LazyLock;

use game_core::{Map, PerKind};

use super::data;
use crate::pieces::{HEXES, Hex, HexSet, PLAYERS};

/// The hexes that exist at a table of this size, and how they hang together.
/// § NX-1.2
pub(crate) struct Layout {
    pub(crate) exists: HexSet,
    pub(crate) adjacent: Map<Hex, HexSet, HEXES>,
    /// Hexes exactly as many steps away as a Lava Leaper leaps.
    /// § NX-5.6
    pub(crate) leap: PerKind<Hex, HexSet, HEXES>,
    /// Home base hexes a, b, c of each seat.
    pub(crate) homes: [[Hex; 3]; PLAYERS],
    pub(crate) home_sets: [HexSet; PLAYERS],
}

static LAYOUTS: LazyLock<[Layout; 3]> = LazyLock::new(|| [2, 3, 4].map(build));

/// The layout for a table with this many seats.
#[inline]
pub(crate) fn layout(seats: u8) -> &'static Layout {
    &LAYOUTS[usize::from(seats) - 2]
}

/// Unused home sites do not exist and are dropped from every neighbourhood.
/// § NX-2.3
fn build(seats: usize) -> Layout {
    let data = data();
    let mut homes = [[Hex::MONOLITH; 3]; PLAYERS];
    for (seat, &site) in data.seat_sites[seats - 2].iter().enumerate() {
        homes[seat] = data.sites[site];
    }
    let used: HexSet = homes[..seats].iter().flatten().copied().collect();
    let all_homes: HexSet = data.sites.iter().flatten().copied().collect();
    let all: HexSet = (0..HEXES as u8).map(Hex).collect();
    let exists = all & !all_homes | used;

    let adjacent = data.adjacent.only(exists);
    let leap = PerKind::new(|hex| adjacent.at_distance(hex, data.leap_distance));
    let home_sets = homes.map(|hexes| hexes.into_iter().collect::<HexSet>() & used);
    Layout { exists, adjacent, leap, homes, home_sets }
}
