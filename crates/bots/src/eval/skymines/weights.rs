//! The numbers of the evaluation, in points unless they say otherwise.

use crate::eval::named::named_weights;

named_weights! {
    /// What the judge of Skymines makes of what it sees.
    SkyWeights;
    /// Shares that a step brings.
    rate = 0.350;
    /// Steps to come at which half a share begun counts half.
    doubt = 0.366;
    /// How much of a unit, a point of energy or a card that lies ready counts, beside one that is being used.
    ready = 1.264;
    /// How much of a majority within reach counts.
    tier = 0.880;
    /// A marker in the reserve with nothing better to do.
    marker = 0.000;
    /// Steps that markers bring in a round to come.
    marker_steps = 1.500;
    /// Outposts that a point of energy places.
    outposts = 0.707;
    /// What a point of energy brings besides: the rewards of places.
    places = 4.972;
    /// By how much an outpost sent back lowers a company.
    ousted = 1.091;
    /// What a company gains in a round by nobody in particular.
    drift = 0.102;
    /// How strongly effort goes there: added to the fourth power of what draws it.
    focus_spread = 0.192;
    /// Effort goes where one has shares that are worth something and others have none: shares counted as held already.
    focus_shares = 7.135;
    /// The same: value counted as there already.
    focus_value = 25.033;
    /// The same: shares counted as held by others.
    focus_rival = 3.342;
    /// How much of what a slot still to be switched on will play counts.
    slot = 1.000;
    /// A step on the tank track.
    helium = 1.612;
    /// Steps on the tank track in a round, apart from field cards.
    helium_pace = 0.344;
    /// Helium of a field card yet to be played.
    field = 2.891;
    /// Steps on the tank track in a round of somebody who wants its slot.
    slot_helium = 0.621;
    /// Screens in a round of somebody who wants the slot of the research track.
    slot_screens = 1.176;
    /// Screens that a research card brings on.
    stride = 0.400;
    /// A research point while there is time to use its plan, besides the coin that it always is.
    point = 1.233;
    /// How much of a plan counts that is taken and not yet laid.
    taken = 1.068;
    /// How likely a plan is entered that takes more cards than there are slots.
    hard = 0.015;
    /// The same for three cards.
    three = 0.474;
    /// The same for two.
    two = 0.364;
    /// The same for one.
    one = 0.282;
    /// How much of a plan's reward counts: only that of the last one entered is gained.
    reward = 0.379;
    /// Units of one kind that lie ready, since together they buy a card: in each round that is left.
    buy = 0.110;
    /// Coins that are short of four.
    short = 0.911;
    /// The marker of the first player.
    first = 0.515;
    /// A task of a mission.
    goal = 4.255;
    /// A card about to be bought.
    purchase = 18.667;
    /// A card about to be removed for its action.
    act = 1.032;
    /// How much the bonuses of tracks count.
    bonus = 0.941;
    /// How much the growth of companies counts for a decision.
    growth = 0.6;
    /// The lead that makes a favourite three to one at the end of a game.
    scale = 8.0;
    /// How much more it takes for each round that is left.
    scale_round = 3.0;
}

/// What the levels of each track bring in a round, from A1 to E2.
pub(super) const LEVELS: [[f32; 2]; 10] = [
    [4.0, 8.0],
    [4.0, 8.0],
    [1.5, 3.5],
    [1.0, 6.0],
    [3.0, 6.0],
    [3.0, 5.0],
    [2.0, 6.0],
    [16.0, 22.0],
    [1.0, 2.0],
    [5.0, 8.0],
];
