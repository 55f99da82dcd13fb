//! Everything that must hold of On Mars.

mod sentences;
mod sizes;

use game_testkit::{drawings, fuzz, golden, journals, laws, scenarios, texts};
use on_mars::{Length, OnMars, Options, SoloGoal};

fn long() -> Options {
    Options { length: Length::Long, ..Options::default() }
}

fn first() -> Options {
    Options { first_colonists: true, ..Options::default() }
}

fn oddity() -> Options {
    Options { space_oddity: true, ..first() }
}

laws!(OnMars; seats: 2..=4; options: [Options::default(), long(), first(), oddity()]);
texts!(OnMars; options: [Options::default(), long(), first(), oddity(), alone::with(SoloGoal::NextGeneration), alone::with(SoloGoal::HunkyDory), alone::with(SoloGoal::MartianPotato)]);
drawings!(OnMars; options: [Options::default(), first(), alone::with(SoloGoal::MartianPotato)]);

mod alone {
    use super::*;

    pub(super) fn with(goal: SoloGoal) -> Options {
        Options { goal, ..Options::default() }
    }

    fn long() -> Options {
        Options { length: Length::Long, space_oddity: true, ..with(SoloGoal::HunkyDory) }
    }

    laws!(OnMars; seats: 1..=1; options: [with(SoloGoal::Colonists), with(SoloGoal::NextGeneration), long(), with(SoloGoal::MartianPotato)]);
}

scenarios!(OnMars, "tests/scenarios");
journals!(OnMars, "tests/journals");
golden!(OnMars, "tests/golden";
    "alone": seats 1, seed 1, options Options::default();
    "two": seats 2, seed 2, options oddity();
    "three": seats 3, seed 3, options Options::default());
fuzz!(OnMars, "tests/scenarios");
