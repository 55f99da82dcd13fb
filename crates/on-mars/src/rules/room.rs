//! Whether pieces that move will find cells to stop on.

use game_core::{Id, List};

use crate::base::Base;
use crate::data::data;
use crate::pieces::{Cell, CellSet, Find, Good, Who};
use crate::rules::effects;
use crate::state::Open;
use crate::tasks::Moving;

/// So many steps and one more reach from anywhere to anywhere.
const FAR: u8 = 9;

/// Cells with a piece that somebody cannot move away: miners, markers, pieces of others.
/// § OM-3.10
fn fixed(open: &Open, who: Who) -> CellSet {
    open.parties().fold(CellSet::EMPTY, |all, other| {
        let base = open.base(other);
        let mut cells = all | base.miners | base.advanced;
        if other != who {
            base.bots.iter().for_each(|cell| cells.insert(*cell));
            if let Some(cell) = base.rover {
                cells.insert(cell);
            }
        }
        cells
    })
}

/// Cells, of these, with a tile that somebody could not claim: a rover cannot stop there.
/// § OM-8.5
fn unclaimable(open: &Open, who: Who, among: CellSet) -> CellSet {
    // All research tiles do the same: one look is enough for all of them.
    let mut research = None;
    let mut closed = CellSet::EMPTY;
    for lying in open.finds.iter().filter(|lying| among.contains(lying.cell)) {
        let open_to = match lying.find {
            Find::Research(kind) => {
                !open.base(who).research.contains(kind)
                    && *research.get_or_insert_with(|| effects::possible(open, who, data().research))
            }
            Find::Discovery(_) => can_claim(open, who, lying.find),
        };
        if !open_to {
            closed.insert(lying.cell);
        }
    }
    closed
}

/// Whether a tile can be claimed: its type is new to its finder, and a part of its benefit can be had.
/// § OM-8.5
pub(crate) fn can_claim(open: &Open, who: Who, find: Find) -> bool {
    match find {
        Find::Research(research) => {
            !open.base(who).research.contains(research) && effects::possible(open, who, data().research)
        }
        Find::Discovery(discovery) => effects::possible(open, who, discovery.deed()),
    }
}

/// Cells of pieces that would have to claim what lies under them.
pub(crate) fn under(base: &Base, moving: Moving) -> CellSet {
    let mut cells = base.rover.filter(|_| moving.rover_moved).into_iter().collect::<CellSet>();
    if moving.as_rovers {
        base.bots.iter().for_each(|cell| cells.insert(*cell));
    }
    cells
}

/// What a move has to respect when it ends.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// Cells that are taken for good.
    pub(crate) fixed: CellSet,
    /// Where a rover that moved cannot stop.
    pub(crate) closed: CellSet,
    /// Points left for bots and for the rover, those that crystals could buy included.
    pub(crate) bots: u8,
    /// The same for the rover.
    pub(crate) rover: u8,
    /// Crystals that could be spent on either.
    pub(crate) crystals: u8,
}

impl Room {
    /// Looks no further than the points that are left could bring whatever claims tiles.
    pub(crate) fn of(open: &Open, who: Who, base: &Base, moving: Moving) -> Self {
        let crystals = if moving.boost_bots || moving.boost_rover { open.purse(who, Good::Crystal) } else { 0 };
        let best = if moving.tech { effects::best_rover(open) } else { 0 };
        let fuel = if moving.boost_rover { crystals } else { 0 };
        let mut cells = disc(base.rover_at(), moving.rover.saturating_add(best).saturating_add(fuel));
        if moving.as_rovers {
            base.bots.iter().for_each(|cell| cells |= disc(*cell, moving.bots.saturating_add(crystals)));
        }
        Room::among(open, who, moving, cells)
    }

    /// The same for pieces that stay where they are: only tiles under them are looked at.
    pub(crate) fn standing(open: &Open, who: Who, moving: Moving) -> Self {
        Room::among(open, who, moving, under(open.base(who), moving))
    }

    /// The same for pieces that stay or take one step.
    pub(crate) fn near(open: &Open, who: Who, moving: Moving) -> Self {
        let (base, ways) = (open.base(who), &data().map.ways);
        let mut cells = under(base, moving);
        if moving.rover > 0 {
            cells |= ways.beside(base.rover_at());
        }
        if moving.as_rovers {
            base.bots.iter().for_each(|cell| cells |= ways.beside(*cell));
        }
        Room::among(open, who, moving, cells)
    }

    /// Looks at the tiles on these cells only: what a tile would bring takes longest to find out.
    fn among(open: &Open, who: Who, moving: Moving, cells: CellSet) -> Self {
        let boosts = moving.boost_bots || moving.boost_rover;
        let best = if moving.tech { effects::best_rover(open) } else { 0 };
        Room {
            fixed: fixed(open, who),
            closed: unclaimable(open, who, cells),
            bots: moving.bots,
            rover: moving.rover + best,
            crystals: if boosts { open.purse(who, Good::Crystal) } else { 0 },
        }
    }

