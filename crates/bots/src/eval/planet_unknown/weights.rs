//! The numbers of the evaluation, in medals unless they say otherwise.

use crate::eval::named::named_weights;

named_weights! {
    /// What the judge of Planet Unknown makes of what it sees.
    PlanetWeights;
    /// Squares that a tile covers, on the average of what is taken.
    tile = 2.94;
    /// Squares that stay empty when nothing fits any more.
    waste = 4.9;
    /// How hard an unfinished line is at all, in rounds.
    line_start = 1.26;
    /// How hard each of its empty squares is, in rounds.
    line_square = 0.42;
    /// How much harder a square is that few shapes can cover: three or two, one, none.
    few_shapes = 0.5;
    /// See `few_shapes`.
    one_shape = 1.5;
    /// See `few_shapes`: only a patch fits.
    no_shape = 3.5;
    /// A side between an empty square and what is not empty, while there is much to place.
    edge = -0.15;
    /// How much a meteorite takes from a line when no rover will ever come.
    meteorite = 2.8;
    /// How much of that a point of movement takes away.
    sweeping = 0.245;
    /// Steps of each tracker in a round.
    pace = 0.294;
    /// A medal that a tracker may reach.
    medal = 1.0;
    /// A synergy boost.
    boost = 1.2;
    /// A civ card of level 1, and what each further level adds.
    civ = 1.3;
    /// See `civ`.
    civ_level = 0.42;
    /// A patch.
    patch = 0.84;
    /// The first rover.
    rover = 3.5;
    /// Another rover.
    rover_more = 1.68;
    /// A movement point, while there is something to collect.
    movement = 0.3;
    /// A technology of middling use.
    tech = 1.4;
    /// A lifepod in reach, as a part of what it is worth when it is collected.
    pod = 0.85;
    /// How much nearer each movement point brings what lies far away, in steps.
    agility = 0.45;
    /// What clears a row or a column is worth so much of its medals, where a rover is near.
    clearing = 0.12;
    /// A patch kept for the end, when it fits wherever it is missing.
    stored = 1.1;
    /// A covered square by itself.
    square = 0.1;
    /// How much the chance of a private objective depends on what there is of it already.
    begun = 0.5;
    /// Rounds that each missing square of a block takes which a private objective asks for.
    block_square = 2.5;
    /// The same for each station of an area.
    area_station = 2.0;
    /// The same for each step of a tracker to the end.
    top_step = 0.7;
    /// At first sight: a side of a tile or patch at something else, or less a side at an empty square.
    contact = 0.4;
    /// At first sight: a section where an objective wants it.
    wish = 0.3;
    /// At first sight: an empty square that is left alone.
    lonely = 1.2;
    /// A lead that makes a seat a favourite three to one when the game ends at once.
    scale = 3.0;
    /// How much each round to come adds to it.
    scale_round = 0.5;
}

impl PlanetWeights {
    /// Where events end the game after twenty rounds: then planets are never full, and every square counts.
    pub fn timed() -> Self {
        PlanetWeights {
            line_start: 0.8,
            line_square: 0.8,
            edge: -0.07,
            square: 0.6,
            contact: 0.25,
            wish: 1.2,
            ..PlanetWeights::default()
        }
    }
}
