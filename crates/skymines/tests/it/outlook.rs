//! What an action is said to bring before it is done, and what the view says of the way there.

use game_core::{Fx, Game, Rng, Seat, Seed, Viewer, foresee};
use game_testkit::{Names, Picker, Staged};
use skymines::{Action, Board, Company, Event, Note, Options, Reward, Shares, Skymines, ThreatPick};

const ANN: Seat = Seat(0);

/// Minerva expands with three energy; Tawac holds sector 21 and knows one column for its outpost.
fn expanding() -> Skymines {
    let names = Names::new(["Ann", "Bob"]);
    let mut game = Skymines::setup(&Options::default(), 2, Seed::from(7)).expect("two can play");
    for line in ["first Ann", "markers at start", "pieces tawac 21", "Ann coins 0", "Ann area energy1 energy2"] {
        game.given(line, &names).unwrap_or_else(|why| panic!("`{line}`: {why}"));
    }
    game.turn("Ann", &names).expect("Ann is there");
    game.apply(ANN, Action::Energy { company: Company::Minerva }, &mut Fx::silent());
    game
}

#[test]
fn entering_a_place_tells_what_stopping_there_would_pay_and_send_back() {
    let view = expanding().view(Viewer::Seat(ANN));
    let enter = |spot: &str| Action::Enter { spot: spot.parse().expect("a sector"), column: Some(0) };
    let told = foresee::<Skymines>(&view, ANN, &[enter("21")], &mut Rng::new(Seed::from(1))).expect("it is legal");
    let coins = Note::Reward { what: Reward::Coins, count: 1, company: Company::Minerva };
    assert!(told.notes.contains(&coins) && told.notes.contains(&Note::Ousted { pieces: 1 }), "{:?}", told.notes);
    let end = told.end.expect("she may stop");
    let happens = |is: fn(&Event) -> bool| end.steps.iter().flat_map(|step| &step.events).any(is);
    assert!(happens(|event| matches!(event, Event::CoinsGained { coins: 1, .. })));
    assert!(happens(|event| matches!(event, Event::Returned { company: Company::Tawac, .. })));
}

/// A table of two on this map, Ann to move with these cards face up.
fn with(options: &Options, lines: &[&str]) -> Skymines {
    let names = Names::new(["Ann", "Bob"]);
    let mut game = Skymines::setup(options, 2, Seed::from(7)).expect("two can play");
    for line in ["first Ann", "markers at start"].iter().chain(lines) {
        game.given(line, &names).unwrap_or_else(|why| panic!("`{line}`: {why}"));
    }
    game.turn("Ann", &names).expect("Ann is there");
    game
}

/// Enters places and tells the way: where, from where, for how much.
fn way(game: &mut Skymines, company: Company, entered: &[(&str, Option<u8>)]) -> Vec<(String, Option<String>, u8)> {
    game.apply(ANN, Action::Energy { company }, &mut Fx::silent());
    for (spot, column) in entered {
        let enter = Action::Enter { spot: spot.parse().expect("a place"), column: *column };
        game.check(ANN, &enter).unwrap_or_else(|why| panic!("{spot}: {why:?}"));
        game.apply(ANN, enter, &mut Fx::silent());
    }
    let legs = game.view(Viewer::Seat(ANN)).open.turn.expansion.way;
    legs.iter().map(|leg| (leg.spot.to_string(), leg.from.map(|from| from.to_string()), leg.price)).collect()
}

fn leg(spot: &str, from: Option<&str>, price: u8) -> (String, Option<String>, u8) {
    (spot.to_owned(), from.map(str::to_owned), price)
}

#[test]
fn the_way_over_the_moon_is_told_place_by_place_with_its_energy() {
    let mut game = with(&Options::default(), &["pieces tawac 21", "Ann area energy1 energy2 single_01"]);
    let told = way(&mut game, Company::Minerva, &[("21", Some(0)), ("16", Some(0))]);
    assert_eq!(told, [leg("21", None, 2), leg("16", Some("21"), 1)]);
    let view = game.view(Viewer::Seat(ANN));
    assert_eq!(
        view.open.turn.expansion.way.iter().map(|leg| leg.ousted).collect::<Vec<_>>(),
        [Some(Company::Tawac), None]
    );
    let energy = view.energy.expect("an expansion");
    assert_eq!((energy.spent, energy.left, energy.all), (3, 1, 4));
}

#[test]
fn the_way_through_the_belt_is_told_place_by_place() {
    let belt = Options { map: Board::Belt, ..Options::default() };
    let mut game = with(&belt, &["Ann area energy1 energy2 single_01 tile_energy"]);
    let told = way(&mut game, Company::Minerva, &[("18a", Some(0)), ("18b", Some(0)), ("19", None), ("14b", Some(0))]);
    let wanted =
        [leg("18a", None, 1), leg("18b", Some("18a"), 1), leg("19", Some("18b"), 1), leg("14b", Some("19"), 2)];
    assert_eq!(told, wanted);
}

#[test]
fn a_step_tells_the_shares_that_it_brings_and_what_all_come_to() {
    let mut game = with(&Options::default(), &["pieces skymine 19 20 6", "Ann cell skymine 1", "Ann area carbon2"]);
    let used = game.legal_list(ANN).into_iter().find(|action| matches!(action, Action::Use { .. })).expect("a card");
    game.apply(ANN, used, &mut Fx::silent());
    let (view, step) = (game.view(Viewer::Seat(ANN)), Action::Step { company: Company::Skymine });
    let told = foresee::<Skymines>(&view, ANN, &[step], &mut Rng::new(Seed::from(1))).expect("it is legal");
    assert!(
        told.notes.contains(&Note::SharesChanged { company: Company::Skymine, from: 0, to: 1 }),
        "{:?}",
        told.notes
    );
    let worth = told.notes.iter().find_map(|note| match note {
        Note::Portfolio { from, to, shares } => Some((*from, *to, shares[Company::Skymine])),
        _ => None,
    });
    let value = view.values[Company::Skymine];
    let skymine = Shares { track: 1, cards: 0, all: 1, value, worth: value.into() };
    assert_eq!(worth, Some((0, value.into(), skymine)));
    assert!(value > 0);
}

#[test]
fn a_series_tells_what_its_games_come_to() {
    let options = Options { map: Board::Belt, threat: ThreatPick::TH6, ..Options::default() };
    let mut game = Skymines::setup(&options, 2, Seed::from(7)).expect("two can play");
    let mut picker = Picker::new(3);
    while let Some(seat) = picker.seat(game.deciding()) {
        let legal = game.legal_list(seat);
        let action =
            if legal.contains(&Action::Enough) { Action::Enough } else { *picker.one_of(&legal).expect("one") };
        game.apply(seat, action, &mut Fx::silent());
    }
    let view = game.view(Viewer::Spectator);
    assert!(view.open.series.games > 1, "the threat stays in random games");
    for (standing, sheet) in view.standings.iter().zip(game.scores(Viewer::Spectator)) {
        let series = standing.series.expect("a series is over");
        assert_eq!(series.points, series.sum.div_ceil(series.games.into()));
        assert_eq!(sheet.total(), i32::from(series.points));
        assert_eq!(standing.last.as_ref().expect("its last game").lines.len(), 7);
    }
}
