//! Windows: questions that a seat may let go by; and standing answers, given in advance.

use game_core::{Game, Seat, Viewer, Window};

use super::walk::{Plan, positions};
use super::{Broken, Setting};

/// A window is a question to its seat, of a kind the game has named, and the action that passes it is legal; it is idle
/// if that is all the seat may do. Who has which window open is no secret: it is the same in whatever game anybody could
/// imagine. If it were not, others could learn from a window what its seat holds. Its own seat knows whether it is idle.
/// A standing answer is legal and rests on nothing that its seat does not see.
pub fn windows_can_be_passed<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "A window can be passed, and who has which open is seen by all.";
    positions(settings, Plan { law, actions: 100_000, looks: 4_000 }, |look| {
        for seat in Seat::all(look.game.seats()) {
            passable(look.game, seat)?;
            standing::<G>(look.game, seat, &G::imagine(&look.game.view(Viewer::Seat(seat)), look.rng))?;
        }
        for viewer in Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let imagined = G::imagine(&look.game.view(viewer), look.rng);
            for seat in Seat::all(look.game.seats()) {
                let (real, dreamt) = (look.game.window(seat), imagined.window(seat));
                let idle = |window: Window<G::Action>| viewer == Viewer::Seat(seat) && window.idle;
                let seen = |window: Option<_>| window.map(|window: Window<_>| Window { idle: idle(window), ..window });
                if seen(real) != seen(dreamt) {
                    return Err(format!(
                        "{viewer:?} cannot see which window is open to {seat}: {real:?} or {dreamt:?}."
                    ));
                }
            }
        }
        Ok(())
    })
}

fn passable<G: Game>(game: &G, seat: Seat) -> Result<(), String> {
    let Some(window) = game.window(seat) else { return Ok(()) };
    if !game.deciding().contains(seat) {
        return Err(format!("{seat} owes no decision, but a window `{}` is open to it.", window.kind));
    }
    if !G::WINDOWS.contains(&window.kind) {
        return Err(format!("`{}` is none of the windows that the game has named.", window.kind));
    }
    if !window.idle && game.legal_list(seat) == [window.pass] {
        return Err(format!("{seat} can only pass the window `{}`, but it is not idle.", window.kind));
    }
    let legal = game.check(seat, &window.pass);
    legal.map_err(|why| format!("{seat} cannot pass the window `{}` by `{}`: {why}", window.kind, window.pass))
}

fn standing<G: Game>(game: &G, seat: Seat, imagined: &G) -> Result<(), String> {
    let choices = |kind: &'static game_core::Standing| kind.choices.iter().map(move |choice| (kind.kind, *choice));
    for (kind, choice) in G::STANDING.iter().flat_map(choices) {
        let answer = game.by_standing(seat, kind, choice);
        if answer != imagined.by_standing(seat, kind, choice) {
            return Err(format!("The standing answer `{choice}` of {seat} to `{kind}` rests on a secret."));
        }
        if let Some(answer) = answer {
            let legal = game.check(seat, &answer);
            legal.map_err(|why| format!("{seat} cannot answer `{kind}` by `{choice}`, that is `{answer}`: {why}"))?;
        }
    }
    Ok(())
}
