//! Drawings for terminals: in every language, whatever happens, no wider than a terminal.

use game_core::{Fx, Seat, Seed, Viewer, Worded};
use game_text::Texts;
use game_text::drawing::{Drawn, Player, Scene, WIDTH};

use crate::random_actions;

/// Draws what every viewer sees at some moments of a random game, in each language, and tells what is wrong.
pub fn check_drawings<G: Drawn + Worded>(options: &G::Options, seats: u8, seed: u64) -> Result<(), String> {
    let texts = Texts::new(G::TEXT)?;
    let (actions, _) = random_actions::<G>(options, seats, seed).map_err(|why| why.to_string())?;
    let mut game = G::setup(options, seats, Seed::from(seed)).map_err(|why| why.to_string())?;
    let stride = (actions.len() / 24).max(1);
    for (n, &(seat, action)) in actions.iter().enumerate() {
        if n % stride == 0 {
            check_moment(&game, &texts)?;
        }
        game.apply(seat, action, &mut Fx::silent());
    }
    check_moment(&game, &texts)
}

fn check_moment<G: Drawn>(game: &G, texts: &Texts) -> Result<(), String> {
    let names = ["Kassiopeia", "Rigel", "Altair", "Deneb", "Mira", "Antares"];
    let player = |name: &str| Player { name: name.into(), letter: name[..1].into(), who: "mcts:1000ms".into() };
    let players: Vec<Player> = names.into_iter().take(game.seats().into()).map(player).collect();
    for lang in texts.languages() {
        let scene = Scene { lang, texts, players: &players };
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let lines: Vec<String> = G::draw(&game.view(viewer), &scene).iter().map(ToString::to_string).collect();
            let text = lines.join("\n");
            let wrong = |what: &str| Err(format!("{}, {lang}, {viewer:?}: {what}\n{text}", G::SLUG));
            if lines.iter().any(|line| line.chars().count() > WIDTH) {
                return wrong(&format!("a line is longer than {WIDTH} columns"));
            }
            if text.contains("{draw-") || text.contains("{name-") {
                return wrong("a word is missing");
            }
            if let Some(unnamed) = players.iter().find(|player| !text.contains(&player.name)) {
                return wrong(&format!("{} is not named", unnamed.name));
            }
        }
    }
    Ok(())
}

/// Makes a test that a game can be drawn at any time, with every number of seats: `drawings!(SampleGame);`
#[macro_export]
macro_rules! drawings {
    ($game:ty) => {
        $crate::drawings!($game; options: [::core::default::Default::default()]);
    };
    ($game:ty; options: [$($options:expr),+ $(,)?]) => {
        #[test]
        fn drawings() {
            for options in [$($options),+] {
                for seats in <$game as $crate::Game>::SEATS {
                    // Not every number of seats goes with all options.
                    if <$game as $crate::Game>::setup(&options, seats, 1.into()).is_ok()
                        && let Err(wrong) = $crate::drawing::check_drawings::<$game>(&options, seats, 1)
                    {
                        panic!("\n{wrong}");
                    }
                }
            }
        }
    };
}
