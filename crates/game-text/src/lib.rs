//! game-text
