//! Readers for evaluations: whole numbers about imagined games, found without allocating.

mod demands;

use game_core::Seat;

use crate::data::data;
use crate::pieces::{Building, Cell, Contract, Good, Tech, Who};
use crate::rules::{construct, gains, goals, shuttle};
use crate::scoring;
use crate::state::{Hand, OnMars};
use crate::tasks::Task;

impl OnMars {
    /// What somebody holds in secret; of an imagined game only.
    pub fn hand_of(&self, seat: Seat) -> Hand {
        *self.hands[seat].inside(&game_core::Fx::<()>::silent())
    }

    /// Points as if the game ended now.
    pub fn points_now(&self, who: Who) -> i32 {
        scoring::total(&self.open, who)
    }

    /// How many of each resource somebody can store.
    pub fn storage(&self, who: Who) -> u8 {
        self.open.base(who).limit()
    }

    /// How many colonists have a slot.
    pub fn slots(&self, who: Who) -> u8 {
        self.open.base(who).room()
    }

    /// Crystals that fit into the depot.
    pub fn depot(&self, who: Who) -> u8 {
        self.open.base(who).depot()
    }

    /// How many buildings a new one on this cell would join.
    pub fn would_join(&self, who: Who, building: Building, cell: Cell) -> u8 {
        construct::joins(&self.open, who, building, cell).unwrap_or(0)
    }

    /// Points that the life support system gives for a building now, and whether a benefit comes with them.
    pub fn lss_points(&self, who: Who, building: Building) -> (i32, bool) {
        let (Some(column), facts) = (building.column(), &data().lss) else { return (0, false) };
        let row = self.open.lss[column];
        if row >= facts.rows {
            return (0, false);
        }
        let first = if row == facts.start_row { i32::from(facts.first) } else { 0 };
        if row >= self.open.level_row() {
            return (first, false);
        }
        let (per, each) = facts.tiles[usize::from(self.open.lss_tiles[column].0)];
        (first + i32::from(gains::counted(&self.open, who, per)) * i32::from(each), true)
    }

    /// Points for one more cube in the progress area, at the end and at each level that still scores them.
    pub fn cube_points(&self, who: Who) -> i32 {
        let cubes = self.open.base(who).progress.len() as usize;
        let next = data().lss.progress.get(cubes + 1).copied().unwrap_or(data().lss.progress[cubes]);
        let times = 1 + i32::from(self.open.level < 2) + i32::from(self.open.level < 3);
        i32::from(next - data().lss.progress[cubes]) * times
    }

    /// How many advanced buildings of a type there are.
    pub fn advanced_of(&self, building: Building) -> u32 {
        let of_type = match building {
            Building::Shelter => self.open.all_shelters(),
            _ => self.open.buildings[building],
        };
        (of_type & self.open.all_advanced()).len()
    }

    /// The size of the group that a building belongs to.
    pub fn group_size(&self, cell: Cell) -> u32 {
        self.open.group(cell).len()
    }

    /// Cells on which somebody could place a building of this type, as far as zone and technology go.
    pub fn sites_of(&self, who: Who, building: Building) -> u32 {
        construct::sites(&self.open, who, building, 0).len()
    }

    /// The share of a contract that is done, in percent.
    pub fn contract_done(&self, who: Who, contract: Contract) -> u32 {
        if self.open.completed.contains(contract) {
            return 100;
        }
        let facts = contract.facts();
        match facts.upgrade {
            Some(building) => {
                let own = self.open.base(who).advanced & self.open.of_type(building, who);
                let largest = own.iter().map(|cell| self.open.group(cell).len()).max().unwrap_or(0);
                20 * largest.min(4)
            }
            None => {
                let base = self.open.base(who);
                let row = self.open.delivered[usize::from(contract.0)];
                let (mut got, mut all) = (0, 0);
                for (place, (good, count)) in facts.deliver.iter().enumerate() {
                    let here = row[place] + base.stock[*good].min(count - row[place]);
                    (got, all) = (got + u32::from(here), all + u32::from(*count));
                }
                90 * got / all.max(1)
            }
        }
    }

    /// Whether a private goal could be completed now.
    pub fn goal_met(&self, seat: Seat, goal: crate::pieces::Goal) -> bool {
        goals::fulfilled(&self.open, seat.into(), goal)
    }

    /// The level of somebody's technology.
    pub fn tech_level(&self, who: Who, tech: Tech) -> u8 {
        self.open.base(who).tech_level(tech)
    }

    /// Steps from somebody's rover to a cell.
    pub fn rover_distance(&self, who: Who, cell: Cell) -> u8 {
        data().map.distance(self.open.base(who).rover_at(), cell)
    }

    /// Steps between two cells.
    pub fn distance(&self, from: Cell, to: Cell) -> u8 {
        data().map.distance(from, to)
    }

    /// Whether a tile on the map would be of use to somebody.
    pub fn find_useful(&self, who: Who, find: crate::pieces::Find) -> bool {
        crate::rules::room::can_claim(&self.open, who, find)
    }

    /// Whether somebody could travel for nothing in the next shuttle phase.
    pub fn shuttle_leaves(&self, who: Who) -> bool {
        self.open.shuttle_space == 1 && self.open.shuttle == self.open.side(who)
    }

    /// Whether the seat is in the middle of its turn.
    pub fn in_turn(&self) -> Option<Who> {
        let pending = self.open.task()?;
        let open = !matches!(pending.task, Task::Deliver | Task::Count);
        (open && pending.who == self.open.active).then_some(pending.who)
    }

    /// Goods that sources make on the way to orbit.
    pub fn sources(&self, who: Who) -> u32 {
        gains::sources(&self.open, who).as_slice().iter().map(|count| u32::from(*count)).sum()
    }

    /// Whether a piece could be put on the map from orbit.
    pub fn can_explore(&self, who: Who) -> bool {
        shuttle::can_explore(&self.open, who)
    }

    /// Everything that could be spent as a crystal.
    pub fn crystals(&self, who: Who) -> u8 {
        self.open.purse(who, Good::Crystal)
    }
}

impl OnMars {
    /// Cells beside a cell on which a building that the colony wants could stand at two steps from its like.
    pub fn sites_near(&self, who: Who, cell: Cell) -> u32 {
        let map = &data().map;
        let near = (map.ways.beside(cell) | crate::pieces::CellSet::one(cell)) & !self.open.built();
        let wanted = Building::LSS.into_iter().filter(|building| self.lss_points(who, *building).1);
        let mut fitting = crate::pieces::CellSet::EMPTY;
        for building in wanted {
            let same = self.open.of_type(building, who);
            let beside = map.ways.around(same);
            same.iter().for_each(|other| fitting |= map.ring(other, 2) & !beside);
        }
        (near & fitting).len()
    }
}
