//! Draw: a Secret Mission, and the reward for the Monolith.

use game_core::{Fx, Seat, SeatSet, Secret, Viewer};

use super::{cards, end};
use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hex, SecretMission};
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

/// Then, if he controls the Monolith, Energize cards; or, as King of the Hill, a choice.
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

/// A point for him, a card for every other player, clockwise. The point counts at once; the cards do not run
/// out.
/// § NX-13.3
pub(super) fn apply_take_hill(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) {
    game.open.agenda.complete(Task::TakeHill);
    let player = &mut game.open.players[seat];
    player.hill += 1;
    player.vp += 1;
    fx.tell(|| Event::HillTaken { seat, vp: 1 });
    end::test_target(game, seat, fx);
    if game.open.end.is_none() {
        for other in seat.clockwise(game.open.seats).skip(1) {
            cards::draw_energize(game, other, 1, fx);
        }
    }
}
