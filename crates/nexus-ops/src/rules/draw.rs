//! Draw: a Secret Mission, and the reward for the Monolith.

use game_core::{Fx, Seat, SeatSet, Secret, Viewer};

use super::{cards, end};
use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{ENERGIZE_CARDS, Hex, SECRET_CARDS, SecretMission};
use crate::state::{NexusOps, Open, Task};

/// A Secret Mission is drawn first, always. With Top Priority two are drawn and one is kept; a single one is
/// kept as it is.
/// § NX-10.1 NX-10.2 NX-13.4
pub(super) fn draw_mission(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let seat = game.open.turn.active;
    if !game.open.options.top_priority {
        cards::draw_secret(game, seat, data().secrets_per_turn, fx);
        return;
    }
    match (cards::take_secret(game, seat, fx), cards::take_secret(game, seat, fx)) {
        (Some(first), Some(second)) => {
            game.drawn = Secret::new([first, second], SeatSet::one(seat));
            game.open.agenda.push(Task::Keep);
            fx.tell(|| Event::SecretsDrawn { seat, count: 2 });
        }
        (Some(only), None) | (None, Some(only)) => cards::gain_secret(game, seat, only, fx),
        (None, None) => fx.tell(|| Event::DrawLost { seat }),
    }
}

/// Secret Missions that the turn still brings to the hand, as things stand: of two that are drawn one is kept.
/// § NX-10.1 NX-11.2 NX-13.4
pub(crate) fn missions_ahead(game: &NexusOps) -> u8 {
    let open = &game.open;
    let still = open.agenda.iter().any(|task| matches!(task, Task::DrawSecret | Task::Keep));
    let cards = game.secret_deck.len()
        + open.secret_discard.iter().count()
        + usize::from(open.agenda.top() == Some(Task::Keep));
    if still { data().secrets_per_turn.min(cards.min(SECRET_CARDS) as u8) } else { 0 }
}

/// Energize cards that the Monolith would still bring, as things stand.
/// § NX-10.1 NX-11.2
pub(crate) fn energize_ahead(game: &NexusOps) -> u8 {
    let open = &game.open;
    let chosen = open.agenda.iter().any(|task| task == Task::DrawEnergize);
    let to_come = open.agenda.iter().any(|task| task == Task::Monolith)
        && open.controlled(open.turn.active).contains(Hex::MONOLITH);
    let cards = game.energize_deck.len() + open.energize_discard.iter().count();
    if chosen || to_come { data().energize_for_monolith.min(cards.min(ENERGIZE_CARDS) as u8) } else { 0 }
}

pub(super) fn legal_keep(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    if let Some(&[first, second]) = game.drawn.seen_by(Viewer::Seat(seat)) {
        into.push(Action::Keep { card: first });
        if second != first {
            into.push(Action::Keep { card: second });
        }
    }
}

pub(super) fn check_keep(game: &NexusOps, seat: Seat, card: SecretMission) -> Result<(), Illegal> {
    if game.open.agenda.top() != Some(Task::Keep) {
        return Err(Illegal::KeepNow {});
    }
    let drawn = game.drawn.seen_by(Viewer::Seat(seat));
    if drawn.is_some_and(|drawn| drawn.contains(&card)) { Ok(()) } else { Err(Illegal::NotDrawn {}) }
}

/// The other one goes under the deck, unseen by others.
/// § NX-13.4
pub(super) fn apply_keep(game: &mut NexusOps, seat: Seat, card: SecretMission, fx: &mut Fx<Event>) {
    let [first, second] = *game.drawn.inside(fx);
    let other = if card == first { second } else { first };
    game.drawn = Secret::default();
    game.open.agenda.pop();
    game.secret_deck.put_under(other, SeatSet::one(seat));
    cards::gain_secret(game, seat, card, fx);
    fx.tell_secret(seat, || Event::SecretPutUnder { seat, card: other }, || Event::SecretPutUnderUnseen { seat });
}

/// Then, if they control the Monolith, Energize cards; or, as King of the Hill, a choice.
/// § NX-10.1 NX-13.3
pub(super) fn reward_monolith(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let seat = game.open.turn.active;
    if !game.open.controlled(seat).contains(Hex::MONOLITH) {
        return;
    }
    if game.open.options.king_of_the_hill {
        game.open.agenda.one_of([Task::DrawEnergize, Task::TakeHill]);
    } else {
        cards::draw_energize(game, seat, data().energize_for_monolith, fx);
    }
}

pub(super) fn check_reward(open: &Open) -> Result<(), Illegal> {
    match open.agenda.top() {
        Some(Task::DrawEnergize | Task::TakeHill) => Ok(()),
        _ => Err(Illegal::RewardNow {}),
    }
}

pub(super) fn apply_take_energize(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) {
    game.open.agenda.complete(Task::DrawEnergize);
    cards::draw_energize(game, seat, data().energize_for_monolith, fx);
}

/// A point for them, a card for every other player, clockwise. The point counts at once; the cards do not run
/// out.
/// § NX-13.3
pub(super) fn apply_take_hill(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) {
    game.open.agenda.complete(Task::TakeHill);
    let player = &mut game.open.players[seat];
    let vp = data().hill_vp;
    player.hill += 1;
    player.vp += vp;
    fx.tell(|| Event::HillTaken { seat, vp });
    end::test_target(game, seat, fx);
    if game.open.end.is_none() {
        for other in seat.clockwise(game.open.seats).skip(1) {
            cards::draw_energize(game, other, 1, fx);
        }
    }
}
