//! What comes after: things owed, and the end of the turn.

use super::play::{after, drafted, noted, others};
use super::{Foreseen, Outlook, Owed, Stop, Way};
use crate::{Game, Seat, Viewer};

/// More ways than these are a choice for the board, not a list to be read.
const WAYS: usize = 12;
/// No turn is ended by more actions.
const LONGEST: usize = 24;

/// What the seat owes in the one game and not yet in the other.
pub(super) fn newly<G: Game>(before: &G, game: &G, seat: Seat) -> Vec<G::Due> {
    let (mut old, mut now) = (Vec::new(), Vec::new());
    before.due(seat, &mut old);
    game.due(seat, &mut now);
    now.retain(|due| match old.iter().position(|other| other == due) {
        Some(place) => {
            old.swap_remove(place);
            false
        }
        None => true,
    });
    now
}

/// What is owed, with what each way to carry it out would bring about.
pub(super) fn owed<G: Game>(game: &G, seat: Seat, due: &G::Due) -> Owed<G> {
    let mut ways = Vec::new();
    game.ways(seat, due, &mut ways);
    let choices = ways.len();
    ways.truncate(if choices > WAYS { 0 } else { choices });
    Owed { due: due.clone(), choices, ways: ways.into_iter().map(|action| way(game, seat, action)).collect() }
}

fn way<G: Game>(game: &G, seat: Seat, action: G::Action) -> Way<G> {
    let (next, events, unknown) = after(game, seat, action);
    let step = Foreseen { action, assumed: None, events };
    if let Some(unknown) = unknown {
        let stop = Some(Stop::Unknown(unknown));
        let outlook = Outlook { steps: vec![step], draft: Vec::new(), score: None, notes: Vec::new(), stop };
        return Way { outlook, owed: Vec::new() };
    }
    let outlook = Outlook {
        steps: vec![step],
        draft: drafted(game, &next, seat),
        score: Some(sheet(&next, seat)),
        notes: noted(game, &next, seat),
        stop: others(&next, seat),
    };
    Way { outlook, owed: newly(game, &next, seat) }
}

/// Ends the seat's turn as it would end without anything more of its own.
pub(super) fn end_of_turn<G: Game>(game: &G, seat: Seat) -> Option<Outlook<G>> {
    let mut steps = Vec::new();
    let mut now = game.clone();
    let mut stop = Some(Stop::Limit);
    for _ in 0..LONGEST {
        stop = others(&now, seat);
        let Some(action) = closing(&now, seat) else { break };
        let (next, events, unknown) = after(&now, seat, action);
        steps.push(Foreseen { action, assumed: None, events });
        if let Some(unknown) = unknown {
            stop = Some(Stop::Unknown(unknown));
            break;
        }
        now = next;
    }
    (!steps.is_empty()).then(|| Outlook {
        draft: drafted(game, &now, seat),
        score: Some(sheet(&now, seat)),
        notes: noted(game, &now, seat),
        steps,
        stop,
    })
}

fn closing<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    if !game.deciding().contains(seat) {
        return None;
    }
    game.closing(seat).or_else(|| match game.legal_list(seat).as_slice() {
        [only] => Some(*only),
        _ => None,
    })
}

fn sheet<G: Game>(game: &G, seat: Seat) -> crate::ScoreSheet {
    game.scores(Viewer::Seat(seat)).swap_remove(seat.index())
}
