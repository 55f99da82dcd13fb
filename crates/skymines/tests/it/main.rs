//! Everything that must hold of Skymines.

use game_testkit::laws;
use skymines::{LunaPick, Options, Skymines, ThreatPick, Tokens, Tracks, Board};

/// Random tracks, tokens to choose from, missions.
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

laws!(Skymines; seats: 1..=4; options: [Options::default(), varied(), belt()]);

mod lunas {
    use super::*;

    fn lunas(one: LunaPick, two: LunaPick) -> Options {
        Options { luna_1: one, luna_2: two, ..varied() }
    }

    laws!(Skymines; seats: 1..=2; options: [lunas(LunaPick::Eight, LunaPick::Three), Options { map: Board::Belt, ..lunas(LunaPick::Zero, LunaPick::Five) }]);
}
