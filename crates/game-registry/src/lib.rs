//! game-registry
