//! A battle played many times, by the rules themselves.

use game_core::{Fx, Rng, Seat, Seed};

use super::numbers::{Ends, armies};
use crate::actions::Action;
use crate::pieces::Hex;
use crate::rules;
use crate::state::{NexusOps, Task};

/// How often.
const SAMPLES: u64 = 20_000;

/// What came of the battles. The dice are always the same, so equal questions have equal answers.
pub(super) fn ends(game: &NexusOps, seats: [Seat; 2], hex: Hex) -> Ends {
    let start = ready(game, hex);
    let mut rng = Rng::new(Seed::from(SAMPLES));
    let mut legal = Vec::new();
    let mut ends = Ends::new();
    for _ in 0..SAMPLES {
        let mut game = start;
        game.rng = rng.fork();
        play(&mut game, Action::Fight { hex, defender: seats[1] }, &mut legal);
        *ends.entry(armies(&game.open, hex, seats)).or_default() += 1;
    }
    ends
}

/// The battle is to be picked, nothing comes after it, and nobody holds a card, so that nobody is asked for one.
fn ready(game: &NexusOps, hex: Hex) -> NexusOps {
    let mut start = *game;
    start.open.agenda.clear();
    start.open.agenda.in_order([Task::Fight, Task::EndTurn]);
    start.open.turn.fought.remove(hex);
    Seat::all(start.open.seats).for_each(|seat| start.open.players[seat].energize = 0);
    start
}

fn play(game: &mut NexusOps, begin: Action, legal: &mut Vec<Action>) {
    let mut next = Some(begin);
    while let Some(action) = next {
        let Some(seat) = game.open.asked() else { return };
        rules::apply(game, seat, action, &mut Fx::silent());
        next = game.open.battle.is_some().then(|| answer(game, legal)).flatten();
    }
}

/// The legal answers stand in the order of the chart: the cheapest first, the dearest last.
fn answer(game: &NexusOps, legal: &mut Vec<Action>) -> Option<Action> {
    legal.clear();
    rules::legal(game, game.open.asked()?, legal);
    let all = || legal.iter().copied();
    all()
        .find(|action| matches!(action, Action::Lose { .. } | Action::Pass {}))
        .or_else(|| all().rfind(|action| matches!(action, Action::Pick { .. })))
}
