//! game-testkit
