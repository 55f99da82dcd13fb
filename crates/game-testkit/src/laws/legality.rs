//! The legal actions and `check` say the same.

use game_core::{Fx, Game, Seat, SeatSet, Viewer};

use super::walk::{Look, Plan, positions};
use super::{Broken, Setting};
use crate::compare::paths_that_differ;

/// `legal_actions` lists each action once, in the same order whenever asked, and just those that `check` accepts:
/// tried with every action seen so far and with actions made up from their notation. A seat that owes no
/// decision may do nothing at all.
pub fn legal_is_what_check_accepts<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "`legal_actions` lists exactly what `check` accepts.";
    positions(settings, Plan { law, actions: 100_000, looks: 2_000 }, |look| {
        let mutants = look.pool.mutants(60, look.picker);
        let deciding = look.game.deciding();
        for seat in Seat::all(look.game.seats()) {
            let legal = list(look.game, seat, deciding)?;
            for action in look.pool.actions().iter().chain(&mutants) {
                agree(look.game, seat, action, legal.binary_search(action).is_ok())?;
            }
            for action in legal {
                agree(look.game, seat, &action, true)?;
                look.pool.add(action);
            }
        }
        Ok(())
    })
}

/// The seat's list in sorted order, once it is seen to be a proper one.
fn list<G: Game>(game: &G, seat: Seat, deciding: SeatSet) -> Result<Vec<G::Action>, String> {
    let mut legal = game.legal_list(seat);
    if legal != game.clone().legal_list(seat) {
        return Err(format!("{seat} is offered the same actions in another order when asked again."));
    }
    if !deciding.contains(seat) && !legal.is_empty() {
        return Err(format!("{seat} owes no decision but is offered `{}`.", legal[0]));
    }
    legal.sort_unstable();
    match legal.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(twice) => Err(format!("{seat} is offered `{}` twice.", twice[0])),
        None => Ok(legal),
    }
}

fn agree<G: Game>(game: &G, seat: Seat, action: &G::Action, listed: bool) -> Result<(), String> {
    match (game.check(seat, action), listed) {
        (Ok(()), false) => Err(format!("`check` accepts `{action}` of {seat}, but it is not listed.")),
        (Err(illegal), true) => Err(format!("`{action}` of {seat} is listed, but `check` refuses it: {illegal}")),
        _ => Ok(()),
    }
}

/// Every deciding seat has something to do and is asked something; nobody else is asked. The game is over just
/// when nobody owes a decision, and then everyone has a rank. Every seat always has a score.
pub fn nobody_is_stuck<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "A seat that owes a decision can take one, and the game is over when nobody owes any.";
    positions(settings, Plan { law, actions: 100_000, looks: 60_000 }, |Look { game, .. }| {
        let (deciding, seats) = (game.deciding(), game.seats());
        if let Some(absent) = deciding.iter().find(|seat| seat.0 >= seats) {
            return Err(format!("{absent} should decide at a table with {seats} seats."));
        }
        for seat in Seat::all(seats) {
            if deciding.contains(seat) && game.legal_list(seat).is_empty() {
                return Err(format!("{seat} owes a decision and has none to take."));
            }
            match (deciding.contains(seat), game.prompt(seat)) {
                (true, None) => return Err(format!("{seat} owes a decision but is asked nothing.")),
                (false, Some(prompt)) => return Err(format!("{seat} owes no decision but is asked {prompt:?}.")),
                _ => {}
            }
        }
        let scores = game.scores(Viewer::Spectator).len();
        if scores != usize::from(seats) {
            return Err(format!("{scores} scores at a table with {seats} seats."));
        }
        match (game.outcome(), deciding.is_empty()) {
            (Some(outcome), false) => Err(format!("The game is over, {outcome:?}, but somebody has to decide.")),
            (None, true) => Err("Nobody has to decide, but the game is not over.".to_owned()),
            _ => Ok(()),
        }
    })
}

/// An action that is refused leaves state and log alone.
pub fn refusals_change_nothing<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "A refused action changes nothing.";
    positions(settings, Plan { law, actions: 100_000, looks: 2_000 }, |look| {
        let tries = [look.pool.some(30, look.picker), look.pool.mutants(30, look.picker)].concat();
        for seat in Seat::all(look.game.seats()) {
            for &action in tries.iter().filter(|action| look.game.check(seat, action).is_err()) {
                let mut game = look.game.clone();
                let mut fx = Fx::listening();
                if game.play(seat, action, &mut fx).is_ok() {
                    return Err(format!("`check` refuses `{action}` of {seat}, but `play` accepts it."));
                }
                let (told, barrier) = fx.take();
                if game != *look.game || !told.is_empty() || !barrier.is_empty() {
                    let paths = paths_that_differ(look.game, &game);
                    return Err(format!("`{action}` of {seat} is refused and yet changes something:\n{paths}"));
                }
            }
        }
        Ok(())
    })
}
