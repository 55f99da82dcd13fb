//! Why one position of On Mars is better than another, as its judge sees it.

use bots::eval::{MarsJudge, Term};
use bots::{Arena, BotSpec, Dice, Judge};
use game_core::{Fx, Game, Rng, Seat, Seed, Viewer};
use game_testkit::{Names, Staged};
use on_mars::{Action, Main, OnMars, Options, Phase, Who};

const ANN: Seat = Seat(0);

/// A plain table with what the lines give in the words of scenarios; it is Ann's turn.
fn table(players: &[&str], lines: &[&str]) -> OnMars {
    let names = Names::new(players.iter().copied());
    let mut game = OnMars::setup(&Options::default(), players.len() as u8, Seed::from(7)).expect("they can play");
    for line in ["table plain"].iter().chain(lines) {
        game.given(line, &names).unwrap_or_else(|why| panic!("`{line}`: {why}"));
    }
    game.staged().expect("the lines agree");
    game.turn("Ann, colony", &names).expect("Ann is there");
    game
}

fn given(lines: &[&str]) -> OnMars {
    table(&["Ann", "Bob"], lines)
}

/// By how much Ann may expect to be ahead of Bob.
fn lead(judge: &MarsJudge, lines: &[&str]) -> f32 {
    let merits = judge.merits(&given(lines));
    merits[0] - merits[1]
}

/// The judge without a note.
fn blind(name: &str) -> MarsJudge {
    let judge = MarsJudge::default();
    let mut terms: Vec<Term> = judge.terms(2).to_vec();
    let term = terms.iter_mut().find(|term| term.name == name).unwrap_or_else(|| panic!("there is no note `{name}`"));
    term.worth = [0.0; 3];
    judge.with_terms(2, Box::leak(terms.into_boxed_slice()))
}

/// The same lines about the other player.
fn of_bob(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| line.replace("Ann", "Bob")).collect()
}

/// Asserts that Ann may expect more of the first position than of the second, and less of it when it is Bob's; and that the
/// note is the reason, or a part of it.
fn prefers(why: &str, note: &str, better: &[&str], worse: &[&str]) {
    let gap = |judge: &MarsJudge| lead(judge, better) - lead(judge, worse);
    let gain = gap(&MarsJudge::default());
    assert!(gain > 0.0, "{why}: {gain}");
    let (better, worse) = (of_bob(better), of_bob(worse));
    let lead_of = |lines: &[String]| lead(&MarsJudge::default(), &lines.iter().map(String::as_str).collect::<Vec<_>>());
    let loss = lead_of(&better) - lead_of(&worse);
    assert!(loss < 0.0, "{why}, for Bob: {loss}");
    let without = gap(&blind(note));
    assert!(without < gain, "{why}: without `{note}` the gap is {without}, with it {gain}");
}

/// As early as a game can be.
const EARLY: &str = "missions MI2:3 MI5:3 MI9:3";
/// Missions and levels have ended the game.
const LATE: &str = "remaining 0";

#[test]
fn goods() {
    for good in ["mineral", "battery", "water", "plant", "oxygen"] {
        let (some, none) = (format!("Ann: {good} 1"), format!("Ann: {good} 0"));
        prefers("goods open doors", good, &[&some], &[&none]);
        let worth = |count: u8| lead(&MarsJudge::default(), &[&format!("Ann: {good} {count}")]);
        assert!(worth(1) - worth(0) > worth(2) - worth(1), "the first {good} opens more of them than the second");
    }
    prefers("crystals pay executive actions", "crystal", &["Ann: crystals 2"], &["Ann: crystals 1"]);
    let early = |count: u8| lead(&MarsJudge::default(), &[EARLY, &format!("Ann: oxygen {count}")]);
    let late = |count: u8| lead(&MarsJudge::default(), &[LATE, &format!("Ann: oxygen {count}")]);
    assert!(early(1) - early(0) > late(1) - late(0), "goods lose what they are worth towards the end");
}

