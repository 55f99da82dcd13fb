//! The numbers of the hints, and those that turn points into chances. What a base is worth stands in `terms`.

use crate::eval::named::named_weights;

named_weights! {
    /// How good each action looks at first sight: only comparisons count.
    MarsWeights;
    /// A lead that makes a favourite three to one, in points.
    scale = 12.0;
    /// Alone: how heavily turns that the demands still take weigh against those that are left.
    pace = 1.0;
    /// A mineral to be gained.
    mineral = 1.3;
    /// A battery.
    battery = 0.6;
    /// Water.
    water = 0.7;
    /// A plant.
    plant = 0.8;
    /// Oxygen.
    oxygen = 0.9;
    /// A crystal.
    crystal = 0.8;
    /// To construct at all.
    construct = 3.0;
    /// A benefit that a building brings by the life support system.
    benefit = 1.5;
    /// Room for people and goods, while there is time to use it.
    shelter = 2.5;
    /// A colonist in a mine, while there is time.
    miner = 1.0;
    /// To upgrade.
    upgrade = 8.0;
    /// To take blueprints.
    blueprint = 1.5;
    /// More of it early.
    blueprint_early = 4.0;
    /// How much less welcome another blueprint is for each one that waits to be built.
    hoard = 0.7;
    /// To learn a technology.
    learn = 1.5;
    /// More of it early.
    learn_early = 4.0;
    /// To develop technologies.
    develop = 2.5;
    /// More of it for each oxygen, up to two.
    develop_oxygen = 1.5;
    /// A level of a technology, besides its points.
    tech = 0.7;
    /// To take goods.
    resupply = 1.5;
    /// More of it for each colonist who could help.
    resupply_crew = 0.3;
    /// To send rover and bots out.
    control = 2.0;
    /// A tile to find there.
    find = 0.8;
    /// To welcome a ship.
    ship = 5.0;
    /// More of it early.
    ship_early = 3.0;
    /// To hire.
    hire = 4.0;
    /// To end a turn in which executive actions are left.
    end = 1.0;
    /// How much executive actions count beside it.
    executive = 1.0;
    /// To send more people to work.
    boost = 1.0;
    /// To travel, for each colonist who would come home.
    home = 0.4;
    /// To travel, for each good that would be made on the way.
    sources = 0.5;
    /// What it takes off to travel with a ship of one's own.
    own_ship = 3.0;
}

impl MarsWeights {
    /// Resources from mineral to oxygen, and crystals.
    pub(super) fn goods(&self) -> [f32; 6] {
        [self.mineral, self.battery, self.water, self.plant, self.oxygen, self.crystal]
    }
}