    /// Whether everything may stay where it is.
    pub(crate) fn settled(&self, base: &Base, moving: Moving) -> bool {
        self.crowded(base, moving).is_none()
    }

    /// The first cell on which something cannot stay.
    pub(crate) fn crowded(&self, base: &Base, moving: Moving) -> Option<Cell> {
        let mut first = None;
        self.each_crowded(base, moving, |cell| {
            first = Some(cell);
            true
        });
        first
    }

    /// The cells on which one piece, a bot by its place or the rover, could stop without anything else having to move:
    /// none at all if two others crowd each other. Most steps lead there, and need no closer look.
    pub(crate) fn beside_others(&self, base: &Base, moving: Moving, bot: Option<usize>) -> CellSet {
        let claims = |place: usize| moving.as_rovers && moving.bots_moved & (1 << place) != 0;
        let mut taken = self.fixed;
        for (place, cell) in base.bots.iter().enumerate().filter(|(place, _)| bot != Some(*place)) {
            if taken.contains(*cell) || (claims(place) && self.closed.contains(*cell)) {
                return CellSet::EMPTY;
            }
            taken.insert(*cell);
        }
        if let Some(cell) = base.rover.filter(|_| bot.is_some()) {
            if taken.contains(cell) || (moving.rover_moved && self.closed.contains(cell)) {
                return CellSet::EMPTY;
            }
            taken.insert(cell);
        }
        let closed = if bot.is_none() || moving.as_rovers { self.closed } else { CellSet::EMPTY };
        data().map.all & !(taken | closed)
    }

    /// The cells of all that cannot stay where it is.
    /// § OM-3.10 OM-8.5
    pub(crate) fn crowd(&self, base: &Base, moving: Moving) -> List<Cell, 5> {
        let mut crowd = List::new();
        self.each_crowded(base, moving, |cell| {
            crowd.push(cell);
            false
        });
        crowd
    }

    /// Goes through these cells until `found` has seen enough.
    fn each_crowded(&self, base: &Base, moving: Moving, mut found: impl FnMut(Cell) -> bool) {
        let mut seen = self.fixed;
        for (place, bot) in base.bots.iter().enumerate() {
            let claims = moving.as_rovers && moving.bots_moved & (1 << place) != 0;
            if (seen.contains(*bot) || (claims && self.closed.contains(*bot))) && found(*bot) {
                return;
            }
            seen.insert(*bot);
        }
        if let Some(rover) = base.rover
            && (seen.contains(rover) || (moving.rover_moved && self.closed.contains(rover)))
        {
            found(rover);
        }
    }

    /// Whether the points that are left suffice to bring everything to a cell of its own. What can stay stays; of a bot
    /// and the rover on one cell either may.
    pub(crate) fn can_settle(&self, base: &Base, moving: Moving) -> bool {
        self.settled(base, moving) || self.try_settle(base, moving, true) || self.try_settle(base, moving, false)
    }

    fn try_settle(&self, base: &Base, moving: Moving, bots_first: bool) -> bool {
        let mut taken = self.fixed;
        let closed = if moving.rover_moved { self.closed } else { CellSet::EMPTY };
        let barred = if moving.as_rovers { self.closed } else { CellSet::EMPTY };
        let mut stays = |cell: Cell, closed: CellSet| {
            let free = !taken.contains(cell) && !closed.contains(cell);
            if free {
                taken.insert(cell);
            }
            free
        };
        let mut leaving: List<Cell, 4> = List::new();
        let first = base.rover.filter(|cell| !bots_first && !stays(*cell, closed));
        base.bots.iter().filter(|bot| !stays(**bot, barred)).for_each(|bot| leaving.push(*bot));
        let rover_leaves = first.or_else(|| base.rover.filter(|cell| bots_first && !stays(*cell, closed)));
        let (mut bots, mut rover) = (0, 0);
        for bot in &leaving {
            let to = nearest(*bot, taken | barred);
            bots += data().map.distance(*bot, to);
            taken.insert(to);
        }
        if let Some(cell) = rover_leaves {
            rover = data().map.distance(cell, nearest(cell, taken | self.closed));
        }
        let missing = bots.saturating_sub(self.bots) + rover.saturating_sub(self.rover);
        let allowed = (moving.boost_bots || bots <= self.bots) && (moving.boost_rover || rover <= self.rover);
        allowed && missing <= self.crystals
    }
}

/// All cells within so many steps.
fn disc(cell: Cell, steps: u8) -> CellSet {
    let map = &data().map;
    if steps > FAR {
        return map.all;
    }
    (0..=steps).fold(CellSet::EMPTY, |cells, steps| cells | map.ring(cell, steps))
}

/// The nearest cell that is not taken.
fn nearest(cell: Cell, taken: CellSet) -> Cell {
    let free = data().map.all & !taken;
    let ring = (0..14).map(|steps| data().map.ring(cell, steps) & free).find(|ring| !ring.is_empty());
    ring.and_then(|ring| ring.iter().next()).unwrap_or(Cell::from_index(0))
}
