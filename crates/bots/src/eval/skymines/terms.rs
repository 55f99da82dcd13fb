//! How much of what each party may expect comes true, when a round begins: early, halfway and late in a game.

use crate::eval::notes::{Term, term};

/// Of people.
pub(super) const PEOPLE: &[Term] = &[
    term("start", 0.0, 0.0, 0.0),
    term("now", 1.0, 1.0, 1.0),
    term("growth", 0.35, 0.35, 0.35),
    term("gain", 0.6, 0.6, 0.6),
    term("tank", 0.65, 0.65, 0.65),
    term("research", 0.65, 0.65, 0.65),
    term("energy", 0.65, 0.65, 0.65),
    term("points", 0.65, 0.65, 0.65),
    term("bonus", 0.65, 0.65, 0.65),
    term("markers", 0.65, 0.65, 0.65),
    term("rest", 0.65, 0.65, 0.65),
];

/// Of a Luna.
pub(super) const LUNAS: &[Term] = &[
    term("start", 0.0, 0.0, 0.0),
    term("now", 1.0, 1.0, 1.0),
    term("growth", 0.3, 0.3, 0.3),
    term("gain", 0.3, 0.3, 0.3),
    term("tank", 0.9, 0.9, 0.9),
    term("research", 0.9, 0.9, 0.9),
    term("energy", 0.9, 0.9, 0.9),
    term("points", 0.9, 0.9, 0.9),
    term("bonus", 0.9, 0.9, 0.9),
    term("markers", 0.9, 0.9, 0.9),
    term("rest", 0.9, 0.9, 0.9),
];
