//! The odds of a battle are those of battles that are played.

use std::env;

use game_core::{Fx, Game, Rng, Seat, Seed, Viewer, foresee};
use game_testkit::{Names, Staged};
use nexus_ops::{Action, Assumption, BattleOdds, Hex, NexusOps, Odds, Options, Unit, data};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

/// Ground, attacker and defender: all types of unit, all grounds that matter to them, up to 12 dice and beyond.
const BATTLES: [(&str, &str, &str); 31] = [
    ("rock", "human", "human"),
    ("rock", "human 3", "human 2"),
    ("rock", "rock_strider", "human"),
    ("rock", "rock_strider 2", "human"),
    ("rock", "rubium_dragon", "human 2"),
    ("rock", "human 6", "rubium_dragon"),
    ("rock", "lava_leaper", "human rubium_dragon"),
    ("rock", "lava_leaper 2", "human 2 rock_strider"),
    ("rock", "human 2 fungoid crystalline", "lava_leaper 2"),
    ("rock", "rubium_dragon lava_leaper", "rubium_dragon lava_leaper"),
    ("rock", "rock_strider human 2", "crystalline 2 human"),
    ("forest", "fungoid 2", "crystalline 2"),
    ("forest", "crystalline 2", "fungoid 2"),
    ("forest", "fungoid 3 human", "human 4"),
    ("forest", "fungoid crystalline", "rubium_dragon"),
    ("crystal", "fungoid 2", "crystalline 2"),
    ("crystal", "crystalline 3", "human 2 fungoid"),
    ("crystal", "fungoid 4", "lava_leaper"),
    ("magma", "lava_leaper", "fungoid 2"),
    ("magma", "lava_leaper 2", "lava_leaper 2"),
    ("magma", "lava_leaper 3", "rubium_dragon 2 crystalline"),
    ("magma", "fungoid 2 crystalline", "lava_leaper fungoid"),
    ("monolith", "rubium_dragon", "rock_strider 2"),
    ("monolith", "lava_leaper rock_strider", "rubium_dragon rock_strider"),
    ("rock", "human fungoid crystalline rock_strider lava_leaper rubium_dragon", "human 2 fungoid 2 lava_leaper"),
    ("rock", "human 6", "human 6"),
    ("magma", "fungoid 3 lava_leaper 2 rubium_dragon", "crystalline 3 lava_leaper 2 rock_strider"),
    ("rock", "human 7", "human 6"),
    ("forest", "fungoid 4 human 4", "crystalline 4 rock_strider"),
    ("magma", "lava_leaper 4 rubium_dragon 2 rock_strider", "lava_leaper 3 fungoid 4 crystalline 2"),
    ("crystal", "human 8 fungoid 6 lava_leaper", "human 8 crystalline 6 rock_strider 2"),
];

