//! What things are worth in points. Set by reason from the prices of the game, then tried in the arena.

/// What things are worth in points, beside what the score pad counts.
#[derive(Clone, Copy, Debug)]
pub struct MarsWeights {
    /// A lead that makes a favourite three to one.
    pub scale: f32,
    /// Alone: how heavily turns that the demands still take weigh against those that are left.
    pub pace: f32,
    /// Resources in storage, from mineral to oxygen, and crystals.
    pub goods: [f32; 6],
    /// A crystal that waits.
    pub waiting: f32,
    /// A private goal that is still in hand.
    pub goal: f32,
    /// A private goal in hand whose condition holds.
    pub goal_met: f32,
    /// A colonist in the living quarters.
    pub colonist: f32,
    /// A free slot in the living quarters.
    pub slot: f32,
    /// A bot on the map.
    pub bot: f32,
    /// A shelter: room for people and goods.
    pub shelter: f32,
    /// A level of a technology: what can be done with it.
    pub tech: f32,
    /// A technology at all.
    pub tile: f32,
    /// The chance that a blueprint is built in the end, while there is time.
    pub built: f32,
    /// How much less welcome another blueprint is for each one that waits to be built.
    pub hoard: f32,
    /// What an advanced building will still produce and do.
    pub advanced: f32,
    /// A miner.
    pub miner: f32,
    /// A scientist: advanced buildings to come, free actions.
    pub scientist: f32,
    /// A cube in the progress area, for the points it will bring later.
    pub cube: f32,
    /// A research or discovery tile near the rover.
    pub find: f32,
    /// To stand where the shuttle leaves.
    pub shuttle: f32,
    /// A free executive action.
    pub executive: f32,
}

impl Default for MarsWeights {
    fn default() -> Self {
        MarsWeights {
            scale: 12.0,
            pace: 1.0,
            goods: [1.3, 0.6, 0.7, 0.8, 0.9, 0.8],
            waiting: 0.7,
            goal: 0.6,
            goal_met: 4.0,
            colonist: 0.7,
            slot: 0.1,
            bot: 1.5,
            shelter: 1.2,
            tech: 0.7,
            tile: 0.5,
            built: 0.75,
            hoard: 0.7,
            advanced: 1.5,
            miner: 1.0,
            scientist: 3.0,
            cube: 1.5,
            find: 0.8,
            shuttle: 0.4,
            executive: 0.2,
        }
    }
}

impl MarsWeights {
    /// The weight of that name, for trying out others.
    pub fn by_name(&mut self, name: &str) -> Option<&mut f32> {
        Some(match name {
            "scale" => &mut self.scale,
            "pace" => &mut self.pace,
            "mineral" => &mut self.goods[0],
            "battery" => &mut self.goods[1],
            "water" => &mut self.goods[2],
            "plant" => &mut self.goods[3],
            "oxygen" => &mut self.goods[4],
            "crystal" => &mut self.goods[5],
            "waiting" => &mut self.waiting,
            "goal" => &mut self.goal,
            "goal_met" => &mut self.goal_met,
            "colonist" => &mut self.colonist,
            "slot" => &mut self.slot,
            "bot" => &mut self.bot,
            "shelter" => &mut self.shelter,
            "tech" => &mut self.tech,
            "tile" => &mut self.tile,
            "built" => &mut self.built,
            "hoard" => &mut self.hoard,
            "advanced" => &mut self.advanced,
            "miner" => &mut self.miner,
            "scientist" => &mut self.scientist,
            "cube" => &mut self.cube,
            "find" => &mut self.find,
            "shuttle" => &mut self.shuttle,
            "executive" => &mut self.executive,
            _ => return None,
        })
    }
}
