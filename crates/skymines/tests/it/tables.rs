//! Tables that cannot be set up, and why; the state stays small.

use game_core::{CitesRule, Fx, Game, Seat, Seed, Viewer};
use skymines::{Board, LunaPick, Options, Skymines, ThreatPick, Track, Tracks, View};

fn refused(options: &Options, seats: u8) -> Option<&'static str> {
    Skymines::setup(options, seats, Seed::from(1)).err().map(|illegal| illegal.rule().0)
}

#[test]
fn one_to_four_play() {
    assert_eq!(refused(&Options::default(), 0), Some("SK-1.1"));
    assert_eq!(refused(&Options::default(), 5), Some("SK-1.1"));
    assert!((1..=4).all(|seats| refused(&Options::default(), seats).is_none()));
}

#[test]
fn people_and_lunas_are_four_at_most() {
    let three = Options { luna_1: LunaPick::One, luna_2: LunaPick::Two, luna_3: LunaPick::Three, ..Options::default() };
    assert_eq!(refused(&three, 1), None);
    assert_eq!(refused(&three, 2), Some("SK-15.1"));
}

#[test]
fn two_sides_of_one_board_cannot_be_chosen() {
    let chosen = Options { tracks: Tracks::Chosen, ..Options::default() };
    assert_eq!(refused(&chosen, 3), None);
    assert_eq!(refused(&Options { track_minerva: Track::A2, ..chosen }, 3), Some("SK-2.2"));
    assert_eq!(refused(&Options { tracks: Tracks::First, track_minerva: Track::A2, ..chosen }, 3), None);
}

#[test]
fn a_threat_is_for_the_belt() {
    let threat = Options { threat: ThreatPick::TH1, ..Options::default() };
    assert_eq!(refused(&threat, 3), Some("SK-18.1"));
    assert_eq!(refused(&Options { map: Board::Belt, ..threat }, 3), None);
    assert_eq!(refused(&Options { campaign: true, ..threat }, 3), None, "a campaign has its own");
}

/// What everybody at a table of four sees now and then in random games.
fn views(options: &Options, mut each: impl FnMut(Viewer, &View)) {
    let mut game = Skymines::setup(options, 4, Seed::from(3)).expect("a table of four");
    let (mut random, mut step) = (7_u64, 0_u32);
    while let Some(seat) = game.deciding().iter().next() {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = game.legal_list(seat);
        game.apply(seat, legal[(random >> 33) as usize % legal.len()], &mut Fx::silent());
        step += 1;
        if step.is_multiple_of(4) {
            let seats = Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]);
            seats.for_each(|viewer| each(viewer, &game.view(viewer)));
        }
    }
}

#[test]
fn a_view_of_a_table_of_four_stays_small() {
    let belt = Options { map: Board::Belt, missions: true, threat: ThreatPick::TH2, ..Options::default() };
    let (mut seen, mut largest) = (0, 0);
    for options in [Options { missions: true, linked_slots: true, ..Options::default() }, belt] {
        views(&options, |viewer, view| {
            let bytes = serde_json::to_vec(view).expect("a view is JSON").len();
            assert!(bytes < 24_000, "{viewer:?}: {bytes} bytes");
            (seen, largest) = (seen + 1, largest.max(bytes));
        });
    }
    assert!(seen > 300, "{seen} views, the largest has {largest} bytes");
}

#[test]
fn a_state_is_small_enough_to_be_copied_often() {
    fn is_copy<T: Copy>() {}
    is_copy::<Skymines>();
    assert!(size_of::<Skymines>() <= 4096);
}
