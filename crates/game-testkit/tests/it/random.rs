//! Random play is fast, the same everywhere, and says how it ended.

use game_core::{Game as _, SeatSet};
use game_testkit::{Digester, Ended, Picker, Scratch, digest, play_random, random_actions};
use sample_game::{Options, SampleGame};

use crate::faulty::{ENDLESS, Faulty, STUCK_WITHOUT_COINS};

/// `lagrange simulate` prints such a digest: it may never depend on the build.
#[test]
fn equal_seeds_give_equal_games_in_every_build() {
    let mut scratch = Scratch::new();
    let mut play =
        |seed| play_random::<SampleGame>(&Options::default(), 3, seed, &mut scratch).expect("three can play");
    let games: Vec<SampleGame> = (0..50).map(|seed| play(seed).game).collect();
    let again: Vec<SampleGame> = (0..50).map(|seed| play(seed).game).collect();
    assert_eq!(games, again);
    assert_eq!(digest(&games), "7af8e4b94356b7ec");
    assert_ne!(digest(&games[..49]), digest(&games));
    let mut digester = Digester::new();
    games.iter().for_each(|game| digester.add(game));
    assert_eq!(digester.finish(), digest(&games));
}

#[test]
fn the_list_of_actions_is_of_the_same_game() {
    let played = play_random::<SampleGame>(&Options::default(), 4, 9, &mut Scratch::new()).expect("four can play");
    let (actions, ended) = random_actions::<SampleGame>(&Options::default(), 4, 9).expect("four can play");
    assert_eq!((played.actions as usize, played.ended), (actions.len(), ended));
    assert_eq!(ended, Ended::Finished);
    assert!(played.game.outcome().is_some());
}

#[test]
fn random_play_says_how_it_ended() {
    let ends = |ended: fn(u64) -> Ended| (0..100).map(ended).collect::<Vec<_>>();
    fn of<const FAULT: u8>(seed: u64) -> Ended {
        let played = play_random::<Faulty<FAULT>>(&Options::default(), 5, seed, &mut Scratch::new());
        played.expect("five can play").ended
    }
    assert!(ends(of::<ENDLESS>).contains(&Ended::Capped));
    assert!(ends(of::<STUCK_WITHOUT_COINS>).contains(&Ended::Stuck));
}

#[test]
fn options_the_game_does_not_know_are_refused() {
    assert!(play_random::<SampleGame>(&Options::default(), 9, 1, &mut Scratch::new()).is_err());
}

#[test]
fn picks_are_even_and_stable() {
    let mut picker = Picker::new(1);
    let mut counts = [0; 7];
    (0..7000).for_each(|_| counts[picker.below(7)] += 1);
    assert!(counts.iter().all(|n| (900..1100).contains(n)), "{counts:?}");
    let mut picker = Picker::new(7);
    let first: Vec<usize> = (0..6).map(|_| picker.below(1000)).collect();
    assert_eq!(first, PICKS);
    assert_eq!(picker.below(0), 0);
    assert_eq!(picker.one_of::<u8>(&[]), None);
    assert_eq!(picker.seat(SeatSet::NONE), None);
}

const PICKS: [usize; 6] = [389, 16, 900, 582, 452, 249];
