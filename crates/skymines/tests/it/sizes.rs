//! The state is small enough to be copied often, and what a seat is sent small enough for any line.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use game_core::{Fx, Game, Seat, Seed, Viewer};
use game_testkit::Picker;
use skymines::{Board, LunaPick, Options, Skymines, ThreatPick, Tracks};

#[test]
fn a_state_is_small_enough_to_be_copied_often() {
    fn is_copy<T: Copy>() {}
    is_copy::<Skymines>();
    assert!(size_of::<Skymines>() <= 4096, "{} bytes", size_of::<Skymines>());
}

/// How many bytes go over the line, plain and compressed.
fn bytes(game: &Skymines, viewer: Viewer) -> (usize, usize) {
    let json = serde_json::to_vec(&game.view(viewer)).expect("a view is JSON");
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(&json).expect("memory is never full");
    (json.len(), gzip.finish().expect("memory is never full").len())
}

/// The largest view of a random game, in many moments; those with places to enter are among them.
fn largest(options: &Options, seats: u8, seed: u64) -> (usize, usize) {
    let mut game = Skymines::setup(options, seats, Seed::from(seed)).expect("a table of four");
    let (mut picker, mut step, mut largest) = (Picker::new(seed), 0_u32, (0, 0));
    while let Some(seat) = picker.seat(game.deciding()) {
        let legal = game.legal_list(seat);
        game.apply(seat, *picker.one_of(&legal).expect("something is always legal"), &mut Fx::silent());
        step += 1;
        if step.is_multiple_of(23) || !game.view(Viewer::Spectator).targets.is_empty() {
            let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
            let sizes = viewers.map(|viewer| bytes(&game, viewer));
            largest = sizes.fold(largest, |(plain, gzip), (a, b)| (plain.max(a), gzip.max(b)));
        }
    }
    largest
}

#[test]
fn a_view_of_a_table_of_four_stays_small() {
    let moon = Options { tracks: Tracks::Random, missions: true, linked_slots: true, ..Options::default() };
    let belt = Options { map: Board::Belt, missions: true, threat: ThreatPick::TH2, ..Options::default() };
    let lunas = Options { luna_1: LunaPick::Eight, luna_2: LunaPick::Five, luna_3: LunaPick::Zero, ..moon };
    for (options, seats, seed) in [(moon, 4, 1), (moon, 4, 2), (belt, 4, 3), (belt, 4, 4), (lunas, 1, 5)] {
        let (plain, gzip) = largest(&options, seats, seed);
        assert!(plain < 24_000 && gzip < 6_000, "{plain} bytes, {gzip} with gzip");
    }
}
