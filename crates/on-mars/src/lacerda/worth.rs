//! What a tile would bring him at once: points, crystals, progress cubes, contributions to missions.

use super::{build, hire, orbit, upgrade};
use crate::data::{Effect, data};
use crate::pieces::{Building, Feat, Find, Good, Lab, Main, Tech, Who};
use crate::rules::gains;
use crate::state::Open;

/// What counts for him, the weightiest first.
/// § OM-15.18
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth {
    pub(super) points: i32,
    pub(super) crystals: i32,
    pub(super) cubes: i32,
    pub(super) missions: i32,
}

impl Worth {
    /// So many contributions to a mission, as far as it still needs them.
    fn feat(&mut self, open: &Open, feat: Feat, times: u8) {
        let mission = open.missions.0.iter().find(|state| state.left > 0 && state.mission.facts().feat == feat);
        if let Some(state) = mission {
            let times = i32::from(times.min(state.left));
            self.missions += times;
            self.crystals += times * i32::from(state.mission.facts().crystals);
        }
    }

    /// § OM-8.15 OM-8.16 OM-8.20 OM-15.10
    fn building(&mut self, open: &Open, who: Who, building: Building) {
        let size = build::largest(open, who, building);
        if building == Building::Shelter {
            self.crystals += i32::from(size);
            return;
        }
        if size > 1 && !open.base(who).progress.contains(building) {
            self.cubes += 1;
            self.feat(open, Feat::Progress, 1);
        }
        let (Some(column), facts) = (building.column(), &data().lss) else { return };
        let before = open.lss[column];
        if before == facts.start_row {
            self.points += i32::from(facts.first);
        }
        if before < open.level_row() && before < facts.rows {
            let (per, each) = facts.tiles[usize::from(open.lss_tiles[column].0)];
            self.points += i32::from(gains::counted(open, who, per) * each);
            self.crystals += i32::from(open.posts[Main::Hire][who.index()] == 0);
        }
    }

    /// Goods that he would take one by one.
    fn warehouse(&mut self, open: &Open, count: u8) {
        let mut after = *open;
        for _ in 0..count {
            let Some(good) = orbit::stored(&after, false).first() else { return };
            after.warehouse[good] -= 1;
            self.crystals += i32::from(good == Good::Crystal);
        }
    }

    fn blueprints(&mut self, open: &Open, who: Who, count: u8) {
        let mut after = *open;
        let count = count.min(open.base(who).markers);
        let mut taken = 0;
        for _ in 0..count {
            let Some(card) = orbit::displayed(&after, who).first() else { break };
            after.display.0.iter_mut().filter(|place| **place == Some(card)).for_each(|place| *place = None);
            self.crystals += i32::from(card.facts().gain == Good::Crystal);
            taken += 1;
        }
        self.feat(open, Feat::Blueprint, taken);
    }

    fn learning(&mut self, open: &Open, who: Who) {
        self.feat(open, Feat::Tech, 1);
        self.reward(open, who, orbit::entry(open, who));
    }

    /// The cells that developments would reach.
    fn developing(&mut self, open: &Open, who: Who, count: u8) {
        let mut after = *open;
        for left in (1..=count).rev() {
            let Some(tech) = orbit::developable(&after, who, left).first() else { return };
            let to = after.base(who).lab[tech].and_then(|from| orbit::next_cell(&after, who, from));
            after.base_mut(who).lab[tech] = to;
            self.reward(open, who, to);
        }
    }

    fn reward(&mut self, open: &Open, who: Who, cell: Option<Lab>) {
        if let Some(deed) = cell.and_then(|cell| cell.facts().reward) {
            self.effect(open, who, deed.effect);
        }
    }

    fn effect(&mut self, open: &Open, who: Who, effect: Effect) {
        match effect {
            Effect::Gain { good: Good::Crystal, count } => self.crystals += i32::from(count),
            Effect::Construct { what } => {
                if let Some(building) = build::plan(open, who, what) {
                    self.building(open, who, building);
                }
            }
            Effect::Upgrade { count, tech, .. } => {
                let levels = open.parties().map(|owner| open.base(owner).tech_level(Tech::Upgrade));
                let more = if tech { levels.max().unwrap_or(0) } else { 0 };
                let possible = upgrade::buildable(open, who).count() as u8;
                self.feat(open, Feat::Advanced, possible.min(count + more));
            }
            Effect::Hire { scientist, contract, .. } => match hire::wanted(open, who, scientist, contract) {
                Some(hire::Wanted::Scientist) => self.feat(open, Feat::Scientist, 1),
                Some(hire::Wanted::Contract) => self.feat(open, Feat::Contract, 1),
                None => {}
            },
            Effect::Develop { count, .. } => self.developing(open, who, count),
            Effect::Blueprint { count } => self.blueprints(open, who, count),
            Effect::Warehouse { count, .. } => self.warehouse(open, count),
            Effect::Learn { .. } => self.learning(open, who),
            _ => {}
        }
    }
}

/// What claiming a tile brings him at once.
/// § OM-15.13 OM-15.18
pub(super) fn of(open: &Open, who: Who, find: Find) -> Worth {
    let mut worth = Worth::default();
    let (feat, deed) = match find {
        Find::Research(_) => (Feat::Research, data().research),
        Find::Discovery(discovery) => (Feat::Discovery, discovery.deed()),
    };
    worth.feat(open, feat, 1);
    worth.effect(open, who, deed.effect);
    worth
}
