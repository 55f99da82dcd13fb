//! Properties that hold for every input, not only for those that random play happens upon.

use std::str::FromStr;

use game_core::{Fx, Game, Seed, Viewer};
use nexus_ops::{Action, NexusOps, Options};
use proptest::prelude::*;

/// A game some way in, reached by taking legal actions by number.
fn played(seats: u8, seed: u64, choices: &[u16]) -> NexusOps {
    let mut game = NexusOps::setup(&Options::default(), seats, Seed::from(seed)).expect("legal options");
    let mut fx = Fx::silent();
    for &choice in choices {
        let Some(seat) = game.deciding().iter().next() else { break };
        let actions = game.legal_list(seat);
        game.apply(seat, actions[usize::from(choice) % actions.len()], &mut fx);
    }
    game
}

proptest! {
    /// Whatever the text, reading it gives an action that is written back the same way, or a sentence.
    #[test]
    fn any_text_is_an_action_or_refused(text in "\\PC{0,40}") {
        match Action::from_str(&text) {
            Ok(action) => prop_assert_eq!(action.to_string(), text),
            Err(why) => prop_assert!(!why.is_empty()),
        }
    }

    /// The words of the notation in any order, likewise.
    #[test]
    fn any_words_are_an_action_or_refused(words in prop::collection::vec(
        prop::sample::select(vec!["buy", "move", "play", "human", "human*", "human+", "human*1", "A1>B2", "A1", "M",
            "s1", "s9", "attacker", "force_field", "teleport", "dropship", "2", "9", "picked", "sell", "lose", "done"]),
        0..6,
    )) {
        let text = words.join(" ");
        if let Ok(action) = Action::from_str(&text) {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    /// A seat's view depends on nothing that the seat cannot see: hidden cards dealt again give the same view.
    #[test]
    fn views_do_not_depend_on_hidden_cards(seed in 0u64..1000, choices in prop::collection::vec(any::<u16>(), 0..400)) {
        let game = played(3, seed, &choices);
        let mut rng = game_core::Rng::new(Seed::from(seed + 1));
        for viewer in [Viewer::Seat(game_core::Seat(0)), Viewer::Seat(game_core::Seat(2)), Viewer::Spectator] {
            let view = game.view(viewer);
            let other = NexusOps::imagine(&view, &mut rng);
            other.assert_sound();
            prop_assert_eq!(other.view(viewer), view);
        }
    }

    /// Options from outside are understood or refused, never half understood.
    #[test]
    fn options_are_checked(target in any::<u8>(), teams in any::<bool>(), seats in 0u8..8) {
        let options = Options { vp_target: target, teams, ..Options::default() };
        let legal = (2..=4).contains(&seats) && [10, 12, 14].contains(&target) && (!teams || seats == 4);
        prop_assert_eq!(NexusOps::setup(&options, seats, Seed::from(1)).is_ok(), legal);
    }
}
