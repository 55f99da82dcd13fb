//! The hexes that are told of a move: a way the rules allow, and nothing that lies face down on it.

use std::collections::BTreeMap;

use game_core::{Fx, Game, Rng, Seat, Seed, Stop, Stream, Unknown, Viewer, foresee};
use nexus_ops::{Action, Event, Hex, HexSet, Move, NexusOps, Open, Options, Terrain, data};

/// Which hexes lie side by side, as printed.
fn printed() -> BTreeMap<Hex, HexSet> {
    let board: serde_json::Value = serde_json::from_str(include_str!("../../data/board.json")).expect("the board");
    let hex = |name: &str| name.parse::<Hex>().expect("a hex");
    let around = |names: &serde_json::Value| {
        names.as_array().expect("a list").iter().map(|name| hex(name.as_str().expect("a name"))).collect()
    };
    board["adjacency"].as_object().expect("a table").iter().map(|(name, names)| (hex(name), around(names))).collect()
}

fn check_path(open: &Open, seat: Seat, action: Action, path: &[Hex], beside: &BTreeMap<Hex, HexSet>) {
    let Action::Move { unit, kind, from, to } = action else { panic!("only moves move") };
    let facts = data().unit(unit);
    let told = format!("{action}: {path:?}");
    assert_eq!((path.first(), path.last()), (Some(&from), Some(&to)), "{told}");
    let entered = &path[1..];
    assert!(entered.iter().all(|&hex| !facts.forbidden.contains(&open.terrain_of(hex))), "{told}");
    if !path.windows(2).all(|two| beside[&two[0]].contains(two[1])) {
        let starts_on = open.terrain_of(from);
        assert!([Move::Leap(starts_on), Move::Flight(starts_on)].contains(&facts.movement), "{told}");
        assert_eq!(path.len(), 2, "{told}");
        return;
    }
    let enemies = open.enemy_presence(seat);
    assert!(entered[..entered.len() - 1].iter().all(|&hex| !enemies.contains(hex)), "{told}");
    let strides = facts.movement == Move::Stride(Terrain::Rock)
        && entered.iter().any(|&hex| open.terrain_of(hex) == Terrain::Rock);
    assert!(entered.len() <= 1 + usize::from(kind.extra) + usize::from(strides), "{told}");
}

/// Plays at random; where moves are legal, the visitor sees the game and one of them.
fn wander(seats: u8, seed: u64, mut visit: impl FnMut(&NexusOps, Seat, Action)) {
    let mut game = NexusOps::setup(&Options::default(), seats, Seed::from(seed)).expect("legal options");
    let mut rng = Rng::new(Seed::from(seed));
    for _ in 0..1500 {
        let Some(seat) = game.deciding().iter().next() else { break };
        let actions = game.legal_list(seat);
        actions.iter().filter(|action| matches!(action, Action::Move { .. })).for_each(|&m| visit(&game, seat, m));
        // Whoever ends each phase at once never gets anywhere.
        let few = if actions.len() > 1 { &actions[1..] } else { &actions[..] };
        let from = if rng.below(Stream::Table, 4) == 0 { &actions[..] } else { few };
        game.apply(seat, from[rng.below(Stream::Table, from.len() as u32) as usize], &mut Fx::silent());
    }
}

#[test]
fn every_move_is_told_with_a_way_that_is_allowed() {
    let beside = printed();
    let (mut walked_far, mut leapt) = (0, 0);
    for seed in 1..=12 {
        wander(2 + (seed % 3) as u8, seed, |game, seat, action| {
            let open = game.view(Viewer::Spectator).open;
            let (mut next, mut fx) = (*game, Fx::listening());
            next.apply(seat, action, &mut fx);
            let told = fx.take().0;
            let Some(Event::UnitMoved { path, .. }) = told.first().map(|told| told.to(Viewer::Spectator)) else {
                panic!("{action} tells of no move");
            };
            check_path(&open, seat, action, path, &beside);
            walked_far += u32::from(path.len() > 2);
            leapt += u32::from(!beside[&path[0]].contains(path[1]));
        });
    }
    assert!(walked_far > 100 && leapt > 20, "{walked_far} strides and marches, {leapt} leaps and flights");
}

/// Who points at a hex is told the way there; what lies on it is turned up by the game alone.
#[test]
fn foresight_of_a_move_turns_no_tile_up() {
    let (mut onto_tiles, mut stopped) = (0, 0);
    wander(3, 5, |game, seat, action| {
        let Action::Move { to, .. } = action else { return };
        let view = game.view(Viewer::Seat(seat));
        if !view.open.unexplored.contains(to) {
            return;
        }
        onto_tiles += 1;
        for actions in [&[action][..], &[action, Action::Done {}]] {
            let seen = foresee::<NexusOps>(&view, seat, actions, &mut Rng::new(Seed::from(9))).expect("legal");
            assert!(matches!(seen.steps[0].events[..], [Event::UnitMoved { .. }]), "{action}");
            let steps = seen.steps.iter().chain(seen.end.iter().flat_map(|end| &end.steps));
            let mut events = steps.flat_map(|step| &step.events);
            assert!(events.all(|event| !matches!(event, Event::HexExplored { .. })), "{action}");
            stopped += u32::from(seen.stop == Some(Stop::Unknown(Unknown::Reveal)));
        }
    });
    assert!(onto_tiles > 10 && stopped > 10, "{onto_tiles} moves onto face-down tiles, {stopped} stops before them");
}