#[test]
fn people_and_bots() {
    prefers("colonists work", "colonists", &["Ann: colonists 4"], &["Ann: colonists 3"]);
    prefers("bots make building zones larger", "bots", &["Ann: bots E3 E4"], &["Ann: bots E3"]);
    prefers("shelters are room for both", "shelters", &["Ann: shelters E3 D2"], &["Ann: shelters E3"]);
    prefers("miners dig again in every turn", "miners", &["Ann: miners G5"], &["Ann: miners none"]);
    prefers(
        "cubes bring points with every level",
        "cubes",
        &[EARLY, "Ann: progress mine greenhouse"],
        &[EARLY, "Ann: progress mine"],
    );
}

#[test]
fn technologies() {
    prefers("a technology makes turns better", "techs", &[EARLY, "Ann: tech-mine L1T"], &[EARLY]);
    prefers("a higher one more so", "tech_levels", &[EARLY, "Ann: tech-mine L3T"], &[EARLY, "Ann: tech-mine L2T"]);
}

#[test]
fn blueprints() {
    prefers("a blueprint is something to build", "unbuilt_points", &[EARLY, "Ann: blueprint BP07 unbuilt"], &[EARLY]);
    prefers("built it pays for the rest of the game", "built", &[EARLY, "Ann: blueprint BP07 G7"], &[EARLY]);
    let of = |time: &str| {
        let judge = MarsJudge::default();
        lead(&judge, &[time, "Ann: blueprint BP07 unbuilt"]) - lead(&judge, &[time])
    };
    assert!(of(LATE) < 0.0, "and costs points when there is no time left: {}", of(LATE));
}

#[test]
fn contracts_and_scientists() {
    prefers("a contract may be completed", "contract_ahead", &[EARLY, "Ann: contracts EC7"], &[EARLY]);
    prefers(
        "and what was delivered will not be lost",
        "contract_done",
        &["Ann: contracts EC7", "Ann: mineral 0", "delivered EC7 mineral 3"],
        &["Ann: contracts EC7", "Ann: mineral 0", "delivered EC7 mineral 1"],
    );
    let contract = |time: &str| {
        let judge = MarsJudge::default();
        lead(&judge, &[time, "Ann: contracts EC7"]) - lead(&judge, &[time])
    };
    assert!(contract(LATE) < 0.0, "a contract that cannot be completed costs points: {}", contract(LATE));
    prefers("a scientist counts buildings to come", "scientists", &[EARLY, "Ann: scientists biochemist"], &[EARLY]);
    prefers(
        "more so where they are about to be built",
        "scientists_coming",
        &[EARLY, "Ann: scientists biochemist", "Ann: blueprint BP09 unbuilt"],
        &[EARLY, "Ann: scientists biochemist", "Ann: blueprint BP05 unbuilt"],
    );
}

#[test]
fn private_goals() {
    let level = ["lss 3 3 3 3", "level 3", "Bob: goals none"];
    let with = |goals: &'static str| [level[0], level[1], level[2], goals];
    let judge = MarsJudge::default();
    let (met, open) = (lead(&judge, &with("Ann: goals PG8")), lead(&judge, &with("Ann: goals PG2")));
    assert!(met > open, "a goal that is met will be shown: {met} against {open}");
    let without = lead(&blind("goal_met"), &with("Ann: goals PG8")) - lead(&blind("goal_met"), &with("Ann: goals PG2"));
    assert!(without < met - open, "because it is met");
}

#[test]
fn the_map() {
    let judge = MarsJudge::default();
    let research = given(&[]).table().finds[0].cell;
    let near = lead(&judge, &[&format!("Ann: rover {research}")]);
    let far = lead(&judge, &["Ann: rover G5"]);
    assert!(near > far, "a rover near a find is better than one at home: {near} against {far}");
}

#[test]
fn an_action_that_has_begun_is_worth_what_it_leads_to() {
    let judge = MarsJudge::default();
    let begun = given(&["Ann: mineral 2", "Ann: battery 1", "Ann: colonists 3"]);
    let mut over = begun;
    let mut building = begun;
    let construct = Action::Main { main: Main::Construct };
    assert!(begun.legal_list(ANN).contains(&construct), "Ann can build");
    building.apply(ANN, construct, &mut Fx::silent());
    let stands = judge.merits(&building)[0];
    assert!(stands <= judge.merits(&begun)[0], "by itself it costs a colonist");
    over.apply(ANN, Action::End, &mut Fx::silent());
    let (builds, idles) = (judge.values(&building)[0], judge.values(&over)[0]);
    assert!(builds > idles, "but Ann goes on to build: {builds} against {idles}");
}

