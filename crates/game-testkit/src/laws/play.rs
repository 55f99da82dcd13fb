//! Playing: the same actions give the same game, and every game ends with all its pieces.

use game_core::{Fx, Game, Seat, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::walk::{Look, Plan, games, positions};
use super::{Broken, Setting};
use crate::Ended;
use crate::compare::paths_that_differ;
use crate::guard::guard;

/// The same options, seed and actions give the same state, whether or not somebody listens.
pub fn same_actions_same_game<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "The same options, seed and actions give the same game.";
    games(settings, Plan { law, actions: 200_000, looks: 0 }, |recorded, _| {
        let (mut heard, mut unheard) = (recorded.set_up_again()?, recorded.start.clone());
        let (mut listening, mut silent) = (Fx::listening(), Fx::silent());
        for (place, &(seat, action)) in recorded.actions.iter().enumerate() {
            heard.apply(seat, action, &mut listening);
            unheard.apply(seat, action, &mut silent);
            listening.take();
            if heard != unheard {
                let why = format!("The second time it comes out differently:\n{}", paths_that_differ(&unheard, &heard));
                return Err(recorded.broken(place + 1, why));
            }
        }
        if heard != recorded.finish {
            let paths = paths_that_differ(&recorded.finish, &heard);
            let why = format!("The second time it ends differently:\n{paths}");
            return Err(recorded.broken(recorded.actions.len(), why));
        }
        Ok(())
    })
}

/// State, actions and views survive being written and read again; an action's notation does, too.
pub fn games_round_trip<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "States, actions and views survive being written and read again.";
    positions(settings, Plan { law, actions: 100_000, looks: 1_500 }, |look| {
        round_trip("The state", look.game)?;
        let viewers = Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        viewers.map(|viewer| look.game.view(viewer)).try_for_each(|view| round_trip("A view", &view))?;
        for seat in look.game.deciding().iter() {
            for action in look.game.legal_list(seat) {
                round_trip("An action", &action)?;
                let notation = action.to_string();
                match notation.parse::<G::Action>() {
                    Ok(read) if read == action && read.to_string() == notation => {}
                    Ok(read) => return Err(format!("`{notation}` is read as `{read}`.")),
                    Err(e) => return Err(format!("`{notation}` cannot be read: {e}")),
                }
            }
        }
        Ok(())
    })
}

fn round_trip<T: Serialize + DeserializeOwned + Eq>(what: &str, value: &T) -> Result<(), String> {
    let json = serde_json::to_string(value).map_err(|e| format!("{what} cannot be written: {e}"))?;
    let read: T = serde_json::from_str(&json).map_err(|e| format!("{what} cannot be read: {e}\n{json}"))?;
    if read == *value {
        return Ok(());
    }
    Err(format!("{what} is read differently from how it was written:\n{}", paths_that_differ(value, &read)))
}

/// Seats that decide at once may act in either order: neither takes an action from the other, and the state is
/// equal in the end.
pub fn order_does_not_matter<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "Seats that decide at once may act in either order.";
    positions(settings, Plan { law, actions: 200_000, looks: 8_000 }, |Look { game, picker, .. }| {
        let seats: Vec<Seat> = game.deciding().iter().collect();
        for (i, &one) in seats.iter().enumerate() {
            for &other in &seats[i + 1..] {
                let (mine, theirs) = (game.legal_list(one), game.legal_list(other));
                let (Some(&a), Some(&b)) = (picker.one_of(&mine), picker.one_of(&theirs)) else { continue };
                let forward = in_order(game, [(one, a), (other, b)])?;
                let backward = in_order(game, [(other, b), (one, a)])?;
                if forward != backward {
                    let paths = paths_that_differ(&forward, &backward);
                    return Err(format!("It matters whether `{a}` of {one} or `{b}` of {other} is first:\n{paths}"));
                }
            }
        }
        Ok(())
    })
}

fn in_order<G: Game>(game: &G, actions: [(Seat, G::Action); 2]) -> Result<G, String> {
    let mut game = game.clone();
    for (seat, action) in actions {
        let played = game.play(seat, action, &mut Fx::silent());
        played.map_err(|e| format!("`{action}` of {seat} is legal only before the other seat acts: {e}"))?;
    }
    Ok(game)
}

/// Random play ends within the game's cap.
pub fn random_play_ends<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "Random play ends within the game's cap.";
    games(settings, Plan { law, actions: 500_000, looks: 0 }, |recorded, _| match recorded.ended {
        Ended::Finished => Ok(()),
        Ended::Stuck => Err(recorded.broken(recorded.actions.len(), "The game is stuck.".to_owned())),
        Ended::Capped => {
            let why = format!("The game is not over after {} actions.", G::CAP);
            Err(recorded.broken(recorded.actions.len(), why))
        }
    })
}

/// `assert_sound` holds at the start and after every action.
pub fn pieces_are_conserved<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "The state is sound after every action.";
    games(settings, Plan { law, actions: 150_000, looks: 0 }, |recorded, _| {
        let mut game = recorded.start.clone();
        let mut fx = Fx::silent();
        guard(|| game.assert_sound()).map_err(|panic| recorded.broken(0, panic))?;
        for (place, &(seat, action)) in recorded.actions.iter().enumerate() {
            let sound = guard(|| {
                game.apply(seat, action, &mut fx);
                game.assert_sound();
            });
            sound.map_err(|panic| recorded.broken(place + 1, panic))?;
        }
        Ok(())
    })
}
