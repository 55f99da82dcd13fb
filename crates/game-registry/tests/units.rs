//! The parts of the registry that know no game, with the tests that stand beside them.
#![allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "each part is used by the registry, and here by its own tests"
)]

#[path = "../src/work/median.rs"]
mod median;
#[path = "../src/rulebook.rs"]
mod rulebook;
#[path = "../src/tape/mod.rs"]
mod tape;
#[path = "../src/translated.rs"]
mod translated;
