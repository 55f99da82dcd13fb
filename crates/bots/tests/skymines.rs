//! Why one position of Skymines is better than another, as its judge sees it.

use bots::eval::SkyJudge;
use bots::{Dice, Judge};
use game_core::{Fx, Game, Rng, Seat, Seed, Viewer};
use game_testkit::{Names, Staged};
use skymines::{Action, Options, Phase, Skymines};

const ANN: Seat = Seat(0);

/// A game for two in which Ann begins, with what the lines give in the words of scenarios; Ann is to choose an action.
fn given(lines: &[&str]) -> Skymines {
    let names = Names::new(["Ann", "Bob"]);
    let mut game = Skymines::setup(&Options::default(), 2, Seed::from(7)).expect("two can play");
    for line in ["first Ann", "markers at start"].iter().chain(lines) {
        game.given(line, &names).unwrap_or_else(|why| panic!("`{line}`: {why}"));
    }
    game.turn("Ann", &names).expect("Ann is there");
    game.staged().expect("the lines agree");
    game
}

/// By how much Ann may expect to be ahead of Bob.
fn lead(lines: &[&str]) -> f32 {
    let merits = SkyJudge::default().merits(&given(lines));
    merits.as_slice()[0] - merits.as_slice()[1]
}

/// Asserts that Ann may expect more of the first position than of the second.
fn prefers(why: &str, better: &[&str], worse: &[&str]) {
    let (better, worse) = (lead(better), lead(worse));
    assert!(better > worse, "{why}: {better} against {worse}");
}

#[test]
fn companies() {
    prefers(
        "a company that spreads is worth more to whoever holds its shares",
        &["round 4", "Ann cell skymine 8", "pieces skymine 19 20 18"],
        &["round 4", "Ann cell skymine 8", "pieces minerva 21 23 16"],
    );
    prefers(
        "and less when others hold them",
        &["round 4", "Ann cell skymine 8", "Bob cell minerva 8", "pieces skymine 19 20 18"],
        &["round 4", "Ann cell skymine 8", "Bob cell minerva 8", "pieces minerva 21 23 16"],
    );
    prefers(
        "shares of a dear company count more than those of a cheap one",
        &["round 6", "pieces astrogo 1 2 7 11", "Ann cell astrogo 7"],
        &["round 6", "pieces astrogo 1 2 7 11", "Ann cell tawac 7"],
    );
    prefers(
        "a share that is begun is worth something while there are steps to come",
        &["round 5", "Ann cell skymine 3"],
        &["round 5", "Ann cell skymine 2"],
    );
}

#[test]
fn cards() {
    prefers(
        "cards that lie ready are better than cards that were used",
        &["round 3", "Ann area titanium2 energy2 minerals2"],
        &["round 3", "Ann area titanium2 energy2 minerals2", "Ann used titanium2 energy2"],
    );
    prefers(
        "a better card is worth more early, when it will be used again",
        &["round 2", "Ann has B04"],
        &["round 2", "Ann has A01"],
    );
    let units = |lines: &[&str]| given(lines).features(ANN).coming.units;
    let more = |round: &str| units(&[round, "Ann has B04"]) - units(&[round]);
    let (early, late) = (more("round 2"), more("round 6"));
    assert!(early > late && late > 0, "a card is played more often the more rounds are left: {early} and {late}");
    prefers(
        "a resting deck that comes next is worth more than nothing",
        &["round 3", "Ann hand titanium2", "Ann rest 1 minerals2 carbon2"],
        &["round 3", "Ann hand titanium2"],
    );
}

#[test]
fn research() {
    prefers(
        "plans that were entered are worth more than plans that only lie ahead",
        &["round 2", "Ann token ST01", "Ann screen 2 RA05", "Ann upload 2"],
        &["round 2", "Ann token ST01", "Ann screen 2 RA05"],
    );
}

#[test]
fn tank() {
    prefers("the slot of the tank is worth a step more", &["round 2", "Ann helium 8"], &["round 2", "Ann helium 7"]);
    let slot = |round: &str| lead(&[round, "Ann helium 8"]) - lead(&[round, "Ann helium 7"]);
    assert!(slot("round 2") > slot("round 6"), "an extra slot is worth more with more rounds to use it");
}

#[test]
fn the_cards_of_a_round_are_planned_as_a_set() {
    let judge = SkyJudge::default();
    let mut game = Skymines::setup(&Options::default(), 2, Seed::from(5)).expect("two can play");
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    while game.deciding().contains(ANN) && game.table().phase == Phase::Planning {
        actions.clear();
        weights.clear();
        game.legal_actions(ANN, &mut actions);
        let choice = match actions.len() {
            1 => 0,
            _ => judge.playout(&game, ANN, &actions, &mut Dice::new(&mut Rng::new(Seed::from(1))), &mut Vec::new()),
        };
        judge.weigh(&game, ANN, &actions, &mut weights);
        let best = weights.iter().fold(0.0f32, |a, b| a.max(*b));
        assert!(weights[choice] >= best, "the search looks first where the hints go: {:?}", actions[choice]);
        let ready = actions.iter().position(|action| *action == Action::Ready).expect("always possible");
        assert!(actions.len() == 1 || weights[ready] == 0.0, "slots are filled");
        game.apply(ANN, actions[choice], &mut Fx::silent());
    }
    assert_eq!(game.planned(ANN).len(), 3);
}

#[test]
fn what_is_only_hoped_for_counts_less_when_a_round_begins() {
    let judge = SkyJudge::default();
    let game = Skymines::setup(&Options::default(), 2, Seed::from(5)).expect("two can play");
    let (merits, expected) = (judge.merits(&game), judge.expected(&game));
    let (merit, expects) = (merits.as_slice()[0], expected.as_slice()[0]);
    assert!(expects < merit, "{expects} against {merit}");
    let notes = judge.notes(&game).expect("a round begins");
    let now = notes[0].iter().find(|(name, _)| *name == "now").map(|(_, points)| *points);
    assert_eq!(now, Some(game.points_now(skymines::Who(0)) as f32), "what is there is noted as it is");
}

#[test]
fn hints_expand_where_they_hold_shares() {
    let game = given(&["round 6", "Ann cell minerva 12", "Bob cell skymine 12", "Ann area energy2"]);
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    game.legal_actions(ANN, &mut actions);
    actions.retain(|action| matches!(action, Action::Energy { .. }));
    SkyJudge::default().weigh(&game, ANN, &actions, &mut weights);
    let best = weights.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).expect("energy can be used");
    assert_eq!(actions[best.0].to_string(), "energy minerva", "{weights:?}");
}

#[test]
fn hints_play_a_whole_game_and_end_with_points() {
    let judge = SkyJudge::default();
    let mut game = Skymines::setup(&Options::default(), 2, Seed::from(3)).expect("two can play");
    let mut dice = Dice::new(&mut Rng::new(Seed::from(4)));
    let (mut actions, mut planned) = (Vec::new(), 0);
    while let Some(seat) = game.deciding().iter().next() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let choice = judge.playout(&game, seat, &actions, &mut dice, &mut Vec::new());
        planned += u32::from(matches!(actions[choice], Action::Plan { .. }));
        game.apply(seat, actions[choice], &mut Fx::silent());
    }
    assert_eq!(game.table().phase, Phase::Over);
    assert!(planned >= 2 * 7 * 3 - 4, "slots are filled: {planned} cards");
    let scores = game.scores(Viewer::Spectator);
    assert!(
        scores.iter().all(|sheet| sheet.total() > 80),
        "{:?}",
        scores.iter().map(|s| s.total()).collect::<Vec<_>>()
    );
}
