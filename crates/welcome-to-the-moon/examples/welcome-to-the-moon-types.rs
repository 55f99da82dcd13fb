//! Writes the TypeScript types of the game into a folder: `cargo xtask types` does it for all games.

game_testkit::types_example!(welcome_to_the_moon::WelcomeToTheMoon);
