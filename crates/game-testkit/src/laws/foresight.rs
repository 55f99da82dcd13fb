//! What a seat foresees is what then happens, and nothing in it rests on what the seat cannot know.

use game_core::{Foreseen, Foresight, Fx, Game, Outlook, Rng, Seat, Seed, Stop, Viewer, foresee};
use serde::Serialize;

use super::walk::{Look, Plan, positions};
use super::{Broken, Setting};
use crate::compare::paths_that_differ;

/// Actions tried in each position, besides the one that is played.
const TRIES: usize = 2;

/// Everything that is foreseen happens so when the same is done at the table: each action is legal, it tells what was
/// foreseen (the beginning of it, where foresight stopped inside), and points, questions and things owed are the same.
pub fn foresight_comes_true<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "What is foreseen is what then happens.";
    positions(settings, Plan { law, actions: 100_000, looks: 2_500 }, |mut look| {
        for (seat, action) in tries(&mut look) {
            let view = look.game.view(Viewer::Seat(seat));
            let foresight = foresee::<G>(&view, seat, &[action], look.rng);
            let foresight = foresight.map_err(|no| format!("`{action}` is legal, but not foreseen: {}", no.illegal))?;
            comes_true(look.game, seat, &foresight)
                .map_err(|why| format!("`{action}` of {seat} is foreseen. {why}"))?;
        }
        Ok(())
    })
}

/// Whatever lies hidden behind a view, the foresight is the same to the last byte.
pub fn foresight_knows_no_secret<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "Two games imagined from one view give the same foresight.";
    positions(settings, Plan { law, actions: 100_000, looks: 1_500 }, |mut look| {
        for (seat, action) in tries(&mut look) {
            let view = look.game.view(Viewer::Seat(seat));
            let seeds = [look.picker.bits(), look.picker.bits(), look.picker.bits()];
            let [one, other, third] = seeds.map(|seed| dreamt::<G>(&view, seat, action, seed));
            if one != other || one != third {
                let paths = paths_that_differ(&one, if one == other { &third } else { &other });
                return Err(format!("What {seat} foresees of `{action}` rests on a secret:\n{paths}"));
            }
        }
        Ok(())
    })
}

/// The points that a viewer is shown are the same in every game imagined from its view.
pub fn scores_know_no_secret<G: Game>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "The points a viewer is shown rest on what it knows.";
    positions(settings, Plan { law, actions: 60_000, looks: 1_500 }, |look| {
        for viewer in Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let imagined = G::imagine(&look.game.view(viewer), look.rng);
            let (real, dreamt) = (look.game.scores(viewer), imagined.scores(viewer));
            if real != dreamt {
                let paths = paths_that_differ(&real, &dreamt);
                return Err(format!("The points that {viewer:?} is shown rest on a secret:\n{paths}"));
            }
        }
        Ok(())
    })
}

/// The action that comes next, and others that its seat or another one could take.
fn tries<G: Game>(look: &mut Look<'_, G>) -> Vec<(Seat, G::Action)> {
    let mut tries: Vec<(Seat, G::Action)> = look.next.into_iter().collect();
    for _ in 0..TRIES {
        let Some(seat) = look.picker.seat(look.game.deciding()) else { break };
        let legal = look.game.legal_list(seat);
        tries.extend(look.picker.one_of(&legal).map(|action| (seat, *action)));
    }
    tries
}

fn dreamt<G: Game>(view: &G::View, seat: Seat, action: G::Action, seed: u64) -> serde_json::Value {
    let foresight = foresee::<G>(view, seat, &[action], &mut Rng::new(Seed::from(seed)));
    foresight.map_or_else(|no| json(&no.illegal), |foresight| json(&foresight))
}

fn comes_true<G: Game>(game: &G, seat: Seat, foresight: &Foresight<G>) -> Result<(), String> {
    let mut now = game.clone();
    let before = sheet(&now, seat);
    let whole = foresight.steps.len() - usize::from(foresight.inside);
    for step in &foresight.steps[..whole] {
        happens(&mut now, seat, step, true)?;
    }
    same("What the draft tells", &foresight.draft, &drafted(game, &now, seat))?;
    if let Some(step) = foresight.steps.get(whole) {
        if foresight.scores.is_some() || foresight.next.is_some() {
            return Err("Points or a question are foreseen behind something unknown.".to_owned());
        }
        return happens(&mut now, seat, step, false);
    }
    same("The points", &foresight.scores, &Some((before, sheet(&now, seat))))?;
    let question = foresight.next.as_ref();
    same("The next question", &question.map(|next| &next.prompt), &now.prompt(seat).as_ref())?;
    let answers = question.map(|next| next.legal.clone()).unwrap_or_default();
    same("What may be answered", &answers, &now.legal_list(seat))?;
    let mut notes = Vec::new();
    now.notes(game, seat, &mut notes);
    same("What is noted", &foresight.notes, &notes)?;
    if let Some(Stop::Others(seats)) = foresight.stop {
        same("Who is asked", &seats, &now.deciding())?;
    }
    for owed in &foresight.owed {
        for way in &owed.ways {
            carried_out(&now, seat, &way.outlook).map_err(|why| format!("A way to carry out what is owed: {why}"))?;
        }
    }
    foresight
        .end
        .iter()
        .try_for_each(|end| carried_out(&now, seat, end).map_err(|why| format!("The end of the turn: {why}")))
}

fn carried_out<G: Game>(game: &G, seat: Seat, outlook: &Outlook<G>) -> Result<(), String> {
    let mut now = game.clone();
    let stopped = matches!(outlook.stop, Some(Stop::Unknown(_)));
    let whole = outlook.steps.len() - usize::from(stopped);
    for step in &outlook.steps[..whole] {
        happens(&mut now, seat, step, true)?;
    }
    if let Some(score) = &outlook.score {
        same("The points", score, &sheet(&now, seat))?;
    }
    same("What the draft tells", &outlook.draft, &drafted(game, &now, seat))?;
    outlook.steps[whole..].iter().try_for_each(|step| happens(&mut now, seat, step, false))
}

/// Does what was foreseen and compares what the seat is told; of the last step only the beginning may be known.
fn happens<G: Game>(game: &mut G, seat: Seat, step: &Foreseen<G>, whole: bool) -> Result<(), String> {
    let action = step.action;
    game.check(seat, &action).map_err(|illegal| format!("`{action}` is then not legal: {illegal}"))?;
    let mut fx = Fx::listening();
    game.apply(seat, action, &mut fx);
    let mut heard: Vec<G::Event> = fx.take().0.iter().map(|told| told.to(Viewer::Seat(seat)).clone()).collect();
    if !whole {
        heard.truncate(step.events.len());
    }
    same(&format!("What `{action}` tells"), &step.events, &heard)
}

fn drafted<G: Game>(before: &G, game: &G, seat: Seat) -> Vec<G::Event> {
    let mut fx = Fx::listening();
    game.draft(before, seat, &mut fx);
    fx.take().0.iter().map(|told| told.to(Viewer::Seat(seat)).clone()).collect()
}

fn sheet<G: Game>(game: &G, seat: Seat) -> game_core::ScoreSheet {
    game.scores(Viewer::Seat(seat)).swap_remove(seat.index())
}

fn same(what: &str, foreseen: &impl Serialize, real: &impl Serialize) -> Result<(), String> {
    let (foreseen, real) = (json(foreseen), json(real));
    if foreseen == real {
        return Ok(());
    }
    Err(format!(
        "{what} comes out differently:\n{}\nforeseen {foreseen}\nreal     {real}",
        paths_that_differ(&foreseen, &real)
    ))
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap_or_default()
}
