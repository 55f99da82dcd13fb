//! Playing ahead.

use super::ahead::{end_of_turn, newly, owed};
use super::{Foreseen, Foresight, Question, Refused, Stop};
use crate::{Fx, Game, Rng, Seat, Unknown, Viewer};

/// No chain of a seat's own questions is longer; it keeps a faulty suggestion from running in circles.
const FURTHEST: usize = 24;

/// What these actions of the seat would bring about, as far as its view tells. `rng` deals what the view does not
/// show; whatever it deals, the answer is the same.
pub fn foresee<G: Game>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut Rng,
) -> Result<Foresight<G>, Refused<G>> {
    let start = G::imagine(view, rng);
    let mut game = start.clone();
    let mut steps = Vec::new();
    let mut met = None;
    let mut odds = None;
    for (step, &action) in actions.iter().enumerate() {
        game.check(seat, &action).map_err(|illegal| Refused { step, illegal })?;
        let (next, events, unknown) = after(&game, seat, action);
        steps.push(Foreseen { action, assumed: None, events });
        if step + 1 == actions.len() {
            odds = game.odds(seat, &action);
        }
        if unknown.is_some() {
            met = unknown;
            break;
        }
        game = next;
    }
    let inside = met.is_some();
    let stop = match met {
        Some(unknown) => Some(Stop::Unknown(unknown)),
        None => assume(&mut game, seat, &mut steps),
    };
    Ok(Foresight { odds, ..tell(&start, &game, seat, steps, stop, inside) })
}

/// Goes on through the seat's own questions while there is one answer or the game suggests one; ends before an answer
/// that needs what the seat cannot know, and before the seat's turn is ended for it.
fn assume<G: Game>(game: &mut G, seat: Seat, steps: &mut Vec<Foreseen<G>>) -> Option<Stop> {
    for _ in 0..FURTHEST {
        if let Some(stop) = others(game, seat) {
            return Some(stop);
        }
        let mut legal = game.legal_list(seat);
        let action = only_answer(game, seat, &legal).or_else(|| game.suggest(seat))?;
        let (next, events, unknown) = after(game, seat, action);
        if let Some(unknown) = unknown {
            return Some(Stop::Unknown(unknown));
        }
        legal.retain(|other| *other != action);
        steps.push(Foreseen { action, assumed: Some(legal), events });
        *game = next;
    }
    Some(Stop::Limit)
}

/// The answer to a question that leaves no choice. Ending the turn is always the seat's own.
fn only_answer<G: Game>(game: &G, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
    let [only] = legal else { return None };
    (game.closing(seat) != Some(*only)).then_some(*only)
}

/// Why the seat has nothing to decide, if it has not.
pub(super) fn others<G: Game>(game: &G, seat: Seat) -> Option<Stop> {
    let deciding = game.deciding();
    if deciding.contains(seat) {
        None
    } else if deciding.is_empty() {
        Some(Stop::Over)
    } else {
        Some(Stop::Others(deciding))
    }
}

/// The game after an action, what the seat is told by it, and the first thing in it that the seat cannot know.
pub(super) fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> (G, Vec<G::Event>, Option<Unknown>) {
    let mut game = game.clone();
    let mut fx = Fx::foreseeing(seat);
    game.apply(seat, action, &mut fx);
    let unknown = fx.unknown();
    (game, heard(fx, seat), unknown)
}

pub(super) fn heard<E: Clone>(mut fx: Fx<E>, seat: Seat) -> Vec<E> {
    fx.take().0.iter().map(|told| told.to(Viewer::Seat(seat)).clone()).collect()
}

/// What the seat's draft, laid open, would tell of the way from one game to the other.
pub(super) fn drafted<G: Game>(before: &G, game: &G, seat: Seat) -> Vec<G::Event> {
    let mut fx = Fx::foreseeing(seat);
    game.draft(before, seat, &mut fx);
    heard(fx, seat)
}

pub(super) fn noted<G: Game>(before: &G, game: &G, seat: Seat) -> Vec<G::Note> {
    let mut notes = Vec::new();
    game.notes(before, seat, &mut notes);
    notes
}

fn tell<G: Game>(
    start: &G,
    game: &G,
    seat: Seat,
    steps: Vec<Foreseen<G>>,
    stop: Option<Stop>,
    inside: bool,
) -> Foresight<G> {
    let draft = drafted(start, game, seat);
    let mut places = Vec::new();
    for event in steps.iter().flat_map(|step| &step.events).chain(&draft) {
        G::places(event, &mut places);
    }
    let mut unique = Vec::with_capacity(places.len());
    places.into_iter().for_each(|place| {
        if !unique.contains(&place) {
            unique.push(place);
        }
    });
    let sheet = |game: &G| game.scores(Viewer::Seat(seat)).swap_remove(seat.index());
    let legal = game.legal_list(seat);
    let asked = game.prompt(seat).filter(|_| !inside);
    Foresight {
        steps,
        draft,
        stop,
        inside,
        scores: (!inside).then(|| (sheet(start), sheet(game))),
        owed: if inside {
            Vec::new()
        } else {
            newly(start, game, seat).iter().map(|due| owed(game, seat, due)).collect()
        },
        end: if inside { None } else { end_of_turn(game, seat) },
        notes: noted(start, game, seat),
        places: unique,
        next: asked.map(|prompt| Question { prompt, legal }),
        odds: None,
    }
}