#[test]
fn both_sides_share_one_victory() {
    let (ahead, behind) = (given(&["Ann: op 20"]), given(&["Bob: op 20"]));
    let judge = MarsJudge::default();
    let (ahead, behind) = (judge.values(&ahead), judge.values(&behind));
    assert!(ahead[0] > 0.6 && behind[0] < 0.4, "{ahead:?} and {behind:?}");
    for values in [ahead, behind] {
        assert!((values[0] + values[1] - 1.0).abs() < 1e-3, "{values:?}");
    }
}

/// What Ann may expect alone against Lacerda.
fn alone(lines: &[&str]) -> f32 {
    MarsJudge::default().values(&table(&["Ann"], lines))[0]
}

#[test]
fn alone_the_demands_of_the_goal_count() {
    let plain = alone(&[EARLY]);
    let steps: [(&str, &[&str]); 5] = [
        ("the colony level that is asked for", &["lss 3 3 3 3", "level 3"]),
        ("a technology on level 6", &["Ann: tech-mine L6M"]),
        ("a contract that is nearly done", &["Ann: contracts EC7", "delivered EC7 mineral 3"]),
        ("a private goal completed", &["Ann: goal PG1"]),
        ("a lead over Lacerda", &["Ann: op 20"]),
    ];
    for (why, lines) in steps {
        let with = alone(&[&[EARLY], lines].concat());
        assert!(with > plain, "{why}: {with} against {plain}");
    }
    let short = alone(&["missions MI2:1 MI5:1 MI9:1", "remaining 1"]);
    assert!(short < plain, "a game that ends soon leaves no time for the demands: {short} against {plain}");
}

#[test]
fn hints_play_whole_games_with_everybody_and_alone() {
    let judge = MarsJudge::default();
    for players in 1..=4u8 {
        let mut game = OnMars::setup(&Options::default(), players, Seed::from(3)).expect("they can play");
        let mut dice = Dice::new(&mut Rng::new(Seed::from(4)));
        let mut actions = Vec::new();
        while let Some(seat) = game.deciding().iter().next() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let mut weights = Vec::new();
            judge.weigh(&game, seat, &actions, &mut weights);
            assert!(weights.len() == actions.len() && weights.iter().all(|weight| *weight > 0.0), "{weights:?}");
            let choice = judge.playout(&game, seat, &actions, &mut dice, &mut Vec::new());
            game.apply(seat, actions[choice], &mut Fx::silent());
        }
        assert_eq!(game.table().phase, Phase::Over);
        let scores: Vec<i32> = game.scores(Viewer::Spectator).iter().map(|sheet| sheet.total()).collect();
        assert!(scores.iter().all(|points| *points > 10), "{players} players: {scores:?}");
    }
}

/// Every note is taken and named once, in the order of the table of terms.
#[test]
fn notes_and_terms_agree() {
    for seats in [1, 2] {
        let game = OnMars::setup(&Options::default(), seats, Seed::from(1)).expect("they can play");
        let notes = MarsJudge::notes(&game, Who(0));
        let terms = MarsJudge::default();
        assert!(notes.iter().map(|(name, _)| *name).eq(terms.terms(seats).iter().map(|term| term.name)));
    }
}

/// A little search, a few games: enough to see that thinking helps.
#[test]
fn the_search_beats_greed_and_greed_beats_chance() {
    let beats = |bots: [&str; 2], games: u32| {
        let bots = bots.iter().map(|bot| bot.parse::<BotSpec>().expect("a bot").into()).collect();
        let options = Options::default();
        let arena = Arena::<OnMars> { bots, games, seats: 2, options, seed: 1, threads: 2, bound: None };
        arena.run(|_| ()).expect("bots keep to the rules").pairs[0].win_rate()
    };
    assert!(beats(["greedy", "random"], 6) > 0.8);
    assert!(beats(["mcts:60i", "greedy"], 4) >= 0.5);
}
