//! A table where nobody ever ends the game: the numbers must not run over.

use game_core::{Fx, Game, Seat, Seed};
use nexus_ops::{Action, NexusOps, Options};

/// One player buys a miner and then both only ever end their phases, for longer than any number in the state.
#[test]
fn nothing_overflows_when_nobody_plays() {
    let mut game = NexusOps::setup(&Options::default(), 2, Seed::from(1)).expect("legal options");
    let mut fx = Fx::silent();
    game.play(Seat(0), "buy human H1c".parse().expect("notation"), &mut fx).expect("legal");
    for _ in 0..400_000 {
        let seat = game.deciding().iter().next().expect("nobody wins by waiting");
        game.play(seat, Action::Done {}, &mut fx).expect("phases can be ended");
    }
    game.assert_sound();
}