/// A game of three that nobody has begun, with this before Red fights.
fn staged(lines: &[&str], phase: &str) -> NexusOps {
    let names = Names::new(["Red", "Blue", "Green"]);
    let mut game = NexusOps::setup(&Options::default(), 3, Seed::from(7)).expect("legal options");
    for line in lines {
        game.given(line, &names).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    game.turn(&format!("Red, {phase}"), &names).expect("a phase");
    game.staged().expect("a position");
    game
}

fn battle((ground, attackers, defenders): (&str, &str, &str)) -> NexusOps {
    let [ground, red, blue] =
        [format!("A1: terrain {ground}"), format!("A1: Red {attackers}"), format!("A1: Blue {defenders}")];
    staged(&[&ground, "A1: explored", &red, &blue], "fight")
}

fn a1() -> Hex {
    "A1".parse().expect("a hex")
}

fn fight() -> Action {
    Action::Fight { hex: a1(), defender: BLUE }
}

fn told(game: &NexusOps, action: Action) -> Odds {
    game.odds(RED, &action).unwrap_or_else(|| panic!("{action} has odds"))
}

fn only(odds: &Odds) -> &BattleOdds {
    let [battle] = &odds.battles[..] else { panic!("one battle: {odds:?}") };
    battle
}

/// Who is left when the battle has been played as the odds assume it.
fn played(game: &NexusOps, rng: &mut Rng) -> [[u8; 6]; 2] {
    let mut game = *game;
    game.redeal(rng);
    game.apply(RED, fight(), &mut Fx::silent());
    let cost = |unit: Unit| data().unit(unit).cost;
    while game.view(Viewer::Spectator).open.battle.is_some() {
        let seat = game.deciding().iter().next().expect("somebody is asked");
        let legal = game.legal_list(seat);
        let lose = legal.iter().filter_map(|a| if let Action::Lose { figure } = a { Some(*figure) } else { None });
        let pick = legal.iter().filter_map(|a| if let Action::Pick { figure } = a { Some(*figure) } else { None });
        let action = lose
            .min_by_key(|figure| cost(figure.unit))
            .map(|figure| Action::Lose { figure })
            .or_else(|| pick.max_by_key(|figure| cost(figure.unit)).map(|figure| Action::Pick { figure }))
            .unwrap_or(Action::Pass {});
        game.apply(seat, action, &mut Fx::silent());
    }
    let open = game.view(Viewer::Spectator).open;
    [RED, BLUE].map(|seat| open.units[seat][a1().index()].0)
}

/// `LAWS_GAMES` multiplies the battles; 25 times as many are 200,000 for each position.
fn n_battles() -> u32 {
    let scale = env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).filter(|&n| n > 0).unwrap_or(1);
    if scale >= 25 { 200_000 } else { 1_000 * scale }
}

#[test]
fn odds_are_those_of_played_battles() {
    let n = n_battles();
    // One in a hundred when there are many battles; five standard errors when there are few.
    let far = f64::max(0.01, 2.5 / f64::from(n).sqrt());
    let mut rng = Rng::new(Seed::from(3));
    for position in BATTLES {
        let game = battle(position);
        let odds = told(&game, fight());
        let odds = only(&odds);
        let (mut ends, mut lost) = ([0u32; 4], [0u32; 2]);
        let count = |army: &[u8; 6]| u32::from(army.iter().sum::<u8>());
        let begun = [0, 1].map(|side| odds.strikes.iter().map(|strike| u32::from(strike.units[side])).sum::<u32>());
        for _ in 0..n {
            let left = played(&game, &mut rng).map(|army| count(&army));
            let end = match left {
                [0, 0] => 1,
                [_, 0] => 0,
                [0, _] => 3,
                _ => 2,
            };
            ends[end] += 1;
            (0..2).for_each(|side| lost[side] += begun[side] - left[side]);
        }
        let share = |n_such: u32| f64::from(n_such) / f64::from(n);
        let chances =
            [(odds.win, ends[0] + ends[1]), (odds.both_fall, ends[1]), (odds.undecided, ends[2]), (odds.lost, ends[3])];
        for (chance, seen) in chances {
            let off = (f64::from(chance) / 1e6 - share(seen)).abs();
            assert!(off <= far, "{position:?}: {odds:?}, but of {n} battles {ends:?}");
        }
        for side in 0..2 {
            let off = (f64::from(odds.losses[side]) / 1e3 - share(lost[side])).abs();
            assert!(off <= far * f64::from(begun[side]).max(1.0), "{position:?}: {odds:?}, but {lost:?} fell");
        }
    }
}

#[test]
fn chances_make_up_the_whole_and_losses_add_up() {
    for position in BATTLES {
        let odds = told(&battle(position), fight());
        let odds = only(&odds);
        assert_eq!(odds.win + odds.undecided + odds.lost, 1_000_000, "{odds:?}");
        assert!(odds.both_fall <= odds.win, "{odds:?}");
        assert_eq!(odds.exact, odds.dice <= 12, "{odds:?}");
        assert!(!odds.exact || odds.error == 0, "{odds:?}");
        assert!(odds.error <= 4, "20,000 battles are off by less than half a percent: {odds:?}");
        for side in 0..2 {
            let each: u32 = odds.strikes.iter().map(|strike| strike.losses[side]).sum();
            assert!(each.abs_diff(odds.losses[side]) <= 6, "{odds:?}");
        }
    }
}

