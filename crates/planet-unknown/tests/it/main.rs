//! Everything that must hold of Planet Unknown.

use game_testkit::laws;
use planet_unknown::{Options, PlanetUnknown};

laws!(PlanetUnknown; seats: 1..=6; options: [Options::default()]);
