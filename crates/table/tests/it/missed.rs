//! Who comes back to a table sees what the others did meanwhile.

use game_core::Seat;
use serde_json::json;
use table::Lang;
use table::wire::{Missed, MissedScene};

use crate::session::{Dice, Session, human, quick};

const ANN: Seat = Seat(0);
/// What is told of at most.
const MOST: usize = 60;

fn missed(session: &Session) -> Missed {
    session.table.missed("ann", Lang::default())
}

/// Ann's view of the game, as it travels.
fn seen(session: &Session) -> String {
    session.view_of("ann", ANN)["view"].to_string()
}

fn view_of(scene: &MissedScene) -> String {
    json!(scene.seen.view).to_string()
}

#[test]
fn it_is_what_somebody_who_stayed_was_told_step_by_step() {
    for entry in game_registry::games() {
        let people = [human("Ann"), human("Bob")];
        let mut session = Session::started(entry.slug(), &people, quick(), 5);
        let mut dice = Dice::new(5);
        // What Ann saw after each step since her own last one, as far as she was told that there was one.
        let mut witnessed: Vec<(u64, String)> = Vec::new();
        let (mut before, mut longest) = (seen(&session), 0);
        for _ in 0..400 {
            let deciding = session.deciding();
            let Some(&seat) = deciding.iter().find(|&&seat| seat != ANN && !dice.one_in(9)).or(deciding.first()) else {
                break;
            };
            let legal = session.legal(seat);
            let action = legal[dice.below(legal.len())].clone();
            let command = session.act_command(seat, &action);
            session.wait_for(&command);
            let known = session.table.seq_for(&[ANN]);
            session.command(command);
            let seq = session.table.seq_for(&[ANN]);
            if session.table.outcome().is_some() {
                assert_eq!(missed(&session), Missed::default(), "{}: what is over has a replay", entry.slug());
                break;
            }
            if seat == ANN {
                (witnessed, before) = (Vec::new(), seen(&session));
            } else if seq > known {
                witnessed.push((seq, seen(&session)));
            }
            let Missed { before: first, scenes } = missed(&session);
            let told: Vec<(u64, String)> = scenes.iter().map(|scene| (scene.step.seq, view_of(scene))).collect();
            assert_eq!(told, witnessed[witnessed.len().saturating_sub(MOST)..], "{}", entry.slug());
            assert!(scenes.iter().all(|scene| scene.step.actor_seat != Some(ANN)));
            if let Some(first) = first.filter(|_| witnessed.len() <= MOST) {
                assert_eq!(json!(first.view).to_string(), before, "{}", entry.slug());
            }
            longest = longest.max(scenes.len());
        }
        assert!(longest > 0, "{}: nobody missed anything", entry.slug());
    }
}

#[test]
fn only_who_has_one_seat_is_told() {
    let mut session = Session::started("nexus-ops", &[human("Ann"), human("Bob"), human("Bob")], quick(), 7);
    session.play_on(&mut Dice::new(1), 30);
    assert!(!session.table.missed("ann", Lang::default()).scenes.is_empty() || session.deciding() == [ANN]);
    assert_eq!(session.table.missed("bob", Lang::default()), Missed::default());
    assert_eq!(session.table.missed("eve", Lang::default()), Missed::default());
}
