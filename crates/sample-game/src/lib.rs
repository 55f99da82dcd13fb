//! sample-game
