//! Everything that must hold of Skymines.

mod outlook;
mod sizes;
mod tables;

use game_testkit::{drawings, fuzz, golden, journals, laws, scenarios, texts};
use skymines::{Board, LunaPick, Options, Skymines, ThreatPick, Tokens, Tracks};

/// Random tracks, tokens to choose from, missions, linked slots.
fn varied() -> Options {
    Options { tracks: Tracks::Random, tokens: Tokens::Two, missions: true, linked_slots: true, ..Options::default() }
}

/// The Belt with missions and a threat.
fn belt() -> Options {
    Options {
        map: Board::Belt,
        tracks: Tracks::Random,
        missions: true,
        threat: ThreatPick::Random,
        ..Options::default()
    }
}

/// Two Lunas on the Moon.
fn lunas(one: LunaPick, two: LunaPick) -> Options {
    Options { luna_1: one, luna_2: two, ..varied() }
}

/// Four chapters against a Luna.
fn campaign() -> Options {
    Options { campaign: true, luna_1: LunaPick::Three, ..Options::default() }
}

laws!(Skymines; seats: 1..=4; options: [Options::default(), varied(), belt()]);

mod with_lunas {
    use super::*;

    fn on_the_belt() -> Options {
        Options { map: Board::Belt, ..lunas(LunaPick::Zero, LunaPick::Five) }
    }

    laws!(Skymines; seats: 1..=2; options: [lunas(LunaPick::Eight, LunaPick::Three), on_the_belt()]);
}

mod campaigns {
    use super::*;

    laws!(Skymines; seats: 1..=2; options: [campaign(), Options { threat: ThreatPick::TH6, ..belt() }]);
}

texts!(Skymines; options: [Options::default(), belt(), Options { luna_1: LunaPick::Eight, tracks: Tracks::Random, missions: true, ..Options::default() }, Options { map: Board::Belt, threat: ThreatPick::TH6, tracks: Tracks::Random, luna_1: LunaPick::Five, ..Options::default() }]);
scenarios!(Skymines, "tests/scenarios");
drawings!(Skymines; options: [Options::default(), varied(), belt(), lunas(LunaPick::Two, LunaPick::Eight)]);
journals!(Skymines, "tests/journals");
golden!(Skymines, "tests/golden";
    "two": seats 2, seed 1, options Options::default();
    "alone": seats 1, seed 2, options Options { missions: true, ..Options::default() };
    "belt-three": seats 3, seed 3, options belt());
fuzz!(Skymines, "tests/scenarios");
