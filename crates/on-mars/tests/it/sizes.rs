//! The state is small enough to be copied often, and what a seat is sent small enough for any line.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use game_core::{Fx, Game, Seat, Seed, Viewer};
use game_testkit::Picker;
use on_mars::{Length, OnMars, Options};

#[test]
fn a_state_is_small_enough_to_be_copied_often() {
    fn is_copy<T: Copy>() {}
    is_copy::<OnMars>();
    assert!(size_of::<OnMars>() <= 4096, "{} bytes", size_of::<OnMars>());
}

/// How many bytes go over the line, plain and compressed.
fn bytes(game: &OnMars, viewer: Viewer) -> (usize, usize) {
    let json = serde_json::to_vec(&game.view(viewer)).expect("a view is JSON");
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(&json).expect("memory is never full");
    (json.len(), gzip.finish().expect("memory is never full").len())
}

/// The largest view of a whole random game with four, in many moments; questions with many answers come among them.
fn largest(options: &Options, seed: u64) -> (usize, usize) {
    let mut game = OnMars::setup(options, 4, Seed::from(seed)).expect("a table of four");
    let (mut picker, mut step, mut largest) = (Picker::new(seed), 0_u32, (0, 0));
    while let Some(seat) = picker.seat(game.deciding()) {
        let legal = game.legal_list(seat);
        game.apply(seat, *picker.one_of(&legal).expect("something is always legal"), &mut Fx::silent());
        step += 1;
        if step.is_multiple_of(23) {
            let viewers = Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]);
            let sizes = viewers.map(|viewer| bytes(&game, viewer));
            largest = sizes.fold(largest, |(plain, gzip), (a, b)| (plain.max(a), gzip.max(b)));
        }
    }
    largest
}

#[test]
fn a_view_of_a_table_of_four_stays_small() {
    let long = Options { length: Length::Long, space_oddity: true, first_colonists: true, ..Options::default() };
    for (options, seed) in [(Options::default(), 1), (Options::default(), 2), (long, 3)] {
        let (plain, gzip) = largest(&options, seed);
        assert!(plain < 24_000 && gzip < 6_000, "{plain} bytes, {gzip} with gzip");
    }
}
