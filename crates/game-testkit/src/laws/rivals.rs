//! Automated opponents stand beside the seats: open to all, and counted when the game is over.

use game_core::{Game, MAX_RIVALS, MAX_SEATS, Outcome, Rival, Seat, Viewer};

use super::walk::{Plan, games, positions};
use super::{Broken, Setting};
use crate::compare::paths_that_differ;

/// What is shown of rivals is the same in every game imagined from a view, and they can be told from each other and from
/// the seats.
pub fn rivals_know_no_secret<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "What is shown of rivals lies open.";
    positions(settings, Plan { law, actions: 60_000, looks: 1_500 }, |look| {
        let rivals = look.game.rivals();
        told_apart(&rivals, look.game.seats())?;
        if rivals.is_empty() {
            return Ok(());
        }
        for viewer in Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let imagined = G::imagine(&look.game.view(viewer), look.rng).rivals();
            if rivals != imagined {
                let paths = paths_that_differ(&rivals, &imagined);
                return Err(format!("What {viewer:?} is shown of rivals rests on a secret:\n{paths}"));
            }
        }
        Ok(())
    })
}

fn told_apart(rivals: &[Rival], seats: u8) -> Result<(), String> {
    if rivals.len() > MAX_RIVALS {
        return Err(format!("{} rivals are more than a table has room for.", rivals.len()));
    }
    for (place, rival) in rivals.iter().enumerate() {
        let Rival { name, mark, .. } = rival;
        if rivals[..place].iter().any(|other| other.name == *name || other.mark == *mark) {
            return Err(format!("The rival `{name}` looks like another."));
        }
        if mark.0 < seats || usize::from(mark.0) >= MAX_SEATS {
            return Err(format!("The rival `{name}` has the mark {}, which is a seat's or none.", mark.0));
        }
    }
    Ok(())
}

/// A game against rivals ends as one against them: with ranks for each of them among those of the seats or, for a single
/// player, won, drawn or lost. A rank says how many are better.
pub fn ranks_count_rivals<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "Ranks count rivals.";
    games(settings, Plan { law, actions: 60_000, looks: 1 }, |recorded, _| {
        counted(&recorded.finish).map_err(|why| recorded.broken(recorded.actions.len(), why))
    })
}

fn counted<G: Game>(game: &G) -> Result<(), String> {
    let rivals = game.rivals().len();
    let (ranks, of_rivals) = match game.outcome() {
        None | Some(Outcome::Solo { .. }) => return Ok(()),
        Some(Outcome::Teams { .. }) if rivals == 0 => return Ok(()),
        Some(Outcome::Ranks { ranks, rivals }) => (ranks, rivals),
        Some(outcome) => return Err(format!("{rivals} rivals are left out of {outcome:?}.")),
    };
    if of_rivals.len() != rivals {
        return Err(format!("There are {rivals} rivals, and ranks for {} of them.", of_rivals.len()));
    }
    if game.seats() == 1 && rivals > 0 {
        return Err("A single player has a rank, where the rivals were beaten or not.".to_owned());
    }
    let all = || ranks.as_slice().iter().chain(of_rivals.iter());
    match all().find(|&&rank| usize::from(rank) != 1 + all().filter(|&&other| other < rank).count()) {
        Some(wrong) => Err(format!("Rank {wrong} of {ranks:?} and rivals {of_rivals:?} leaves somebody out.")),
        None => Ok(()),
    }
}
