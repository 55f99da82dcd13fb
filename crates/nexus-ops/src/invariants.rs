//! Invariants: no piece is lost, and what is derived agrees with what it derives from.

use game_core::{Fx, Seat, SeatSet};

use crate::data::data;
use crate::events::Event;
use crate::pieces::{EnergizeBag, HEXES, Hex, SecretBag, Unit};
use crate::scoring::scores;
use crate::setup::{all_energize, all_secrets};
use crate::state::{NexusOps, Task};

/// Panics when an invariant is broken.
pub(crate) fn assert_sound(game: &NexusOps) {
    assert_figures(game);
    assert_cards(game);
    let open = &game.open;
    for (seat, sheet) in scores(open).iter().enumerate() {
        assert_eq!(i32::from(open.players[Seat(seat as u8)].vp), sheet.total(), "points of seat {seat}");
    }
    assert_eq!(open.asked().is_none(), open.end.is_some(), "somebody is asked until the game is over");
    assert_eq!(open.unexplored.len() + open.revealed.len(), 18, "each hex is explored once");
}

fn assert_figures(game: &NexusOps) {
    let open = &game.open;
    for seat in Seat::all(open.seats) {
        for unit in Unit::ALL {
            let on_board: u8 = (0..HEXES as u8).map(|h| open.count(seat, Hex(h), unit)).sum();
            let all = on_board + open.players[seat].supply[unit.index()];
            assert_eq!(all, data().unit(unit).figures, "figures of {unit} of {seat}");
        }
        for hex in (0..HEXES as u8).map(Hex) {
            assert_eq!(open.presence[seat].contains(hex), open.army(seat, hex) > 0, "presence of {seat} on {hex}");
            for unit in Unit::ALL {
                let may = open.count(seat, hex, unit) == 0 || open.enterable(unit).contains(hex);
                assert!(may, "a {unit} of {seat} stands on {hex}, where it may not");
                if seat == open.turn.active && open.agenda.open().any(|task| task == Task::Move) {
                    let spent = open.turn.spent[hex.index()][unit.index()];
                    assert!(spent <= open.count(seat, hex, unit), "more {unit} moved to {hex} than stand there");
                }
            }
        }
    }
}

fn assert_cards(game: &NexusOps) {
    let fx = Fx::<Event>::silent();
    let open = &game.open;
    let mut energize: Vec<_> = game.energize_deck.inside(&fx).chain(open.energize_discard.iter()).collect();
    let mut secrets: Vec<_> = game.secret_deck.inside(&fx).chain(open.secret_discard.iter()).collect();
    for (seat, hand) in game.hands.iter() {
        let (e, s) = (hand.energize.inside(&fx), hand.secrets.inside(&fx));
        assert_eq!(e.len(), usize::from(open.players[seat].energize), "Energize cards of {seat}");
        assert_eq!(s.len(), usize::from(open.players[seat].secrets), "Secret Missions of {seat}");
        assert_eq!(hand.energize.seen(), SeatSet::one(seat), "a hand is its owner's secret");
        energize.extend(e.iter());
        secrets.extend(s.iter());
        secrets.extend(open.players[seat].played.iter());
    }
    if open.agenda.top() == Some(Task::Keep) {
        secrets.extend(game.drawn.inside(&fx));
    }
    let (all_energize, all_secrets): (EnergizeBag, SecretBag) = (all_energize().collect(), all_secrets().collect());
    assert_eq!(energize.into_iter().collect::<EnergizeBag>(), all_energize, "Energize cards are conserved");
    assert_eq!(secrets.into_iter().collect::<SecretBag>(), all_secrets, "Secret Missions are conserved");
}