/// A Rock Strider hits in three of six cases; a Human that lives strikes back in one of six.
#[test]
fn the_smallest_battle_is_as_by_hand() {
    let odds = told(&battle(BATTLES[2]), fight());
    let battle = only(&odds);
    assert_eq!((battle.win, battle.undecided, battle.lost, battle.both_fall), (500_000, 416_667, 83_333, 0));
    assert_eq!(battle.losses.0, [83, 500]);
    let strikes: Vec<_> = battle.strikes.iter().map(|s| (s.unit, s.hits, s.picks, s.units.0)).collect();
    assert_eq!(strikes, [(Unit::RockStrider, 3, 0, [1, 0]), (Unit::Human, 1, 0, [0, 1])]);
    assert_eq!(odds.assumes, [Assumption::NoCards, Assumption::CheapestFirst]);
}

/// Terrain is in the chance of each die, and a Leaper that picks is named among the assumptions.
#[test]
fn ground_and_picks_are_told() {
    let odds = told(&battle(("magma", "lava_leaper", "fungoid 2")), fight());
    let leaper = &only(&odds).strikes[0];
    assert_eq!((leaper.unit, leaper.hits, leaper.picks), (Unit::LavaLeaper, 5, 3));
    assert!(odds.assumes.contains(&Assumption::DearestPicked));
    let forest = told(&battle(("forest", "fungoid", "crystalline")), fight());
    let hits: Vec<_> = only(&forest).strikes.iter().map(|strike| strike.hits).collect();
    assert_eq!(hits, [1, 3], "a Crystalline is hindered, a Fungoid helped");
}

/// Hidden cards change nothing, nor do the dice to come.
#[test]
fn odds_are_the_same_in_every_imagined_game() {
    for position in [BATTLES[6], BATTLES[27]] {
        let mut game = battle(position);
        let names = Names::new(["Red", "Blue", "Green"]);
        game.given("Blue: energize force_field", &names).expect("a card");
        let view = game.view(Viewer::Seat(RED));
        let seen = [1, 2, 3].map(|seed| {
            let rng = &mut Rng::new(Seed::from(seed));
            foresee::<NexusOps>(&view, RED, &[fight()], rng).expect("legal").odds
        });
        assert_eq!(seen[0].as_ref(), Some(&told(&game, fight())), "as in the true game");
        assert!(seen[0] == seen[1] && seen[1] == seen[2]);
    }
}

#[test]
fn a_move_into_enemies_has_the_odds_of_the_battle_it_brings() {
    let lines = ["A1: terrain rock", "A0: terrain rock", "A1: explored", "A0: explored"];
    let units = ["A0: Red rock_strider", "A1: Blue human", "A1: Green human 2"];
    let game = staged(&[&lines[..], &units[..]].concat(), "move");
    let step = |from: &str, to: &str| Action::Move {
        unit: Unit::RockStrider,
        kind: Default::default(),
        from: from.parse().expect("a hex"),
        to: to.parse().expect("a hex"),
    };
    let odds = told(&game, step("A0", "A1"));
    assert_eq!(odds.assumes[0], Assumption::FoughtFromHere);
    let against: Vec<_> = odds.battles.iter().map(|battle| (battle.defender_seat, battle.win)).collect();
    assert_eq!(against, [(BLUE, 500_000), (GREEN, 0)]);
    assert_eq!(game.odds(RED, &step("A0", "A5")), None, "nobody stands there");
    assert_eq!(game.odds(RED, &Action::Done {}), None);
    assert_eq!(game.odds(BLUE, &step("A0", "A1")), None, "it is not their turn");
}
