//! Tables that cannot be set up, and why.

use game_core::{CitesRule, Game, Seed};
use skymines::{Board, LunaPick, Options, Skymines, ThreatPick, Track, Tracks};

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
