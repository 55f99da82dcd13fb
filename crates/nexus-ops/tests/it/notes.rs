//! What is said of a move besides its events is true of the table after it.

use game_core::{Fx, Game, Rng, Seat, Seed, Stream, Viewer, foresee};
use nexus_ops::{Action, NexusOps, Note, Options};

/// What a note of this game says, checked against the table before and after.
fn check(note: Note, before: &NexusOps, after: &NexusOps, seat: Seat) -> usize {
    let [was, is] = [before, after].map(|game| game.view(Viewer::Spectator).open);
    match note {
        Note::RubiumChanges { from, to } => {
            assert_eq!((from, to), (was.players[seat].rubium, is.players[seat].rubium));
            0
        }
        Note::TileAhead { hex } => {
            assert!(
                is.unexplored.contains(hex) && is.presence[seat].contains(hex) && !was.presence[seat].contains(hex)
            );
            1
        }
        Note::BattleAhead { hex, enemy_seat } => {
            assert!(is.contested(seat).contains(hex) && is.presence[enemy_seat].contains(hex));
            assert!(!was.contested(seat).contains(hex) && is.are_enemies(seat, enemy_seat));
            2
        }
        Note::BattleAvoided { hex, enemy_seat } => {
            assert!(was.contested(seat).contains(hex) && was.presence[enemy_seat].contains(hex));
            assert!(!is.presence[seat].contains(hex));
            3
        }
        Note::IncomeChanges { from, to } => {
            assert_ne!(from, to);
            4
        }
        Note::Eliminates {} => unreachable!("a warning before an action is no note after it"),
    }
}

#[test]
fn notes_say_what_is_so_on_the_table() {
    let mut seen = [0; 5];
    for seed in 1..=8 {
        let mut game = NexusOps::setup(&Options::default(), 3, Seed::from(seed)).expect("legal options");
        let mut rng = Rng::new(Seed::from(seed));
        for _ in 0..1200 {
            let Some(seat) = game.deciding().iter().next() else { break };
            let actions = game.legal_list(seat);
            let few = if actions.len() > 1 { &actions[1..] } else { &actions[..] };
            let from = if rng.below(Stream::Table, 4) == 0 { &actions[..] } else { few };
            let action = from[rng.below(Stream::Table, from.len() as u32) as usize];
            let told =
                foresee::<NexusOps>(&game.view(Viewer::Seat(seat)), seat, &[action], &mut Rng::new(Seed::from(1)));
            let before = game;
            game.apply(seat, action, &mut Fx::silent());
            // What comes after the action itself is assumed, and another matter.
            let Some(told) = told.ok().filter(|told| told.steps.len() == 1 && !told.inside) else { continue };
            let quiet = matches!(action, Action::Move { .. } | Action::Buy { .. });
            for note in told.notes.iter().filter(|_| quiet) {
                seen[check(*note, &before, &game, seat)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "each kind of note comes up: {seen:?}");
}
