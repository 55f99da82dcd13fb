//! What an action is said to bring before it is done.

use game_core::{Fx, Game, Rng, Seat, Seed, Viewer, foresee};
use game_testkit::{Names, Staged};
use skymines::{Action, Company, Event, Note, Options, Reward, Skymines};

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
