//! What is hidden stays hidden: nothing a seat sees or may do depends on what it cannot know.

use game_core::{CitesRule, Fx, Game, Seat, Viewer};
use serde::Serialize;

use super::walk::{Look, Plan, positions};
use super::{Broken, Setting};
use crate::compare::paths_that_differ;

/// A game imagined from a view has that very view, the same seats to decide and the same outcome; it offers that
/// seat the same actions and refuses it the same for the same reasons. And it can be played on.
pub fn imagined_games_look_the_same<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "A game imagined from a view looks and plays like the real one to that viewer.";
    positions(settings, Plan { law, actions: 100_000, looks: 1_500 }, |mut look| {
        for viewer in Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = look.game.view(viewer);
            for _ in 0..2 {
                let imagined = G::imagine(&view, look.rng);
                imagined.assert_sound();
                looks_like(&mut look, &imagined, viewer, &view)?;
                play_on(imagined, &mut look)?;
            }
        }
        Ok(())
    })
}

/// A game dealt again looks the same to everyone at the table, asks and offers the same, and can be played on.
pub fn redealt_games_look_the_same<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "A game dealt again looks and plays the same to everyone at the table.";
    positions(settings, Plan { law, actions: 30_000, looks: 500 }, |mut look| {
        let mut redealt = look.game.clone();
        redealt.redeal(look.rng);
        redealt.assert_sound();
        for viewer in Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = look.game.view(viewer);
            looks_like(&mut look, &redealt, viewer, &view)?;
        }
        play_on(redealt, &mut look)
    })
}

fn looks_like<G: Game>(look: &mut Look<'_, G>, imagined: &G, viewer: Viewer, view: &G::View) -> Result<(), String> {
    let game = look.game;
    let again = imagined.view(viewer);
    if again != *view {
        let paths = paths_that_differ(view, &again);
        return Err(format!("In an imagined game {viewer:?} sees something else:\n{paths}"));
    }
    if (imagined.seats(), imagined.deciding()) != (game.seats(), game.deciding()) {
        return Err(format!("In a game imagined for {viewer:?} other seats have to decide."));
    }
    if imagined.outcome() != game.outcome() {
        return Err(format!("A game imagined for {viewer:?} has another outcome."));
    }
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let (real, dreamt) = (game.legal_list(seat), imagined.legal_list(seat));
    if real != dreamt {
        let (real, dreamt) = (written(&real), written(&dreamt));
        return Err(format!("{seat} may do other things in an imagined game.\nreal      {real}\nimagined  {dreamt}"));
    }
    if json(&game.prompt(seat)) != json(&imagined.prompt(seat)) {
        return Err(format!("{seat} is asked something else in an imagined game."));
    }
    for action in [look.pool.some(20, look.picker), look.pool.mutants(10, look.picker)].concat() {
        let (real, dreamt) = (game.check(seat, &action), imagined.check(seat, &action));
        if real != dreamt {
            let why = |verdict: Result<(), G::Illegal>| {
                verdict.map_or_else(|e| format!("{} {e}", e.rule()), |()| "legal".into())
            };
            let (real, dreamt) = (why(real), why(dreamt));
            return Err(format!("`{action}` of {seat} is judged otherwise in an imagined game: {real}; {dreamt}"));
        }
    }
    Ok(())
}

/// Plays some random actions in an imagined game: it must be a proper one.
fn play_on<G: Game>(mut game: G, look: &mut Look<'_, G>) -> Result<(), String> {
    let mut fx = Fx::silent();
    for _ in 0..8 {
        let Some(seat) = look.picker.seat(game.deciding()) else { return Ok(()) };
        let legal = game.legal_list(seat);
        let Some(&action) = look.picker.one_of(&legal) else {
            return Err(format!("An imagined game gets stuck: {seat} has nothing to do."));
        };
        game.apply(seat, action, &mut fx);
        game.assert_sound();
    }
    Ok(())
}

/// An action that its seat can undo tells it nothing it did not know: whatever is hidden, that seat would see and
/// be told the same. Dice, draws and reveals raise the barrier by themselves; this finds what leaks otherwise.
pub fn learning_stops_undo<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "A seat that learns something from its action cannot undo it.";
    positions(settings, Plan { law, actions: 100_000, looks: 6_000 }, |look| {
        let Some((seat, action)) = look.next else { return Ok(()) };
        let mut real = look.game.clone();
        let mut fx = Fx::listening();
        real.apply(seat, action, &mut fx);
        let (told, barrier) = fx.take();
        if barrier.contains(seat) {
            return Ok(());
        }
        let viewer = Viewer::Seat(seat);
        let mut imagined = G::imagine(&look.game.view(viewer), look.rng);
        imagined.apply(seat, action, &mut fx);
        let (retold, _) = fx.take();
        let (real, dreamt) = (real.view(viewer), imagined.view(viewer));
        if real != dreamt {
            let paths = paths_that_differ(&real, &dreamt);
            return Err(format!("After `{action}` {seat} sees what it could not know, and may undo:\n{paths}"));
        }
        let heard = |told: &[game_core::Told<G::Event>]| told.iter().map(|t| json(t.to(viewer))).collect::<Vec<_>>();
        let (real, dreamt) = (heard(&told), heard(&retold));
        if real != dreamt {
            let (real, dreamt) = (real.join("\n"), dreamt.join("\n"));
            return Err(format!(
                "By `{action}` {seat} is told what it could not know, and may undo:\n{real}\n{dreamt}"
            ));
        }
        Ok(())
    })
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn written<A: std::fmt::Display>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
