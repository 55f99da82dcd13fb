//! What the top bar shows is told by the rules: the round, the target, and the points that count against it.

use game_core::{Fx, Game, Rng, Seat, Seed, Stream, Viewer};
use nexus_ops::{NexusOps, Options};

use super::{all_options, team_options};

/// § NX-3.1 NX-12.1 NX-14.2
#[test]
fn round_target_and_points_are_told() {
    let long = Options { vp_target: 14, ..Options::default() };
    for (options, seats, target) in [(all_options(), 3, 10), (long, 2, 14), (team_options(), 4, 20)] {
        let mut game = NexusOps::setup(&options, seats, Seed::from(7)).expect("legal options");
        let mut rng = Rng::new(Seed::from(11));
        // How often each seat's turn has come.
        let mut turns = vec![0; usize::from(seats)];
        let mut last = None;
        while let Some(seat) = game.deciding().iter().next() {
            let view = game.view(Viewer::Spectator);
            let turn = view.open.turn;
            if last.replace(turn.number) != Some(turn.number) {
                turns[turn.active.index()] += 1;
            }
            assert_eq!(view.round, turns[turn.active.index()], "turn {}", turn.number);
            assert_eq!(view.target, target);
            let vp = |seat: Seat| u16::from(view.open.players[seat].vp);
            for seat in Seat::all(seats) {
                let partner = if options.teams { vp(Seat((seat.0 + 2) % 4)) } else { 0 };
                assert_eq!(view.points[seat], vp(seat) + partner);
            }
            let legal = game.legal_list(seat);
            game.apply(seat, legal[rng.below(Stream::Table, legal.len() as u32) as usize], &mut Fx::silent());
        }
        assert!(game.outcome().is_some(), "the game has not ended");
        assert!(turns.iter().all(|turns| *turns > 2), "{turns:?}");
    }
}
