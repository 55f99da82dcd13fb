//! Long work, generic inside so that its loops know the game's type.

pub(crate) mod arena;
pub(crate) mod bench;
mod median;
#[cfg(feature = "scenario")]
pub(crate) mod scenario;
pub(crate) mod simulate;
